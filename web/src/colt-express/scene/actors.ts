/** Who and what stands on the stage, with a place for each: read off a view, nothing decided here. */
import type { BanditName, Level, LootKind, Spot, View } from "../types";
import { FLOOR, type Layout, type Point, ROOF, spread } from "./layout";

export interface Actor extends Point {
  who: BanditName | "marshal";
  car: number;
  level: Level;
  /** Room to the neighbour in pixels. */
  room: number;
}

export interface LootItem extends Point {
  key: string;
  kind: LootKind;
  /** Number of a purse that somebody has touched; null for the others. */
  token: number | null;
  value: number | null;
  car: number;
  level: Level;
  count: number;
}

const LEVELS: readonly Level[] = ["roof", "inside"];
const PERSON = 72;
const TOKEN = 27;

type Bare = Omit<LootItem, "x" | "y">;

function peopleAt(view: View, car: number, level: Level): (BanditName | "marshal")[] {
  const here: (BanditName | "marshal")[] = view.bandits.filter((one) => one.car === car && one.level === level).map((one) => one.bandit);
  if (view.marshal === car && level === "inside") here.unshift("marshal");
  return here;
}

function itemsAt(spot: Spot, car: number, level: Level, most: number): Bare[] {
  const base = { car, level, token: null, value: null };
  const separate = spot.purses + spot.tokens.length + spot.jewels + spot.strongboxes <= most;
  const items: Bare[] = [];
  const add = (kind: LootKind, count: number): void => {
    if (count === 0) return;
    if (separate) for (let i = 0; i < count; i += 1) items.push({ ...base, kind, count: 1, key: `${kind}-${car}-${level}-${i}` });
    else items.push({ ...base, kind, count, key: `${kind}-${car}-${level}-0` });
  };
  add("strongbox", spot.strongboxes);
  add("purse", spot.purses);
  for (const { token, value } of spot.tokens) items.push({ ...base, kind: "purse", token, value, count: 1, key: `token-${token}` });
  add("jewel", spot.jewels);
  return items;
}

export interface Cast {
  actors: Actor[];
  loot: LootItem[];
}

/** Everybody and everything: on each spot the loot lies towards the locomotive, people stand behind it. */
export function castOf(view: View, layout: Layout): Cast {
  const cast: Cast = { actors: [], loot: [] };
  for (const { car, roof, inside } of view.train) {
    const place = layout.cars[car];
    if (place === undefined) continue;
    const room = place.to - place.from;
    for (const level of LEVELS) {
      const y = place.y - (level === "roof" ? ROOF : FLOOR) * layout.scale;
      const people = peopleAt(view, car, level);
      const spot = level === "roof" ? roof : inside;
      const all = itemsAt(spot, car, level, Math.floor(room / 20));
      // With too little room beside the people the loot is told by kind and number.
      const lootRoom = people.length === 0 ? room : Math.max(room - people.length * PERSON, room * 0.34);
      const items = all.length * 20 <= lootRoom ? all : itemsAt(spot, car, level, Math.min(2, all.length - 1));
      const border = items.length === 0 || people.length === 0 ? null : place.from + Math.min(lootRoom, items.length * TOKEN * 1.2 + 10);
      const forPeople = spread(border ?? place.from, place.to, people.length, PERSON);
      people.forEach((who, k) => {
        const step = people.length > 1 ? forPeople.step : place.to - (border ?? place.from);
        cast.actors.push({ who, car, level, x: place.x + forPeople.at(k) * layout.scale, y, room: step * layout.scale });
      });
      const forLoot = spread(place.from, border ?? place.to, items.length, items.some((item) => item.count > 1) ? TOKEN * 1.35 : TOKEN);
      items.forEach((item, k) => cast.loot.push({ ...item, x: place.x + forLoot.at(k) * layout.scale, y: y + 2 * layout.scale }));
    }
  }
  return cast;
}
