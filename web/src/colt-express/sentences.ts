/** Sentences for events, choices, decisions and refusals: which message, and the arguments it is promised. */
import type { CardCounts, GameEvent, LegalAction, View } from "./types";
import { type Args, has, t } from "../words/fluent.svelte";
import { parted } from "./keeping";
import { allOf, argsOf, banditName, eitherOf, key } from "../words/names";

/** The name of a card, of a team's with its bandit: "fire belle". */
export function cardName(card: string): string {
  const [kind = "", bandit] = card.split(" ");
  return bandit === undefined ? t(`card-${kind}`) : t("team-card", { card: t(`card-${kind}`), bandit: banditName(bandit) });
}

/** The bandit of a seat, or its team: "belle+doc". */
export function banditOf(view: View, seat: number): string {
  return view.seats.find((one) => one.seat === seat)?.bandits.join("+") ?? "";
}

/** Cards with their numbers, as one list of words. */
export function cardsText(cards: CardCounts): string {
  const known = Object.entries(cards).filter(([card, count = 0]) => card !== "unknown" && count > 0);
  return known.map(([card, count = 0]) => `${cardName(card)}${count > 1 ? ` ×${count}` : ""}`).join(", ");
}

/** The seats that must decide now. */
export function deciding(view: View): readonly number[] {
  const { decision } = view;
  return decision === null ? [] : "seats" in decision ? decision.seats : [decision.seat];
}

/** One whole sentence for an event. */
export function sentence(event: GameEvent, view: View | null): string {
  const out = argsOf(event);
  if (event.kind === "draws") {
    const cards = event["cards"] as string[] | null;
    out["cards"] = cards === null || cards === undefined ? "unknown" : allOf(cards.map(cardName));
  }
  if (event.kind === "round_started" && view !== null) out["first"] = banditName(banditOf(view, event["first"] as number));
  if (event.kind === "round_card") out["count"] = (event["turns"] as unknown[]).length;
  if (event.kind === "turn_started") out["turn"] = (event["turn"] as number) + 1;
  if (event.kind === "resolves") out["index"] = (event["index"] as number) + 1;
  return t(`log-${key(event.kind)}`, out);
}

/** The words of a choice, as on a button. */
export function choiceText(action: LegalAction, view: View): string {
  const { bandit } = action;
  if (action["card"] !== undefined && typeof bandit === "string") {
    return t("team-action", { bandit: banditName(bandit), action: choiceText({ ...action, bandit: undefined }, view) });
  }
  const out = argsOf(action);
  const target = view.decision !== null && "target" in view.decision ? view.decision.target : null;
  if (out["target"] === undefined && target !== null) out["target"] = banditName(target);
  out["down"] ??= "no";
  if (action["token"] === null || action["token"] === undefined) out["token"] = "none";
  out["value"] = valueOf(view, action["token"]);
  return t(`action-${action.kind}`, out);
}

function valueOf(view: View, token: unknown): number | string {
  const known = [...view.train.flatMap((car) => [...car.inside.tokens, ...car.roof.tokens]), ...view.bandits.flatMap((one) => one.purses)];
  return known.find((one) => one.token === token)?.value ?? "unknown";
}

/** What a choice would do: its effects as sentences; for a card to be planned, what it could do now. */
export function previewText(action: LegalAction, view: View): string {
  if (action.kind === "play") {
    const would = action.would.map((text) => wouldText(text));
    const place = t("preview-play", { count: view.pile.length + 1 });
    const now = would.length > 0 ? t("preview-would", { choices: eitherOf(would) }) : t("preview-would-none");
    return `${place} ${now}`;
  }
  if (action.kind === "keep" || action.kind === "discard") {
    const seat = view.seats.find((one) => one.seat === view.viewer);
    const { stays, goes } = seat === undefined ? { stays: {}, goes: {} } : parted(seat);
    return t("preview-keep", { stays: cardsText(stays) || "none", goes: cardsText(goes) || "none" });
  }
  if (action.kind === "draw") {
    const draws = action.effects.find((event) => event.kind === "draws");
    return t("preview-draw", { count: (draws?.["count"] as number | undefined) ?? 3 });
  }
  return action.effects.map((event) => sentence(event, view)).join(" ");
}

/** A choice named by its notation alone, as `would` lists them. */
function wouldText(text: string): string {
  const [verb = "", what = ""] = text.split(" ");
  const out: Args = { car: Number(what), target: has(`bandit-${what}`) ? banditName(what) : "", yes: what, value: "unknown" };
  const [loot = "", token] = what.split("#");
  out["loot"] = loot;
  out["token"] = token === undefined ? "none" : Number(token);
  return t(`action-${verb}`, out);
}

/** Who must do what now. */
export function decisionText(view: View, me: number | null): string {
  const decision = view.decision;
  if (decision === null) return t("decision-over");
  const seats = deciding(view);
  return t(`decision-${decision.kind}`, {
    you: me !== null && seats.includes(me) ? "yes" : "no",
    actor: "seats" in decision ? allOf(decision.bandits.map((role) => banditName(role))) : banditName(decision.bandit ?? banditOf(view, decision.seat)),
    target: "seats" in decision || decision.target === null ? "none" : banditName(decision.target),
  });
}
