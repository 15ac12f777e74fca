// The browser of tests that draw: named by RATSKELLER_CHROMIUM, else the first one on the PATH, as in tests/browser/conftest.py.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome"];
const FOLDERS = (process.env.PATH ?? "").split(delimiter);
const FOUND = NAMES.flatMap((name) => FOLDERS.map((folder) => join(folder, name)));

/** @type {string | undefined} */
export const chromium = process.env.RATSKELLER_CHROMIUM || FOUND.find((path) => existsSync(path));

/**
 * Tests that draw are left out where there is no browser, unless everything is required.
 * @type {boolean}
 */
export const isDrawn = Boolean(chromium) || process.env.RATSKELLER_REQUIRE_ALL === "1";
