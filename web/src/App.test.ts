import { mount } from "svelte";
import { expect, test, vi } from "vitest";
import App from "./App.svelte";

test("the front page shows the name of the table and starts with one button", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("[]")));
  mount(App, { target: document.body });
  await vi.waitFor(() => expect(document.querySelector("h1")?.textContent).toBe("wildbunch"));
  expect(document.querySelector("button.play")).not.toBeNull();
});
