import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Words go to the browser without the comments for their translators. */
const words: Plugin = {
  name: "words",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(".ftl?raw")) return null;
    const text = await readFile(id.replace("?raw", ""), "utf8");
    const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
    return `export default ${JSON.stringify(lines.join("\n"))};`;
  },
};

// The Python server serves what is built here; the messages are the same files that Python reads.
export default defineConfig({
  plugins: [words, svelte()],
  base: "/",
  resolve: {
    alias: { $locales: here("../src/wildbunch/locales") },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/wildbunch/server/static"),
    emptyOutDir: true,
    target: "es2022",
    sourcemap: false,
    // Browsers of the target load modules ahead by themselves.
    modulePreload: { polyfill: false },
    // Fonts and pictures stay files of their own, so that the content policy needs no data: addresses.
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
  },
});
