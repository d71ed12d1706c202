import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// The Python server serves what is built here; the messages are the same files that Python reads.
export default defineConfig({
  plugins: [svelte()],
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
