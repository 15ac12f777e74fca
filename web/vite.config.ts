import { svelte } from "@sveltejs/vite-plugin-svelte";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { atOnce } from "./scripts/atonce.js";
import { chromium, isDrawn } from "./scripts/chromium.js";
import { early } from "./scripts/early.js";
import { fonts } from "./scripts/fonts.js";
import { customMedia } from "./scripts/layouts.js";
import { preloadList } from "./scripts/preload.js";
import { games } from "./scripts/games.js";
import { pack } from "./scripts/pack.js";
import { pictures } from "./scripts/pictures.js";
import { pieces } from "./scripts/pieces.js";
import { words } from "./scripts/words.js";
import { offline } from "./scripts/worker.js";
import { layouts } from "./src/lib/ui/layouts.js";

// The word files live in the Python package, since both sides read them: the development server has to be allowed to.
const packageRoot = "..";
/** Tests in which effects run. */
const REACTIVE = "src/**/*.svelte.test.ts";

/** Tests in a real browser, which is left out where there is none. */
const drawn = {
  extends: true as const,
  // Found only once a test asks for it, it would load the page of that test anew
  optimizeDeps: { include: ["axe-core"] },
  test: {
    name: "drawn",
    include: ["src/**/*.drawn.ts"],
    // The first test waits until the development server has compiled the client
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      provider: playwright({
        launchOptions: { executablePath: chromium, args: ["--disable-gpu"] },
        // A page that is larger than the window would be made smaller
        contextOptions: { viewport: { width: 1280, height: 1600 } },
        actionTimeout: 20_000,
      }),
      instances: [{ browser: "chromium" as const }],
      screenshotDirectory: "../test-results/drawn",
    },
  },
};

export default defineConfig({
  // Pieces find each other wherever the site lies on its host; what the page names is absolute, since it has many addresses
  base: "./",
  plugins: [
    customMedia(layouts),
    words(),
    games(),
    svelte(),
    fonts(),
    early(),
    atOnce(),
    preloadList(),
    pack(),
    pictures(),
    offline(),
  ],
  build: {
    outDir: "../src/ratskeller/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: pieces() } } },
  },
  worker: { format: "es" },
  server: {
    fs: { allow: [packageRoot] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  // The styles of the tiles are looked into by a test.
  test: {
    // Each file has modules of its own in a thread as well, which starts sooner than a process
    pool: "threads",
    setupFiles: ["src/lib/text/words.setup.ts"],
    css: { include: [/(tile|app)\.css/] },
    projects: [
      {
        extends: true,
        test: {
          name: "plain",
          include: ["{src,packages}/**/*.test.ts", "{map,lint,scripts,worker}/**/*.test.mjs"],
          exclude: [REACTIVE],
          environment: "node",
        },
      },
      {
        extends: true,
        resolve: { conditions: ["browser"] },
        test: { name: "reactive", include: [REACTIVE], environment: "./src/lib/testing/reactive.env.ts" },
      },
      ...(isDrawn ? [drawn] : []),
    ],
  },
});
