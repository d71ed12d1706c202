/** The documents of El Paso: views and outcomes. */
import type { GameView, Outcome as AnyOutcome } from "../protocol/types";

export type { GameEvent, LegalAction, Refusal } from "../protocol/types";

export const PLACES = ["bank", "saloon", "mine", "pasture", "hotel", "corral"] as const;
export type Place = (typeof PLACES)[number];

/** Cards or tiles: for each kind of place their values. */
export type Values = Partial<Record<Place, number[]>>;

export interface Hand {
  /** The values, where they are known; else their number and kinds. */
  cards?: Values;
  unknown?: number;
  places?: Partial<Record<Place, number>>;
  seen: Values;
}

export interface SeatView {
  seat: number;
  bandit: string;
  in_town: boolean;
  /** In which position this bandit left town; null in town and after an arrest. */
  position: number | null;
  /** The card face down before the bandit: its text, "hidden", or null. */
  chosen: string | null;
  /** The card of the last raid, "bank 7", until a new one is drawn. */
  raided?: string;
  hand: Hand;
  tiles: Values;
  kept: Values;
  nuggets: number;
}

export interface Town {
  number: number;
  name: string;
  raids: number;
  left: number;
  groups: number;
  /** The top tile of each stack comes first. */
  stacks: Values;
}

export interface TownRow {
  name: string;
  rates: Partial<Record<Place, number>>;
  reconstructed: string[];
}

export interface Dice {
  sheriff: number;
  stars: number;
  brands: number;
  sixes: number;
}

export interface View extends GameView {
  phase: "raid" | "draw" | "leave" | "over";
  lookout: number;
  town: Town;
  dice: Dice;
  decision: { kind: string; seats: number[]; bandits: string[] } | null;
  seats: SeatView[];
  piles: { place: Place; unseen: number; discards: number[] }[];
  bag: Values;
  towns: TownRow[];
}

export interface Outcome extends AnyOutcome {
  scores: { money: number; nuggets: number }[];
}

/** All cards or tiles, one entry for each. */
export const each = (values: Values): { place: Place; value: number }[] =>
  PLACES.flatMap((place) => (values[place] ?? []).map((value) => ({ place, value })));

export const cardsIn = (hand: Hand): number => hand.unknown ?? each(hand.cards ?? {}).length;
