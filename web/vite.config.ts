import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The files whose words are always wanted together with those of another one. */
const COMPANIONS: Readonly<Record<string, string>> = { web: "common", "colt-express": "colt-express-help", "el-paso": "el-paso-help" };

/** Words go to the browser without the comments for their translators, and with no more room before a line than says that it goes on. */
const words: Plugin = {
  name: "words",
  enforce: "pre",
  async load(id) {
    const name = /([^/]+)\.ftl\?raw$/.exec(id)?.[1];
    if (name === undefined) return null;
    const own = id.replace("?raw", "");
    const all = [own, own.replace(`${name}.ftl`, `${COMPANIONS[name]}.ftl`)];
    const text = (await Promise.all(all.map((file) => readFile(file, "utf8")))).join("\n");
    const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
    return `export default ${JSON.stringify(lines.map((line) => line.replace(/^ +(\*?)/, " $1")).join("\n"))};`;
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
    // What is fetched later hangs on little else: no lists of what to load ahead, and one file for all styles.
    modulePreload: false,
    cssCodeSplit: false,
    // What both games stand on is one file: compressed together it is a tenth smaller than in its parts.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shared", test: /node_modules|src.(art|pages|protocol|scene|state|table|words)/ }] } } },
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
    // A slow machine is no failure.
    testTimeout: 120_000,
  },
});
