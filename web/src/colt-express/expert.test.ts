import { beforeAll, expect, test } from "vitest";
import { exampleView } from "./fixtures";
import type { LegalAction, View } from "./types";
import { speakOf, useLanguage } from "../words/fluent.svelte";
import { apply } from "./apply";
import { anchorOf } from "./choices";
import { keeping, parted } from "./keeping";
import { cardName, choiceText, decisionText, deciding, previewText, sentence } from "./sentences";
import { slotsOf } from "./slots";

beforeAll(async () => {
  await useLanguage("en");
  await speakOf("colt-express");
});

/** Two teams while it is chosen what to keep; the viewer leads Belle and Doc. */
function teamView(): View {
  const view = exampleView();
  view.phase = "keeping";
  view.decision = { kind: "keep", seats: [0, 1], bandits: ["belle+doc", "tuco+ghost"] };
  view.seats = [
    { seat: 0, bandits: ["belle", "doc"], hand: { "fire belle": 1, "fire doc": 1, marshal: 1, bullet: 2 }, deck: { "move belle": 1 }, discard: { "rob doc": 1 }, bullets_on_top: 0, leaving: {} },
    { seat: 1, bandits: ["tuco", "ghost"], hand: { unknown: 5 }, deck: { unknown: 4 }, discard: { unknown: 2 }, bullets_on_top: 1 },
  ];
  return view;
}

const action = (text: string, fields: object): LegalAction => ({ text, id: 0, kind: text.split(" ")[0] ?? "", effects: [], would: [], figures: {}, ...fields });
const discardFire = action("discard fire belle", { card: "fire", bandit: "belle" });
const keep = action("keep", {});

test("a team is named with both of its bandits, its cards with the one they act for", () => {
  expect(sentence({ kind: "draws", bandit: "belle+doc", count: 3, cards: null }, null)).toBe("Team Belle & Doc draws 3 cards.");
  expect(cardName("fire belle")).toBe("Fire (Belle)");
  expect(choiceText(discardFire, teamView())).toBe("Belle: Discard Fire");
  expect(anchorOf(discardFire, teamView())).toEqual({ on: "card", card: "fire", bandit: "belle" });
});

test("a team's hand has a place for each card of each bandit, and one for what the team shares", () => {
  const keys = slotsOf(teamView().seats[0] as never).map((slot) => slot.key);
  expect(keys).toHaveLength(12);
  expect(keys.slice(0, 2)).toEqual(["move belle", "floor belle"]);
  expect(keys.slice(-2)).toEqual(["marshal", "bullet"]);
});

test("what is marked to leave can be marked as often as it is in hand, and the preview says what stays", () => {
  const view = teamView();
  expect(keeping.most(discardFire, view, 0)).toBe(1);
  expect(keeping.most(keep, view, 0)).toBe(0);
  const marked = keeping.show(view, 0, [discardFire.text]);
  expect(view.seats[0]?.leaving).toEqual({});
  expect(keeping.most(discardFire, marked, 0)).toBe(0);
  expect(parted(marked.seats[0] as never)).toEqual({
    stays: { "fire belle": 0, "fire doc": 1, marshal: 1, bullet: 0 },
    goes: { "fire belle": 1, "fire doc": 0, marshal: 0, bullet: 2 },
  });
  expect(previewText(keep, marked)).toBe("In your hand stays: Fire (Doc), Marshal. On your discard pile goes: Fire (Belle), Bullet ×2.");
});

test("where several decide the status names all of them, and asks me while I am among them", () => {
  const view = teamView();
  expect(deciding(view)).toEqual([0, 1]);
  expect(decisionText(view, 0)).toBe("Mark what leaves, then keep the rest.");
  view.decision = { kind: "keep", seats: [1], bandits: ["tuco+ghost"] };
  expect(decisionText(view, 0)).toBe("Choosing what to keep: Team Tuco & Ghost.");
});

test("events move the sizes of hidden piles: bullets on top, cards carried out and kept, and a new draw pile", () => {
  const shot = apply(teamView(), { kind: "shot", bandit: "belle", target: "ghost", left: 4 });
  expect(shot.seats[1]).toMatchObject({ bullets_on_top: 2, deck: { unknown: 5 } });
  const kept = apply(shot, { kind: "keeps", bandit: "tuco+ghost", count: 2 });
  expect(kept.seats[1]).toMatchObject({ hand: { unknown: 2 }, discard: { unknown: 5 } });
  const mixed = apply(kept, { kind: "reshuffles", bandit: "tuco+ghost", count: 5 });
  expect(mixed.seats[1]).toMatchObject({ deck: { unknown: 10 }, discard: { unknown: 0 } });
  const drawn = apply(mixed, { kind: "draws", bandit: "tuco+ghost", count: 3, cards: null });
  expect(drawn.seats[1]).toMatchObject({ hand: { unknown: 5 }, deck: { unknown: 7 }, bullets_on_top: 0 });
  const mine = apply({ ...teamView(), pile: [{ bandit: "doc", card: null, face_down: true, resolved: false }] }, { kind: "resolves", index: 0, bandit: "doc", card: "rob" });
  expect(mine.seats[0]?.discard).toEqual({ "rob doc": 2 });
});

test("a team mate who boards stands where the event says", () => {
  const view = apply(teamView(), { kind: "placed", bandit: "doc", car: 4 });
  expect(view.bandits.find((one) => one.bandit === "doc")).toMatchObject({ car: 4, level: "inside" });
});
