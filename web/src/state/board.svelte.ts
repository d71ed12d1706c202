/** What the components of one table share: the situation to draw, the choices, and which of them is looked at. */
import { getContext, setContext } from "svelte";
import type { GameView, LegalAction, Refusal } from "../protocol/types";
import type { Showing } from "./director.svelte";
import type { GameFace } from "./face";

export interface Board<View extends GameView = GameView> {
  /** What is particular to the game. */
  readonly game: GameFace<View>;
  /** What is drawn. */
  readonly view: View;
  /** The newest view, which choices are about. */
  readonly latest: View;
  readonly now: Showing<View> | null;
  readonly me: number | null;
  readonly legal: readonly LegalAction[];
  readonly refusals: readonly Refusal[];
  /** The texts of the choices that are collected, to be played with the next one that is made. */
  readonly staged: readonly string[];
  /** The choice under the pointer or the focus. */
  looked: LegalAction | null;
  choose(action: LegalAction): void;
  /** Shows why something is not possible, or what it is. */
  explain(text: string): void;
  help(topic: string): void;
}

const KEY = Symbol("board");
export const provideBoard = (board: Board): Board => setContext(KEY, board);
export const useBoard = <View extends GameView = GameView>(): Board<View> => getContext<Board<View>>(KEY);
