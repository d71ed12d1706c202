/** The games there are; the code of each is loaded when somebody wants it. */
import type { Component } from "svelte";
import type { GameFace } from "./state/face";
import { loadWords, speakOf } from "./words/fluent.svelte";

/** What a game shows on the front page. */
export interface Poster {
  readonly bandits: readonly string[];
  /** Its picture, filling the box it is put in. */
  readonly Picture: Component<{ width: number; height: number }>;
  /** A bandit, feet at (0, 0). */
  readonly Portrait: Component<{ who: string }>;
  /** Message of a line about a bandit; null where all are alike. */
  about(bandit: string): string | null;
}

interface Entry {
  poster(): Promise<{ poster: Poster }>;
  face(): Promise<{ face: GameFace }>;
}

const GAMES: Readonly<Record<string, Entry>> = {
  "colt-express": { poster: () => import("./colt-express/poster"), face: () => import("./colt-express/face") },
  "el-paso": { poster: () => import("./el-paso/poster"), face: () => import("./el-paso/face") },
};

export const GAME_NAMES: readonly string[] = Object.keys(GAMES);

/** A game's table and its words, which become those of the page. */
export async function faceOf(game: string): Promise<GameFace> {
  const entry = GAMES[game];
  if (entry === undefined) throw new Error(`no game is called ${game}`);
  const [{ face }] = await Promise.all([entry.face(), speakOf(game)]);
  return face;
}

/** A game's poster and its words. */
export async function posterOf(game: string): Promise<Poster> {
  const entry = GAMES[game];
  if (entry === undefined) throw new Error(`no game is called ${game}`);
  const [{ poster }] = await Promise.all([entry.poster(), loadWords(game)]);
  return poster;
}
