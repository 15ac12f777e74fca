import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { atOnce } from "./scripts/atonce.js";
import { early } from "./scripts/early.js";
import { fonts } from "./scripts/fonts.js";
import { pack } from "./scripts/pack.js";
import { words } from "./scripts/words.js";
import { offline } from "./scripts/worker.js";

// The word files live in the Python package, since both sides read them: the development server has to be allowed to.
const packageRoot = "..";

/** What asks for a table has to be there first, by itself; what every table needs comes in one piece. */
const PIECES = [
  {
    name: "early",
    test: /preload-helper|\/openapi-fetch\/|\/src\/lib\/(?:kept|address|alone|wordfiles|api\/client|table\/opening)/,
    priority: 1,
  },
  {
    name: "lib",
    test: /\/node_modules\/(?:svelte|@fluent|esm-env|clsx)\/|\/src\/lib\/(?!.*[Pp]lain|.*[Ww]eigh|.*faces\/draw|.*BotSheet|sound\/|people\/|api\/conduct|table\/(?:Badge|Ears|hearing|review\/|clocks\/))/,
  },
];

export default defineConfig({
  plugins: [words(), svelte(), fonts(), early(), atOnce(), pack(), offline()],
  build: {
    outDir: "../src/ratskeller/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: PIECES } } },
  },
  server: {
    fs: { allow: [packageRoot] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  // The styles of the tiles are looked into by a test.
  test: {
    include: ["src/**/*.test.ts", "{map,lint,scripts,worker}/**/*.test.mjs"],
    environment: "node",
    setupFiles: ["src/lib/words.setup.ts"],
    css: { include: [/tile\.css/] },
  },
});
