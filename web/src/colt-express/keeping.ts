/** Choosing what to keep: cards are marked and unmarked freely, and what is marked goes with the choice to keep the rest. */
import type { LegalAction } from "../protocol/types";
import type { Staging } from "../state/face";
import type { CardCounts, SeatView, View } from "./types";

const DISCARD = "discard ";
const cardOf = (text: string): string => text.slice(DISCARD.length);

function plus(cards: CardCounts | undefined, more: readonly string[]): CardCounts {
  const sum: CardCounts = { ...cards };
  for (const card of more) sum[card] = (sum[card] ?? 0) + 1;
  return sum;
}

export const keeping: Staging<View> = {
  most: (action: LegalAction, view, me) => {
    if (action.kind !== "discard") return 0;
    const card = cardOf(action.text);
    const seat = view.seats[me];
    return (seat?.hand[card] ?? 0) - (seat?.leaving?.[card] ?? 0);
  },
  show: (view, me, staged) => {
    if (staged.length === 0) return view;
    const seats = view.seats.map((seat) => (seat.seat === me ? { ...seat, leaving: plus(seat.leaving, staged.map(cardOf)) } : seat));
    return { ...view, seats };
  },
};

/** What stays in hand and what leaves it: the marked cards, and every bullet. */
export function parted({ hand, leaving = {} }: SeatView): { stays: CardCounts; goes: CardCounts } {
  const goes: CardCounts = {};
  const stays: CardCounts = {};
  for (const [card, count = 0] of Object.entries(hand)) {
    goes[card] = card === "bullet" ? count : (leaving[card] ?? 0);
    stays[card] = count - goes[card];
  }
  return { stays, goes };
}
