/** Where everything on the street stands: one row of places, or two like panels of a page on a narrow screen. */
import type { Place } from "../types";

export type Spot = Place | "trail" | "sheriff";

/** Height of the street below the foot of the houses, and of all that is drawn, in units. */
export const STREET = 62;
const TALLEST = 268;
const WIDTH = 164;

export interface Slot {
  spot: Spot;
  row: number;
  /** Middle and foot of the house, in pixels. */
  x: number;
  y: number;
  width: number;
}

export interface RowPlace {
  spots: Spot[];
  top: number;
  height: number;
  /** Foot of the houses, in pixels. */
  ground: number;
}

export interface Layout {
  width: number;
  height: number;
  scale: number;
  rows: RowPlace[];
  slots: Slot[];
  /** The least size of legible letters, in units. */
  letters: number;
}

const WIDE: Spot[][] = [["trail", "bank", "saloon", "mine", "pasture", "hotel", "corral", "sheriff"]];
const STACKED: Spot[][] = [
  ["bank", "saloon", "mine", "sheriff"],
  ["trail", "pasture", "hotel", "corral"],
];

export function layOut(width: number, height: number): Layout {
  const plan = width < 620 ? STACKED : WIDE;
  const rowHeight = height / plan.length;
  const across = width / (plan[0]?.length ?? 1);
  const scale = Math.min(rowHeight / TALLEST, across / WIDTH, 1.4);
  const slots: Slot[] = [];
  const rows = plan.map((spots, row): RowPlace => {
    const top = row * rowHeight;
    const ground = top + rowHeight - STREET * scale;
    spots.forEach((spot, i) => slots.push({ spot, row, x: across * (i + 0.5), y: ground, width: across }));
    return { spots, top, height: rowHeight, ground };
  });
  return { width, height, scale, rows, slots, letters: 11 / scale };
}

export const slotOf = (layout: Layout, spot: Spot): Slot => layout.slots.find((slot) => slot.spot === spot) as Slot;
