/**
 * What the server sends and takes: the generated messages of the wire, and the documents of the game inside them
 * (views, events, outcomes), which the schemas of the messages leave open because they belong to the game.
 */
import type * as wire from "./wire";

/** What the views of all games have in common. */
export interface GameView {
  format: string;
  version: number;
  game: string;
  options: Record<string, unknown>;
  viewer?: number | null;
  phase: string;
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
  scores: { money: number }[];
  ranking: number[];
  winners: number[];
  decided_by: string;
}

export type Player = wire.Player;

interface Situation {
  view: GameView;
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

interface ForSeats {
  seats: number;
  choice: string | number | boolean;
}
export interface OptionInfo {
  name: string;
  choices: (string | number | boolean)[];
  default: string | number | boolean;
  /** The one choice that a number of seats leaves. */
  always: ForSeats[];
  /** The choices that need so many seats at least. */
  needs: ForSeats[];
}
export interface GameInfo {
  name: string;
  rules: string;
  options: OptionInfo[];
  seats_min: number;
  seats_max: number;
  /** The numbers of seats where each seat plays two bandits. */
  teams: number[];
  bandits: string[];
  bots: string[];
  /** The usual one of them. */
  usual_bot: string;
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
  view: GameView;
}
/** What a seat could have won where; a win is a chance from 0 to 1. */
export interface Analysis {
  /** The bandit or the team of each seat. */
  seats: string[];
  curve: number[];
  decisions: Decision[];
  moments: { step: number; before: number; after: number }[];
}
/** A step the search expects; what others choose in secret has no action. */
export interface ExpectedStep {
  seat: number;
  action: string | null;
}
export interface Decision {
  step: number;
  played: string;
  best: string;
  gain: number;
  promised: number;
  choices: { action: string; visits: number; win: number | null; money: number | null; line: ExpectedStep[] }[];
}
export interface AnalysisState {
  state: "none" | "waiting" | "running" | "done" | "failed";
  answered: number;
  questions: number;
  analysis: Analysis | null;
  /** The actions that are spoken of, by their notation. */
  actions: Record<string, LegalAction>;
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
