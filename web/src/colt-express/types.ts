/** The documents of Colt Express: views and outcomes. */
import type { GameView, Outcome as AnyOutcome } from "../protocol/types";

export type { GameEvent, LegalAction, Refusal, ReplayStep } from "../protocol/types";

export type BanditName = "belle" | "cheyenne" | "django" | "doc" | "ghost" | "tuco";
export type CardName = "move" | "floor" | "fire" | "rob" | "punch" | "marshal" | "bullet";
export type Level = "inside" | "roof";
export type LootKind = "purse" | "jewel" | "strongbox";
export type TurnSymbol = "standard" | "tunnel" | "speeding_up" | "switching";
export type Phase = "schemin" | "stealin" | "over";

export interface Token {
  token: number;
  value: number | null;
}

export interface Spot {
  purses: number;
  tokens: Token[];
  jewels: number;
  strongboxes: number;
}

export interface Car {
  car: number;
  name: string;
  inside: Spot;
  roof: Spot;
}

export interface RoundInfo {
  number: number;
  first: number;
  card: string;
  turns: TurnSymbol[];
  event: string | null;
  past: string[];
  turn: number;
  step: number;
}

export interface Decision {
  kind: string;
  seat: number;
  bandit: BanditName | null;
  target: BanditName | null;
  token: number | null;
}

/** Cards by name, or `{unknown: n}` where only their number is known. */
export type CardCounts = Partial<Record<CardName | "unknown", number>>;

export interface SeatView {
  seat: number;
  bandits: BanditName[];
  hand: CardCounts;
  deck: CardCounts;
}

export interface BanditView {
  bandit: BanditName;
  seat: number;
  car: number;
  level: Level;
  bullets_left: number;
  received: Partial<Record<BanditName | "neutral", number>>;
  purses: Token[];
  jewels: number;
  strongboxes: number;
  ransom: number;
}

export interface PileCard {
  bandit: BanditName;
  card: CardName | null;
  face_down: boolean;
  resolved: boolean;
}

export interface View extends GameView {
  phase: Phase;
  round: RoundInfo;
  decision: Decision | null;
  train: Car[];
  marshal: number;
  strongbox_waiting: boolean;
  neutral_bullets: { left: number; removed: number };
  box: Token[];
  seats: SeatView[];
  bandits: BanditView[];
  pile: PileCard[];
}

export interface Outcome extends AnyOutcome {
  scores: {
    seat?: number;
    money: number;
    loot: number;
    ransom: number;
    gunslinger: number;
    bullets_received: number;
  }[];
  ranking: number[];
  winners: number[];
  decided_by: "money" | "bullets" | "shared";
}

