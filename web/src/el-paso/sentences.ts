/** Sentences for the events, choices and decisions of El Paso: which message, and the arguments it is promised. */
import { settings } from "../state/settings.svelte";
import { language, t } from "../words/fluent.svelte";
import { allOf, argsOf, banditName, key } from "../words/names";
import type { GameEvent, LegalAction, Place, View } from "./types";

export const placeName = (place: string): string => t(`place-${place}`);
export const townName = (town: string): string => t(`town-${key(town)}`);
export const cardText = (card: string): string => {
  const [place = "", value = ""] = card.split(" ");
  return t("raid-card", { place, value: Number(value) });
};

/** One whole sentence for an event. */
export function sentence(event: GameEvent): string {
  const out = argsOf(event);
  if (typeof event["town"] === "string") out["town"] = townName(event["town"]);
  if (event.kind === "dealt") {
    const cards = event["cards"] as string[] | null;
    out["cards"] = cards === null ? "unknown" : allOf(cards.map(cardText));
  }
  if (Array.isArray(event["values"])) out["values"] = allOf((event["values"] as number[]).map(String));
  return t(`log-${key(event.kind)}`, out);
}

/** The words of a choice, as on a button. */
export const choiceText = (action: LegalAction): string => t(`action-${action.kind}`, argsOf(action));

/** A fraction such as "19/27" as people say it. */
export function oddsText(odds: string): string {
  const [part = 0, whole = 1] = odds.split("/").map(Number);
  const percent = new Intl.NumberFormat(language(), { style: "percent", maximumSignificantDigits: 2 }).format(part / whole);
  return t("odds", { part, whole, percent });
}

/** What a choice would do: what lies there, and the numbers one would work out. */
export function previewText(action: LegalAction, view: View): string {
  const said: string[] = [];
  const place = action["place"] as Place | undefined;
  if (action.kind === "raid" && place !== undefined) {
    const stack = view.town.stacks[place];
    said.push(stack === undefined ? t("preview-no-place") : t("preview-raid", { count: stack.length, top: stack[0] ?? 0 }));
  }
  if (action.kind === "pick") {
    const pile = view.piles.find((one) => one.place === place);
    said.push(pile === undefined || pile.unseen > 0 ? t("preview-pick", { count: pile?.unseen ?? 0 }) : t("preview-pick-open", { value: pile.discards[0] ?? 0 }));
  }
  for (const [name, value] of Object.entries(action.figures)) {
    const odds = typeof value === "string";
    if (!odds || settings.odds) said.push(`${t(`figure-${name}`, { value: odds ? oddsText(value) : value })}.`);
  }
  return said.join(" ");
}

/** Who must do what now. */
export function decisionText(view: View, me: number | null): string {
  const { decision } = view;
  if (decision === null) return t("decision-over");
  const you = me !== null && decision.seats.includes(me);
  return t(`decision-${decision.kind}`, { you: you ? "yes" : "no", actor: allOf(decision.bandits.map((one) => banditName(one))) });
}
