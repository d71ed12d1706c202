import { mount } from "svelte";
import { expect, test } from "vitest";
import App from "./App.svelte";

test("the page shows the name of the game table", () => {
  mount(App, { target: document.body });
  expect(document.querySelector("h1")?.textContent).toBe("wildbunch");
});
