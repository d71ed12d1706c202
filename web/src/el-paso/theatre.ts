/** How the events of El Paso are shown: how long, and with which sound. */
import type { Theatre } from "../state/face";
import { apply } from "./apply";
import type { View } from "./types";

/** How long an event is shown at normal speed, in milliseconds. */
const LENGTH: Readonly<Record<string, number>> = {
  dealt: 250,
  town_entered: 1500,
  laid: 320,
  returned: 320,
  chosen: 260,
  changed: 200,
  revealed: 560,
  rolled: 2300,
  arrested: 1900,
  picked: 480,
  stayed: 520,
  left: 900,
  kept: 420,
  town_ended: 600,
};
const USUAL = 850;

export const theatre: Theatre<View> = {
  apply,
  length: (event) => LENGTH[event.kind] ?? USUAL,
  sounds: {
    chosen: "card",
    revealed: "card",
    picked: "card",
    rolled: "dice",
    taken: "coin",
    exchanged: "coin",
    cashed: "coin",
    shut: "punch",
    arrested: "shot",
    left: "step",
    laid: "step",
  },
};
