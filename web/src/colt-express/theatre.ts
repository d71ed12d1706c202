/** How the events of Colt Express are shown: how long, and with which sound. */
import type { Theatre } from "../state/face";
import type { Sound } from "../state/sounds";
import { apply } from "./apply";
import type { View } from "./types";

/** How long an event is shown at normal speed, in milliseconds. */
const LENGTH: Readonly<Record<string, number>> = {
  round_started: 900,
  round_card: 1300,
  turn_started: 800,
  stealin_started: 1100,
  draws: 450,
  keeps: 600,
  reshuffles: 700,
  played: 700,
  passed: 500,
  resolves: 650,
  moved: 950,
  climbed: 850,
  shot: 1100,
  marshal_hits: 1000,
  event_started: 1500,
  game_over: 900,
};
const USUAL = 850;
/** The sound that goes with a kind of event, if any. */
const SOUNDS: Readonly<Record<string, Sound>> = {
  shot: "shot",
  marshal_hits: "shot",
  passengers_hit: "shot",
  robbed: "coin",
  pickpockets: "coin",
  snatched: "coin",
  ransom: "coin",
  dropped: "coin",
  punched: "punch",
  shoved: "punch",
  pushed: "punch",
  moved: "step",
  climbed: "step",
  flees: "step",
  played: "card",
  reshuffles: "card",
  placed: "step",
};

export const theatre: Theatre<View> = { apply, length: (event) => LENGTH[event.kind] ?? USUAL, sounds: SOUNDS };
