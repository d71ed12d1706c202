import { mount } from "svelte";
import { expect, test, vi } from "vitest";
import App from "./App.svelte";

test("the front page shows the name of the table and a poster with one button for each game", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("[]")));
  mount(App, { target: document.body });
  await vi.waitFor(() => expect(document.querySelector("h1")?.textContent).toBe("wildbunch"), { timeout: 60_000 });
  expect(document.querySelectorAll("button.play").length).toBe(2);
  await vi.waitFor(() => expect(document.querySelectorAll(".wanted").length).toBe(2), { timeout: 60_000 });
});
