/** What a game brings to the table: how its events change what one sees, its sentences, and the parts it draws itself. */
import type { Component, Snippet } from "svelte";
import type { GameEvent, GameView, LegalAction, Outcome, Refusal } from "../protocol/types";
import type { Sound } from "./sounds";

/** How the events of a game are shown, one after the other. */
export interface Theatre<View extends GameView = GameView> {
  /** The view after the event; the given one stays as it is. */
  apply(view: View, event: GameEvent): View;
  /** How long an event is shown at normal speed, in milliseconds. */
  length(event: GameEvent): number;
  readonly sounds: Readonly<Record<string, Sound>>;
}

/** The sentences of a game in the language of the page. */
export interface Sentences<View extends GameView = GameView> {
  event(event: GameEvent, view: View | null): string;
  choice(action: LegalAction, view: View): string;
  /** What a choice would do. */
  preview(action: LegalAction, view: View): string;
  refusal(refusal: Refusal): string;
  /** Who must do what now. */
  decision(view: View, me: number | null): string;
}

/** Choices that are collected until another one is made, and may be changed until then. */
export interface Staging<View extends GameView = GameView> {
  /** How often a choice may be collected; 0 for one that is made at once. */
  most(action: LegalAction, view: View, me: number): number;
  /** The view with what has been collected. */
  show(view: View, me: number, staged: readonly string[]): View;
}

export interface LayoutProps {
  title: string;
  hands?: boolean;
  who: (seat: number) => string;
  help: () => void;
  skip?: (() => void) | undefined;
  caption?: string | null;
  bar?: Snippet;
  status: Snippet;
  choices: Snippet;
  hand: Snippet;
  log: Snippet;
}

export interface EndingProps {
  outcome: Outcome;
  me: number;
  table: string;
  again: () => void;
  close: () => void;
}

/** A place in a game that a replay can jump to. */
export interface Mark {
  at: number;
  name: string;
}

export interface GameFace<View extends GameView = GameView> {
  readonly name: string;
  readonly theatre: Theatre<View>;
  readonly sentences: Sentences<View>;
  readonly staging?: Staging<View>;
  /** The kinds of events in each group that the log can be cut down to; the first group are headings. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** The bandits at the table. */
  bandits(view: View): readonly string[];
  /** What each seat plays, and the cards in its hand in words; empty where none is known. */
  hands(view: View): readonly { role: string; cards: string }[];
  /** The name of the part of the game that an event begins, such as a round; null for other events. */
  mark(event: GameEvent): string | null;
  /** The message that says one can go to such a part. */
  readonly jump: string;
  /** An amount of what counts in the end, in words. */
  worth(amount: number): string;
  readonly Layout: Component<LayoutProps>;
  readonly Hand: Component;
  readonly Ending: Component<EndingProps>;
  readonly Help: Component<{ topic: string; close: () => void }>;
}
