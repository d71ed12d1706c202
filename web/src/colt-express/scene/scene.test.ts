import { expect, test } from "vitest";
import { exampleView } from "../fixtures";
import { castOf } from "./actors";
import { layOut } from "./layout";

const SIZES = [
  [1280, 340],
  [390, 430],
  [360, 330],
  [1920, 600],
] as const;

test.each(SIZES)("in a box of %i by %i every car of every train lies inside, from the locomotive on", (width, height) => {
  for (let count = 4; count <= 7; count += 1) {
    const layout = layOut(width, height, count);
    expect(layout.cars.map((place) => place.car)).toEqual(Array.from({ length: count }, (_, car) => car));
    for (const place of layout.cars) {
      const half = (place.width / 2) * layout.scale;
      expect(place.x - half).toBeGreaterThanOrEqual(0);
      expect(place.x + half).toBeLessThanOrEqual(width);
      expect(place.y).toBeLessThanOrEqual(height);
    }
  }
});

test("a narrow high box shows the train in two rows, a wide one in one", () => {
  expect(layOut(390, 430, 5).rows).toHaveLength(2);
  expect(layOut(1280, 340, 7).rows).toHaveLength(1);
});

test("everybody and all loot of a view stands on the stage, one place each", () => {
  const view = exampleView();
  const { actors, loot } = castOf(view, layOut(1280, 340, view.train.length));
  expect(actors.map((one) => one.who).sort()).toEqual(["belle", "doc", "ghost", "marshal", "tuco"]);
  expect(new Set(actors.map((one) => `${one.x},${one.y}`)).size).toBe(actors.length);
  const count = (kind: string): number => loot.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.count, 0);
  expect([count("purse"), count("jewel"), count("strongbox")]).toEqual([8, 5, 1]);
});

test("a purse somebody has touched is a thing of its own, the untouched ones of a spot may be one heap", () => {
  const view = exampleView();
  const { loot } = castOf(view, layOut(390, 430, view.train.length));
  expect(loot.filter((one) => one.token !== null).map((one) => one.token).sort()).toEqual([2, 7]);
});
