/** Colt Express at the table. */
import type { GameFace } from "../state/face";
import { money, t } from "../words/fluent.svelte";
import { refusalText } from "../words/names";
import { keeping } from "./keeping";
import { cardsText, choiceText, decisionText, previewText, sentence } from "./sentences";
import Ending from "./table/Ending.svelte";
import Hand from "./table/Hand.svelte";
import Help from "./table/Help.svelte";
import Layout from "./table/Layout.svelte";
import { theatre } from "./theatre";
import type { View } from "./types";

export const face: GameFace<View> = {
  name: "colt-express",
  theatre,
  sentences: { event: sentence, choice: choiceText, preview: previewText, refusal: refusalText, decision: decisionText },
  staging: keeping,
  groups: {
    rounds: ["round_started", "round_card", "turn_started", "stealin_started", "event_started", "round_ended", "game_over"],
    fights: ["shot", "pushed", "punched", "shoved", "marshal_hits", "passengers_hit", "supply_short"],
    loot: ["robbed", "dropped", "snatched", "pickpockets", "purse_lost", "ransom", "strongbox_placed"],
  },
  bandits: (view) => view.bandits.map((one) => one.bandit),
  hands: (view) => view.seats.map(({ bandits, hand }) => ({ role: bandits.join("+"), cards: cardsText(hand) })),
  mark: (event) => (event.kind === "round_started" ? t("round-label", { round: event["round"] as number }) : null),
  jump: "to-round",
  worth: money,
  Layout,
  Hand,
  Ending,
  Help,
};
