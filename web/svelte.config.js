import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  // Short names for the scopes of styles: they need only differ between a hundred components.
  compilerOptions: { cssHash: ({ hash, css }) => `s${hash(css).slice(0, 5)}` },
};
