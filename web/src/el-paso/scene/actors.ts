/** Who stands where: read off a view, nothing decided here. */
import { PLACES, type SeatView, type View } from "../types";
import { type Layout, type Slot, slotOf, type Spot } from "./layout";

export interface Actor {
  seat: SeatView;
  spot: Spot | "street";
  x: number;
  y: number;
  scale: number;
  /** Room to the neighbour in pixels. */
  room: number;
}

/** Places on the street to wait at: between the houses, the middle ones first, so that no stack is hidden. */
function waitingPoints(layout: Layout, count: number): { x: number; y: number }[] {
  const gaps: { x: number; y: number }[] = [];
  for (const slot of layout.slots) {
    const next = layout.slots.find((one) => one.row === slot.row && one.x > slot.x && one.x - slot.x < slot.width * 1.5);
    const street = slot.spot !== "trail" || layout.rows.length > 1;
    if (next !== undefined && next.spot !== "sheriff" && street) gaps.push({ x: (slot.x + next.x) / 2, y: slot.y + 38 * layout.scale });
  }
  const first = layout.rows.length > 1 ? 0 : Math.floor((gaps.length - count) / 2);
  return gaps.slice(Math.max(0, first)).slice(0, count);
}

/** The value of the card a bandit has raided with. */
export const valueOf = (seat: SeatView): number => Number(seat.raided?.split(" ")[1]);

export function actorsOf(view: View, layout: Layout): Actor[] {
  const actors: Actor[] = [];
  const { scale } = layout;
  const row = (slot: Slot, seats: SeatView[], from: number, to: number, down: number, size: number): void => {
    const gap = Math.min(52, (to - from) / Math.max(1, seats.length));
    seats.forEach((seat, i) => {
      const along = (from + to) / 2 + (i - (seats.length - 1) / 2) * gap;
      const room = seats.length > 1 ? gap : to - from;
      actors.push({ seat, spot: slot.spot, x: slot.x + along * scale, y: slot.y + down * scale, scale: scale * size, room: room * scale });
    });
  };
  for (const place of PLACES) {
    const here = view.seats.filter((one) => one.in_town && one.raided?.startsWith(place)).sort((a, b) => valueOf(b) - valueOf(a));
    row(slotOf(layout, place), here, -34, 78, 34, 1);
  }
  const gone = view.seats.filter((one) => !one.in_town && one.position !== null).sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  row(slotOf(layout, "trail"), gone, -66, 62, 12, 0.8);
  const caught = view.seats.filter((one) => !one.in_town && one.position === null);
  row(slotOf(layout, "sheriff"), caught, -60, 60, 30, 0.9);
  const waiting = view.seats.filter((one) => one.in_town && one.raided === undefined);
  const points = waitingPoints(layout, view.seats.length);
  waiting.forEach((seat) => {
    const point = points[seat.seat] ?? { x: layout.width / 2, y: layout.height - 12 };
    actors.push({ seat, spot: "street", ...point, scale, room: (layout.slots[0]?.width ?? 0) * 0.9 });
  });
  return actors.sort((a, b) => a.seat.seat - b.seat.seat);
}
