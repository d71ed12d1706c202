/** Hand-written documents of the wire, for unit tests. */
import type { GameEvent, LegalAction, Refusal, Spot, View } from "./types";

const spot = (some: Partial<Spot> = {}): Spot => ({ purses: 0, tokens: [], jewels: 0, strongboxes: 0, ...some });

export function exampleView(): View {
  return {
    format: "wildbunch-position",
    version: 1,
    game: "colt-express",
    options: { django_push: "may", marshals_revenge: "every_roof", open_pile: true },
    viewer: 0,
    phase: "schemin",
    round: {
      number: 2,
      first: 1,
      card: "take_it_all",
      turns: ["standard", "tunnel", "speeding_up", "standard"],
      event: "take_it_all",
      past: ["braking"],
      turn: 2,
      step: 3,
    },
    decision: { kind: "plan", seat: 0, bandit: "belle", target: null, token: null },
    train: [
      { car: 0, name: "locomotive", inside: spot({ strongboxes: 1 }), roof: spot() },
      { car: 1, name: "car", inside: spot({ purses: 1, jewels: 1 }), roof: spot() },
      { car: 2, name: "car", inside: spot({ purses: 3 }), roof: spot({ tokens: [{ token: 2, value: 250 }] }) },
      { car: 3, name: "car", inside: spot({ jewels: 3 }), roof: spot() },
      { car: 4, name: "car", inside: spot({ purses: 2, tokens: [{ token: 7, value: null }], jewels: 1 }), roof: spot() },
    ],
    marshal: 0,
    strongbox_waiting: true,
    neutral_bullets: { left: 11, removed: 0 },
    box: [],
    seats: [
      { seat: 0, bandits: ["belle"], hand: { move: 2, fire: 1, rob: 1, floor: 1, bullet: 1 }, deck: { unknown: 5 } },
      { seat: 1, bandits: ["doc"], hand: { unknown: 5 }, deck: { unknown: 4 } },
      { seat: 2, bandits: ["tuco"], hand: { unknown: 4 }, deck: { unknown: 5 } },
      { seat: 3, bandits: ["ghost"], hand: { unknown: 6 }, deck: { unknown: 3 } },
    ],
    bandits: [
      { bandit: "belle", seat: 0, car: 3, level: "inside", bullets_left: 5, received: { tuco: 1 }, purses: [{ token: 1, value: 250 }, { token: 5, value: 400 }], jewels: 1, strongboxes: 0, ransom: 0 },
      { bandit: "doc", seat: 1, car: 2, level: "roof", bullets_left: 6, received: { neutral: 1 }, purses: [], jewels: 0, strongboxes: 0, ransom: 0 },
      { bandit: "tuco", seat: 2, car: 4, level: "inside", bullets_left: 4, received: { belle: 1 }, purses: [{ token: 3, value: 250 }], jewels: 0, strongboxes: 0, ransom: 0 },
      { bandit: "ghost", seat: 3, car: 3, level: "inside", bullets_left: 6, received: { neutral: 1, tuco: 1 }, purses: [{ token: 4, value: 250 }, { token: 6, value: null }], jewels: 0, strongboxes: 0, ransom: 0 },
    ],
    pile: [
      { bandit: "doc", card: "move", face_down: false, resolved: false },
      { bandit: "tuco", card: "fire", face_down: false, resolved: false },
      { bandit: "belle", card: "rob", face_down: true, resolved: false },
      { bandit: "doc", card: null, face_down: true, resolved: false },
      { bandit: "ghost", card: "punch", face_down: false, resolved: false },
      { bandit: "tuco", card: "marshal", face_down: false, resolved: false },
      { bandit: "ghost", card: "floor", face_down: false, resolved: false },
    ],
  };
}

const plan = (card: string, id: number, would: string[]): LegalAction => ({
  text: `play ${card}`,
  id,
  kind: "play",
  card,
  down: false,
  effects: [{ kind: "played", bandit: "belle", card, face_down: false }],
  would,
  figures: {},
});

export const exampleLegal = (): LegalAction[] => [
  plan("move", 0, ["move 2", "move 4"]),
  plan("floor", 1, ["floor"]),
  plan("fire", 2, ["fire tuco"]),
  plan("rob", 3, ["rob jewel"]),
  { text: "draw", id: 9, kind: "draw", effects: [{ kind: "draws", bandit: "belle", count: 3, cards: null }], would: [], figures: {} },
];

export const exampleRefusals = (): Refusal[] => [
  { text: "play bullet", rule: "CE-ROUND-2", code: "bullet-unplayable", args: {}, message: "Bullets cannot be played." },
];

export const exampleEvents = (): GameEvent[] => [
  { kind: "shot", bandit: "tuco", target: "belle", left: 4 },
  { kind: "moved", bandit: "doc", from: 3, to: 2, level: "roof" },
];
