/** Sentences for events, choices, decisions and refusals: which message, and the arguments it is promised. */
import type { GameEvent, LegalAction, View } from "./types";
import { type Args, has, t } from "../words/fluent.svelte";
import { allOf, argsOf, banditName, eitherOf, key } from "../words/names";

export const cardName = (card: string): string => t(`card-${card}`);

/** The bandit of a seat, as the view names it. */
export function banditOf(view: View, seat: number): string {
  return view.seats.find((one) => one.seat === seat)?.bandits[0] ?? "";
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
  const out = argsOf(action);
  const decision = view.decision;
  if (out["target"] === undefined && decision?.target != null) out["target"] = banditName(decision.target);
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
  return t(`decision-${decision.kind}`, {
    you: decision.seat === me ? "yes" : "no",
    actor: banditName(decision.bandit ?? banditOf(view, decision.seat)),
    target: decision.target === null ? "none" : banditName(decision.target),
  });
}
