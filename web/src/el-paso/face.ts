/** El Paso at the table. */
import type { GameFace } from "../state/face";
import { t } from "../words/fluent.svelte";
import { refusalText } from "../words/names";
import { cardText, choiceText, decisionText, previewText, sentence, townName } from "./sentences";
import Ending from "./table/Ending.svelte";
import Hand from "./table/Hand.svelte";
import Help from "./table/Help.svelte";
import Layout from "./table/Layout.svelte";
import { theatre } from "./theatre";
import { each, type View } from "./types";

export const face: GameFace<View> = {
  name: "el-paso",
  theatre,
  sentences: { event: sentence, choice: choiceText, preview: previewText, refusal: refusalText, decision: decisionText },
  groups: {
    towns: ["town_entered", "rolled", "arrested", "town_emptied", "town_ended", "game_over"],
    raids: ["revealed", "taken", "empty_handed", "shut"],
    nuggets: ["left", "kept", "exchanged", "tiles_lost", "cashed"],
  },
  bandits: (view) => view.seats.map((one) => one.bandit),
  hands: (view) =>
    view.seats.map(({ bandit, hand }) => ({
      role: bandit,
      cards: each(hand.cards ?? {})
        .map(({ place, value }) => cardText(`${place} ${value}`))
        .join(", "),
    })),
  mark: (event) => (event.kind === "town_entered" ? townName(String(event["town"])) : null),
  jump: "to-town",
  worth: (value) => t("nuggets", { value }),
  Layout,
  Hand,
  Ending,
  Help,
};
