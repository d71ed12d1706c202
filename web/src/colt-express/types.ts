/** The documents of Colt Express: views and outcomes. */
import type { GameView, Outcome as AnyOutcome } from "../protocol/types";

export type { GameEvent, LegalAction, Refusal, ReplayStep } from "../protocol/types";

export type BanditName = "belle" | "cheyenne" | "django" | "doc" | "ghost" | "tuco";
export type CardName = "move" | "floor" | "fire" | "rob" | "punch" | "marshal" | "bullet";
export type Level = "inside" | "roof";
export type LootKind = "purse" | "jewel" | "strongbox";
export type TurnSymbol = "standard" | "tunnel" | "speeding_up" | "switching";
export type Phase = "placing" | "dealing" | "schemin" | "keeping" | "stealin" | "event" | "over";

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
  /** Null while teams are placed, before the first card is turned over. */
  card: string | null;
  turns: TurnSymbol[];
  event: string | null;
  past: string[];
  turn: number;
  step: number;
}

/** What one seat decides; where it plans or places with two bandits, `bandit` is its team, such as "belle+doc". */
export interface Decision {
  kind: string;
  seat: number;
  bandit: string | null;
  target: BanditName | null;
  token: number | null;
}

/** What several seats decide at once. */
export interface SharedDecision {
  kind: "keep";
  seats: number[];
  bandits: string[];
}

/** Cards by name, a team's with its bandit ("fire belle"), or `{unknown: n}` where only their number is known. */
export type CardCounts = Partial<Record<string, number>>;

export interface SeatView {
  seat: number;
  bandits: BanditName[];
  hand: CardCounts;
  deck: CardCounts;
  /** In the expert game: my discard pile, of others only its size. */
  discard?: CardCounts;
  bullets_on_top?: number;
  /** What has been marked to leave my hand, while it is chosen what to keep. */
  leaving?: CardCounts;
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
  decision: Decision | SharedDecision | null;
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

