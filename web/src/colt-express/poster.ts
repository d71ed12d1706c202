/** Colt Express on the front page. */
import type { Component } from "svelte";
import type { Poster } from "../games";
import Figure from "./art/Figure.svelte";
import { FIGURES } from "./art/figures";
import Picture from "./Picture.svelte";

export const poster: Poster = {
  bandits: Object.keys(FIGURES),
  Picture,
  Portrait: Figure as Component<{ who: string }>,
  about: (bandit) => `power-${bandit}`,
};
