/** El Paso on the front page. */
import type { Poster } from "../games";
import Figure from "./art/Figure.svelte";
import { FIGURES } from "./art/figures";
import Picture from "./Picture.svelte";

export const poster: Poster = { bandits: Object.keys(FIGURES), Picture, Portrait: Figure, about: () => null };
