import { beforeEach, expect, test, vi } from "vitest";
import { exampleEvents, exampleLegal, exampleView } from "./fixtures";
import type { GameEvent, LegalAction } from "../protocol/types";
import { apply } from "./apply";
import wholeGame from "./whole-game.fixture.json";
import { anchorOf } from "./choices";
import type { View } from "./types";
import { Director } from "../state/director.svelte";
import { theatre } from "./theatre";
import { settings } from "../state/settings.svelte";

beforeEach(() => {
  settings.speed = "normal";
});

const bandit = (view: ReturnType<typeof exampleView>, name: string) => view.bandits.find((one) => one.bandit === name);

test("an event changes a copy of the view, never the view itself", () => {
  const before = exampleView();
  const after = apply(before, { kind: "moved", bandit: "doc", from: 2, to: 4, level: "roof" });
  expect(bandit(after, "doc")?.car).toBe(4);
  expect(before).toEqual(exampleView());
});

test("stolen loot goes from the spot to the bandit, punched loot back to a spot, with nothing lost", () => {
  const total = (view: ReturnType<typeof exampleView>): number =>
    view.train.reduce((sum, car) => sum + car.inside.purses + car.inside.tokens.length + car.roof.tokens.length, 0) +
    view.bandits.reduce((sum, one) => sum + one.purses.length, 0);
  const start = exampleView();
  const robbed = apply(start, { kind: "robbed", bandit: "tuco", loot: "purse", token: 9, value: null, car: 4, level: "inside" });
  expect(bandit(robbed, "tuco")?.purses).toContainEqual({ token: 9, value: null });
  const dropped = apply(robbed, { kind: "dropped", target: "tuco", loot: "purse", token: 9, value: null, car: 3, level: "inside" });
  expect(dropped.train[3]?.inside.tokens).toContainEqual({ token: 9, value: null });
  expect([total(robbed), total(dropped)]).toEqual([total(start), total(start)]);
});

test("a shot takes the bullet that is told to be left and gives one to the target", () => {
  const after = apply(exampleView(), { kind: "shot", bandit: "tuco", target: "belle", left: 3 });
  expect(bandit(after, "tuco")?.bullets_left).toBe(3);
  expect(bandit(after, "belle")?.received).toEqual({ tuco: 2 });
});

test("the events of a step are shown one after the other and end in the view the server sent", () => {
  vi.useFakeTimers();
  const director = new Director(theatre);
  const end = exampleView();
  director.show(exampleView());
  director.stage(exampleEvents(), end);
  expect(director.now?.event.kind).toBe("shot");
  expect(director.pending).toBe(1);
  vi.advanceTimersByTime(1200);
  expect(director.now?.event.kind).toBe("moved");
  vi.advanceTimersByTime(1200);
  expect(director.now).toBeNull();
  expect(director.view).toBe(end);
  vi.useRealTimers();
});

test("a skip shows the newest view at once, and with the show off nothing waits", () => {
  const director = new Director(theatre);
  const end = exampleView();
  director.show(exampleView());
  director.stage(exampleEvents(), end);
  director.skip();
  expect([director.now, director.pending]).toEqual([null, 0]);
  expect(director.view).toBe(end);
  settings.speed = "off";
  const later = exampleView();
  director.stage(exampleEvents(), later);
  expect(director.view).toBe(later);
});

test("a choice belongs to the card, the bandit, the loot or the spot that its own fields and effects name", () => {
  const view = exampleView();
  const action = (kind: string, fields: object, effects: GameEvent[] = []): LegalAction => ({ text: kind, id: 0, kind, would: [], figures: {}, effects, ...fields });
  expect(exampleLegal().map((one) => anchorOf(one, view).on)).toEqual(["card", "card", "card", "card", "deck"]);
  expect(anchorOf(action("fire", { target: "doc" }), view)).toEqual({ on: "bandit", bandit: "doc" });
  expect(anchorOf(action("rob", { loot: "jewel", token: null }), view)).toMatchObject({ on: "loot", kind: "jewel", car: 3, level: "inside" });
  const moved = { kind: "moved", bandit: "belle", from: 3, to: 2, level: "inside" };
  expect(anchorOf(action("move", { car: 2 }, [moved]), view)).toEqual({ on: "spot", car: 2, level: "inside" });
  expect(anchorOf(action("take", { yes: true }), view)).toEqual({ on: "list" });
});

test("the events of a whole game, one after the other, lead the stage to what the server sends at the end of each round", () => {
  const stage = (view: View): unknown => ({
    train: view.train.map(({ car, inside, roof }) => ({ car, inside: spotOf(inside), roof: spotOf(roof) })),
    marshal: view.marshal,
    bandits: view.bandits.map(({ bandit: name, car, level, bullets_left, received, purses, jewels, strongboxes, ransom }) => ({
      name,
      car,
      level,
      bullets_left,
      received: Object.fromEntries(Object.entries(received).filter(([, count]) => count > 0)),
      purses: purses.map((purse) => purse.token).sort(),
      jewels,
      strongboxes,
      ransom,
    })),
    strongbox_waiting: view.strongbox_waiting,
    neutral: view.neutral_bullets,
  });
  const spotOf = (spot: View["train"][number]["inside"]): unknown => ({ ...spot, tokens: spot.tokens.map((token) => token.token).sort() });
  // A game of five bots as a spectator saw it: the first view, all events, and the view at the end of each round.
  const game = wholeGame as unknown as { start: View; rounds: { events: GameEvent[]; view: View }[] };
  let view = game.start;
  for (const round of game.rounds) {
    for (const event of round.events) view = apply(view, event);
    expect(stage(view)).toEqual(stage(round.view));
  }
  expect(view.phase).toBe("over");
});
