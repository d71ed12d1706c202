/** Where everything on the stage stands: the train in one row, or in two like panels of a page on a narrow screen. */
import type { Level } from "../types";

/** Heights in units above the rail. */
export const FLOOR = 46;
export const ROOF = 165;
const TALLEST = 300;
const GROUND = 22;
const LOCOMOTIVE = 1.28;
/** From coupling to coupling, in units. */
const NARROWEST = 122;
const WIDEST = 268;

export interface CarPlace {
  car: number;
  row: number;
  /** Middle of the car and its rail, in pixels. */
  x: number;
  y: number;
  /** Width of the car's body in units. */
  width: number;
  /** Where people can stand, in units from the middle. */
  from: number;
  to: number;
}

export interface RowPlace {
  cars: number[];
  top: number;
  height: number;
  rail: number;
}

export interface Layout {
  width: number;
  height: number;
  scale: number;
  rows: RowPlace[];
  cars: CarPlace[];
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** How many cars go in the first of two rows, so that the longer row is as short as can be. */
function fairSplit(count: number): number {
  const longer = (first: number): number => Math.max(first + LOCOMOTIVE - 1, count - first);
  let best = 1;
  for (let first = 2; first < count; first += 1) if (longer(first) < longer(best)) best = first;
  return best;
}

interface Arrangement {
  groups: number[][];
  rowHeight: number;
  scale: number;
  pitch: number;
}

/** The train in rows whose first has `first` cars, drawn as large as the box allows. */
function arrange(width: number, height: number, count: number, first: number): Arrangement {
  const groups = [Array.from({ length: first }, (_, i) => i)];
  if (first < count) groups.push(Array.from({ length: count - first }, (_, i) => first + i));
  const rowHeight = height / groups.length;
  const weight = Math.max(...groups.map((cars, row) => cars.length + (row === 0 ? LOCOMOTIVE - 1 : 0)));
  const margin = width < 620 ? 6 : 18;
  const room = width - 2 * margin;
  const scale = Math.min(rowHeight / (TALLEST + GROUND), 1.35, room / (NARROWEST * weight));
  return { groups, rowHeight, scale, pitch: clamp(room / scale / weight, NARROWEST, WIDEST) };
}

/** The stage for `count` cars (locomotive included) in a box of the given size: in two rows if it is larger that way. */
export function layOut(width: number, height: number, count: number): Layout {
  const one = arrange(width, height, count, count);
  const two = arrange(width, height, count, fairSplit(count));
  const { groups, rowHeight, scale, pitch } = two.scale > one.scale ? two : one;
  const cars: CarPlace[] = [];
  const rows = groups.map((group, row): RowPlace => {
    const rail = GROUND * scale;
    const top = row * rowHeight;
    const units = group.length + (row === 0 ? LOCOMOTIVE - 1 : 0);
    let x = (width - units * pitch * scale) / 2;
    for (const car of group) {
      const own = car === 0 ? pitch * LOCOMOTIVE : pitch;
      const body = own - (car === 0 ? 14 : 30);
      const cab = clamp(body * 0.46, 92, 132);
      cars.push({
        car,
        row,
        x: x + (own * scale) / 2,
        y: top + rowHeight - rail,
        width: body,
        from: car === 0 ? body / 2 - cab + 20 : -body / 2 + 10,
        to: car === 0 ? body / 2 - 8 : body / 2 - 10,
      });
      x += own * scale;
    }
    return { cars: group, top, height: rowHeight, rail };
  });
  return { width, height, scale, rows, cars };
}

export interface Point {
  x: number;
  y: number;
}

/** The point of a spot in pixels; `along` runs from 0 (towards the locomotive) to 1. */
export function pointOf(layout: Layout, car: number, level: Level, along = 0.5): Point {
  const place = layout.cars[clamp(car, 0, layout.cars.length - 1)];
  if (place === undefined) return { x: 0, y: 0 };
  const up = level === "roof" ? ROOF : FLOOR;
  return { x: place.x + (place.from + (place.to - place.from) * along) * layout.scale, y: place.y - up * layout.scale };
}

/** Room in a row of `n` things between two units of a car, at most `gap` apart, and where the k-th of them is. */
export function spread(from: number, to: number, n: number, gap: number): { step: number; at(k: number): number } {
  const step = n > 1 ? Math.min(gap, (to - from - gap * 0.5) / (n - 1)) : to - from;
  const middle = (from + to) / 2;
  return { step, at: (k) => middle + (k - (n - 1) / 2) * (n > 1 ? step : 0) };
}
