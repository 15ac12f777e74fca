import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The word files live in the Python package, since both sides read them: the development server has to be allowed to.
const packageRoot = "..";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/ratskeller/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
  },
  server: {
    fs: { allow: [packageRoot] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  // The styles of the tiles are looked into by a test.
  test: {
    include: ["src/**/*.test.ts", "{map,lint}/**/*.test.mjs"],
    environment: "node",
    css: { include: [/tile\.css/] },
  },
});
