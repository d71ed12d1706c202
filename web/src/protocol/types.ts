/**
 * What the server sends and takes: the generated messages of the wire, and the documents of the game inside them
 * (views, events, outcomes), which the schemas of the messages leave open because they belong to the game.
 */
import type * as wire from "./wire";

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

export interface View {
  format: string;
  version: number;
  game: string;
  options: Record<string, unknown>;
  viewer?: number | null;
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

export interface GameEvent {
  kind: string;
  [field: string]: unknown;
}

export interface LegalAction extends wire.Choice {
  effects: GameEvent[];
  /** The action's own fields: card, car, target ... */
  [field: string]: unknown;
}

export interface Refusal extends wire.Refusal {
  args: Record<string, unknown>;
}

export interface Outcome {
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

export interface Player extends wire.Player {
  bandit: BanditName;
}

interface Situation {
  view: View;
  legal: LegalAction[];
  refusals: Refusal[];
  outcome: Outcome | null;
}

export interface Welcome extends wire.Welcome {
  players: Player[];
}
export type StateMessage = Omit<wire.State, keyof Situation> & Situation;
export type UpdateMessage = Omit<wire.Update, keyof Situation | "events"> & Situation & { events: GameEvent[] };
export type ServerMessage = Welcome | StateMessage | UpdateMessage | wire.Ack | wire.Error | wire.Pong;
export type ClientMessage = wire.ClientMessage;

export interface OptionInfo {
  name: string;
  choices: (string | boolean)[];
  default: string | boolean;
}
export interface GameInfo {
  name: string;
  rules: string;
  options: OptionInfo[];
  seats_min: number;
  seats_max: number;
  bandits: BanditName[];
  bots: string[];
}

export interface TableSummary {
  table: string;
  game: string;
  seat: number;
  players: Player[];
  options: Record<string, unknown>;
  created: number;
  over: boolean;
}

export interface LogStep {
  seq: number;
  seat: number | null;
  action: string | null;
  events: GameEvent[];
}
export interface ReplayStep extends LogStep {
  view: View;
}
export interface Replay {
  table: string;
  game: string;
  seat: number;
  players: Player[];
  commitment: string;
  secret: string;
  steps: ReplayStep[];
  outcome: Outcome;
}
