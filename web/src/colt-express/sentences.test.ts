import { beforeAll, expect, test } from "vitest";
import { exampleLegal, exampleRefusals, exampleView } from "./fixtures";
import { has, LANGUAGES, speakOf, useLanguage } from "../words/fluent.svelte";
import { refusalText } from "../words/names";
import { choiceText, decisionText, previewText, sentence } from "./sentences";

beforeAll(async () => {
  await useLanguage("en");
  await speakOf("colt-express");
});

test("an event is one whole sentence with the names of the bandits", () => {
  expect(sentence({ kind: "shot", bandit: "tuco", target: "belle", left: 1 }, null)).toBe("Tuco shoots Belle and has one bullet left.");
});

test("what is hidden is not made up: a purse of unknown value is a purse, cards not seen are a number", () => {
  expect(sentence({ kind: "robbed", bandit: "doc", loot: "purse", token: 9, value: null }, null)).toBe("Doc steals a purse.");
  expect(sentence({ kind: "draws", bandit: "doc", count: 3, cards: null }, null)).toBe("Doc draws 3 cards.");
});

test("a planned card says where it goes and what it could do now", () => {
  const fire = exampleLegal()[2];
  if (fire === undefined) throw new Error("no example");
  expect(choiceText(fire, exampleView())).toBe("Play Fire");
  expect(previewText(fire, exampleView())).toBe("The card goes on the pile as number 8. If it were carried out now, you could: Shoot Tuco.");
});

test("the status says who decides, me or another", () => {
  expect(decisionText(exampleView(), 0)).toBe("Your turn: play a card or draw.");
  expect(decisionText(exampleView(), 1)).toBe("Belle is planning.");
});

test("a refusal is told in the reader's language, an unknown one in the server's words", async () => {
  const [refusal] = exampleRefusals();
  if (refusal === undefined) throw new Error("no example");
  await useLanguage("de");
  expect(refusalText(refusal)).toMatch(/^Patronen/);
  expect(refusalText({ ...refusal, code: "brand-new" })).toBe("Bullets cannot be played.");
  await useLanguage("en");
});

test.each(LANGUAGES)("in %s every message the page names is there", async (language) => {
  await useLanguage(language);
  const sources = import.meta.glob<string>(["./**/*.svelte", "../{pages,table,replay}/**/*.svelte"], { query: "?raw", import: "default", eager: true });
  const named = Object.values(sources).flatMap((text) => [...text.matchAll(/\bt\("([a-z-]+)"/g)].map((match) => match[1] ?? ""));
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((id) => !has(id))).toEqual([]);
  await useLanguage("en");
});
