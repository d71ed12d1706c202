/** The places for cards in a hand: one for each kind of card, in a team's hand one for each kind and bandit. */
import type { BanditName, CardCounts, CardName, SeatView } from "./types";

export interface Slot {
  /** As the view names it: "fire", or "fire belle" in the hand of a team. */
  key: string;
  card: CardName;
  bandit: BanditName | null;
}

const ORDER: readonly CardName[] = ["move", "floor", "fire", "rob", "punch", "marshal", "bullet"];
/** What a team has once; all else each of its bandits has for itself. */
const SHARED: readonly CardName[] = ["marshal", "bullet"];

const plain = (card: CardName): Slot => ({ key: card, card, bandit: null });

/** All places of a player's cards, in the order they are shown. */
export function slotsOf({ bandits }: SeatView): Slot[] {
  if (bandits.length === 1) return ORDER.map(plain);
  const own = ORDER.filter((card) => !SHARED.includes(card));
  return [...bandits.flatMap((bandit) => own.map((card) => ({ key: `${card} ${bandit}`, card, bandit }))), ...SHARED.map(plain)];
}

/** The places of the cards that are there. */
export const slotsIn = (seat: SeatView, cards: CardCounts): Slot[] => slotsOf(seat).filter(({ key }) => (cards[key] ?? 0) > 0);

/** How many cards there are, known or not. */
export const total = (cards: CardCounts | undefined): number => Object.values(cards ?? {}).reduce((sum: number, count = 0) => sum + count, 0);
