/** Made by `npm run types` from web/schema; not to be edited. */
export type ServerMessage = Welcome | State | Update | Ack | Error | Pong;
/**
 * The first message: which table this is, and where the reader sits.
 */
export interface Welcome {
  type: "welcome";
  protocol?: number;
  table: string;
  game: string;
  /**
   * Seats are numbered clockwise from 0.
   */
  seat: number;
  /**
   * How many steps the reader has seen; each seat has its own count.
   */
  seq: number;
  commitment: string;
  players: Player[];
}
/**
 * Who sits where: `who` is "me", "guest" or a bot's name, `bandit` the seat's role.
 */
export interface Player {
  /**
   * Seats are numbered clockwise from 0.
   */
  seat: number;
  bandit: string;
  who: string;
}
/**
 * The whole state, for a client that has none or an old one.
 */
export interface State {
  type: "state";
  /**
   * How many steps the reader has seen; each seat has its own count.
   */
  seq: number;
  view: {};
  legal: Choice[];
  refusals: Refusal[];
  /**
   * Items: Seats are numbered clockwise from 0.
   */
  awaiting: number[];
  outcome: {} | null;
  secret: string | null;
}
/**
 * A legal action: besides these its own fields (card, car, target ...), what it does by itself (`effects`), for a card to
 * be planned what it could do if it were resolved now (`would`), and numbers a player would work out (`figures`).
 */
export interface Choice {
  text: string;
  id: number;
  kind: string;
  effects: {}[];
  would: string[];
  figures: {
    [k: string]: string | number;
  };
}
/**
 * Something one might try and may not, with the rule and its reason.
 */
export interface Refusal {
  text: string;
  rule: string;
  code: string;
  args: {};
  message: string;
}
/**
 * One step: who acted, what was played (null when that is not for this reader), what it caused, and the state after it.
 */
export interface Update {
  type: "update";
  /**
   * How many steps the reader has seen; each seat has its own count.
   */
  seq: number;
  view: {};
  legal: Choice[];
  refusals: Refusal[];
  /**
   * Items: Seats are numbered clockwise from 0.
   */
  awaiting: number[];
  outcome: {} | null;
  secret: string | null;
  /**
   * Seats are numbered clockwise from 0.
   */
  seat: number;
  action: string | null;
  events: {}[];
}
/**
 * The message `id` was applied and is durable; its action made the state numbered `seq`.
 */
export interface Ack {
  type: "ack";
  id: string;
  /**
   * How many steps the reader has seen; each seat has its own count.
   */
  seq: number;
}
/**
 * The message `id` (null when it could not be read) was refused, and why.
 */
export interface Error {
  type: "error";
  id: string | null;
  code:
    | "game_over"
    | "illegal_action"
    | "internal"
    | "malformed"
    | "not_yours"
    | "stale"
    | "storage"
    | "too_fast"
    | "too_large"
    | "too_many_sockets"
    | "unknown_table"
    | "wrong_seat";
  message: string;
}
/**
 * Yes.
 */
export interface Pong {
  type: "pong";
}
export type ClientMessage = Play | Ping | Resync;
/**
 * Play an action that was chosen in the state numbered `seq`. Sent again with the same `id` it is applied once.
 */
export interface Play {
  type: "play";
  /**
   * Chosen by the client, unique in its table.
   */
  id: string;
  /**
   * How many steps the reader has seen; each seat has its own count.
   */
  seq: number;
  /**
   * An action's text.
   */
  action: string;
}
/**
 * Are you there?
 */
export interface Ping {
  type: "ping";
}
/**
 * Send what came after the state numbered `after`; all of it when that is null.
 */
export interface Resync {
  type: "resync";
  after?: number | null;
}
