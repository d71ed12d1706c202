/**
 * A view as it looks after one of the events that led to the next one: so that the stage can show them in turn.
 *
 * This knows no rules, only what each event says happened; after the last event the server's own view takes over.
 */
import type { GameEvent, Place, SeatView, Values, View } from "./types";

const num = (value: unknown): number => value as number;
const placeOf = (event: GameEvent): Place => event["place"] as Place;

function add(to: Values, place: Place, value: number): void {
  to[place] = [...(to[place] ?? []), value].sort((a, b) => a - b);
}

function remove(from: Values, place: Place, value: number): void {
  const at = from[place]?.indexOf(value) ?? -1;
  if (at >= 0) from[place]?.splice(at, 1);
}

/** A card comes into a hand (+1) or leaves it (-1). */
function handChange(seat: SeatView, event: GameEvent, change: 1 | -1): void {
  const place = placeOf(event);
  const { hand } = seat;
  if (hand.cards !== undefined && event["value"] !== null) (change > 0 ? add : remove)(hand.cards, place, num(event["value"]));
  if (hand.unknown !== undefined) hand.unknown += change;
  if (hand.places !== undefined) hand.places[place] = (hand.places[place] ?? 0) + change;
}

const CHANGES: Record<string, (view: View, event: GameEvent, seat: SeatView) => void> = {
  town_entered: (view, e) => {
    Object.assign(view.town, { number: e["number"], name: e["town"], raids: 0, left: 0, groups: 0, stacks: {} });
    view.dice = { sheriff: 0, stars: 0, brands: 0, sixes: 0 };
    view.lookout = view.seats.find((one) => one.bandit === e["lookout"])?.seat ?? view.lookout;
    for (const one of view.seats) Object.assign(one, { in_town: true, position: null, chosen: null });
  },
  laid: (view, e) => void (view.town.stacks[placeOf(e)] = [...(e["values"] as number[])]),
  chosen: (_, e, seat) => void (seat.chosen = e["place"] === null ? "hidden" : `${e["place"]} ${e["value"]}`),
  changed: (_, e, seat) => void (seat.chosen = `${e["place"]} ${e["value"]}`),
  revealed: (view, e, seat) => {
    view.phase = "raid";
    seat.raided = `${e["place"]} ${e["value"]}`;
    seat.chosen = null;
    handChange(seat, e, -1);
  },
  rolled: (view, e) => {
    view.dice = { sheriff: num(e["sheriff"]), stars: num(e["stars"]), brands: num(e["brands"]), sixes: num(e["sixes"]) };
    view.phase = "draw";
  },
  taken: (view, e, seat) => {
    remove(view.town.stacks, placeOf(e), num(e["value"]));
    add(seat.tiles, placeOf(e), num(e["value"]));
  },
  tiles_lost: (_, __, seat) => {
    Object.assign(seat, { tiles: {}, in_town: false, position: null });
    delete seat.raided;
  },
  picked: (_, e, seat) => {
    delete seat.raided;
    handChange(seat, e, 1);
  },
  left: (view, e, seat) => {
    view.phase = "leave";
    Object.assign(seat, { in_town: false, position: e["position"] });
    delete seat.raided;
  },
  kept: (_, e, seat) => add(seat.kept, placeOf(e), num(e["value"])),
  exchanged: (_, e, seat) => {
    seat.tiles = seat.kept;
    seat.kept = {};
    seat.nuggets += num(e["nuggets"]);
  },
  town_ended: (view) => view.seats.forEach((one) => delete one.raided),
  cashed: (_, e, seat) => {
    seat.tiles = {};
    seat.nuggets += num(e["nuggets"]);
  },
  game_over: (view) => void (view.phase = "over"),
};

/** The view after the event; the given one stays as it is. */
export function apply(view: View, event: GameEvent): View {
  const change = CHANGES[event.kind];
  if (change === undefined) return view;
  const next = structuredClone(view);
  const seat = next.seats.find((one) => one.bandit === event["bandit"]) ?? next.seats[0];
  if (seat !== undefined) change(next, event, seat);
  return next;
}
