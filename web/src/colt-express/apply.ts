/**
 * A view as it looks after one of the events that led to the next one: so that the stage can show them in turn.
 *
 * This knows no rules, only what each event says happened; after the last event the server's own view takes over.
 */
import type { BanditName, BanditView, CardCounts, CardName, GameEvent, LootKind, PileCard, SeatView, Spot, TurnSymbol, View, Level } from "./types";

const str = (value: unknown): string => value as string;
const num = (value: unknown): number => value as number;

function bandit(view: View, name: unknown): BanditView | undefined {
  return view.bandits.find((one) => one.bandit === name);
}

function spot(view: View, event: GameEvent): Spot | undefined {
  return view.train[num(event["car"])]?.[str(event["level"]) as Level];
}

function take(from: Spot | BanditView, loot: string, token: unknown): void {
  const tokens = "tokens" in from ? from.tokens : from.purses;
  if (loot === "jewel") from.jewels -= 1;
  else if (loot === "strongbox") from.strongboxes -= 1;
  else {
    const at = tokens.findIndex((one) => one.token === token);
    if (at >= 0) tokens.splice(at, 1);
    else if ("tokens" in from) from.purses -= 1;
  }
}

function give(to: Spot | BanditView, loot: string, token: unknown, value: unknown): void {
  if (loot === "jewel") to.jewels += 1;
  else if (loot === "strongbox") to.strongboxes += 1;
  else ("tokens" in to ? to.tokens : to.purses).push({ token: num(token), value: (value ?? null) as number | null });
}

function place(view: View, name: unknown, car: unknown, level?: unknown): void {
  const one = bandit(view, name);
  if (one === undefined) return;
  one.car = num(car);
  if (level !== undefined) one.level = level as Level;
}

function hit(view: View, name: unknown, by: BanditName | "neutral"): void {
  const one = bandit(view, name);
  if (one !== undefined) one.received[by] = (one.received[by] ?? 0) + 1;
  if (by === "neutral") view.neutral_bullets.left -= 1;
  const seat = seatOf(view, name);
  if (seat?.bullets_on_top === undefined) return;
  seat.bullets_on_top += 1;
  count(seat.deck, 1, "bullet");
}

/** The player of a bandit, or of a team. */
const seatOf = (view: View, name: unknown): SeatView | undefined =>
  view.seats.find((one) => one.bandits.includes(str(name).split("+")[0] as BanditName));

/** More or fewer cards: by name where they are known, else their number. */
function count(cards: CardCounts | undefined, change: number, card: string): void {
  if (cards === undefined) return;
  const name = cards["unknown"] === undefined ? card : "unknown";
  cards[name] = (cards[name] ?? 0) + change;
}

/** What can be told of hidden cards is their number; my own stay as they were until the server's view comes. */
function handChange(view: View, name: unknown, change: number): void {
  const seat = seatOf(view, name);
  if (seat?.hand["unknown"] !== undefined) seat.hand["unknown"] += change;
  if (change < 0) return;
  if (seat?.deck["unknown"] !== undefined) seat.deck["unknown"] -= change;
  if (seat?.bullets_on_top !== undefined) seat.bullets_on_top = Math.max(0, seat.bullets_on_top - change);
}

const CHANGES: Record<string, (view: View, event: GameEvent) => void> = {
  round_started: (view, e) => {
    Object.assign(view.round, { number: e["round"], first: e["first"] });
    view.phase = "schemin";
    view.pile = [];
  },
  placed: (view, e) => place(view, e["bandit"], e["car"], "inside"),
  reshuffles: (view, e) => {
    const seat = seatOf(view, e["bandit"]);
    if (seat?.deck["unknown"] === undefined) return;
    seat.deck["unknown"] += num(e["count"]);
    seat.discard = { unknown: 0 };
  },
  keeps: (view, e) => {
    const seat = seatOf(view, e["bandit"]);
    if (seat?.hand["unknown"] === undefined) return;
    count(seat.discard, seat.hand["unknown"] - num(e["count"]), "");
    seat.hand["unknown"] = num(e["count"]);
  },
  draws: (view, e) => handChange(view, e["bandit"], num(e["count"])),
  round_card: (view, e) => {
    Object.assign(view.round, { card: e["card"], turns: e["turns"] as TurnSymbol[], event: e["event"], turn: 0, step: 0 });
  },
  turn_started: (view, e) => Object.assign(view.round, { turn: e["turn"], step: 0 }),
  played: (view, e) => {
    const card: PileCard = {
      bandit: e["bandit"] as BanditName,
      card: (e["card"] ?? null) as CardName | null,
      face_down: e["face_down"] === true,
      resolved: false,
    };
    view.pile.push(card);
    handChange(view, e["bandit"], -1);
  },
  stealin_started: (view) => void (view.phase = "stealin"),
  resolves: (view, e) => {
    const card = view.pile[num(e["index"])];
    if (card === undefined) return;
    Object.assign(card, { card: e["card"], face_down: false, resolved: true });
    const seat = seatOf(view, card.bandit);
    const own = seat?.bandits.length === 1 || card.card === "marshal" ? "" : ` ${card.bandit}`;
    count(seat?.discard, 1, `${card.card}${own}`);
  },
  moved: (view, e) => place(view, e["bandit"], e["to"], e["level"]),
  climbed: (view, e) => place(view, e["bandit"], e["car"], e["level"]),
  marshal_moved: (view, e) => void (view.marshal = num(e["to"])),
  shot: (view, e) => {
    const shooter = bandit(view, e["bandit"]);
    if (shooter !== undefined) shooter.bullets_left = num(e["left"]);
    hit(view, e["target"], e["bandit"] as BanditName);
  },
  pushed: (view, e) => place(view, e["target"], e["to"], e["level"]),
  shoved: (view, e) => place(view, e["target"], e["to"], e["level"]),
  robbed: (view, e) => {
    const from = spot(view, e);
    const to = bandit(view, e["bandit"]);
    if (from !== undefined) take(from, str(e["loot"]), e["token"]);
    if (to !== undefined) give(to, str(e["loot"]), e["token"], e["value"]);
  },
  dropped: (view, e) => {
    const from = bandit(view, e["target"]);
    const to = spot(view, e);
    if (from !== undefined) take(from, str(e["loot"]), e["token"]);
    if (to !== undefined) give(to, str(e["loot"]), e["token"], e["value"]);
  },
  snatched: (view, e) => {
    const from = bandit(view, e["target"]);
    const to = bandit(view, e["bandit"]);
    if (from !== undefined) take(from, "purse", e["token"]);
    if (to !== undefined) give(to, "purse", e["token"], e["value"]);
  },
  marshal_hits: (view, e) => hit(view, e["bandit"], "neutral"),
  passengers_hit: (view, e) => hit(view, e["bandit"], "neutral"),
  supply_short: (view, e) => {
    view.neutral_bullets = { left: 0, removed: view.neutral_bullets.removed + num(e["left"]) };
  },
  flees: (view, e) => place(view, e["bandit"], e["car"], "roof"),
  swept: (view, e) => place(view, e["bandit"], e["to"]),
  braked: (view, e) => place(view, e["bandit"], e["to"]),
  strongbox_placed: (view, e) => {
    const there = view.train[num(e["car"])]?.inside;
    if (there !== undefined) there.strongboxes += 1;
    view.strongbox_waiting = false;
  },
  pickpockets: (view, e) => {
    const from = spot(view, e);
    const to = bandit(view, e["bandit"]);
    if (from !== undefined) take(from, "purse", e["token"]);
    if (to !== undefined) give(to, "purse", e["token"], e["value"]);
  },
  purse_lost: (view, e) => {
    const from = bandit(view, e["bandit"]);
    if (from !== undefined) take(from, "purse" satisfies LootKind, e["token"]);
  },
  ransom: (view, e) => {
    const one = bandit(view, e["bandit"]);
    if (one !== undefined) one.ransom += num(e["amount"]);
  },
  game_over: (view) => void (view.phase = "over"),
};

/** The view after the event; the given one stays as it is. */
export function apply(view: View, event: GameEvent): View {
  const change = CHANGES[event.kind];
  if (change === undefined) return view;
  const next = structuredClone(view);
  change(next, event);
  return next;
}
