import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { at, generated } from "./types.mjs";

// All types are made anew, which takes seconds on a busy machine
it("the types of the server's interface are current: else run `npm run api`", { timeout: 120_000 }, async () => {
  const files = await generated();
  expect(Object.keys(files)).toContain("src/games/rattus/model/views.d.ts");
  for (const [path, text] of Object.entries(files)) {
    expect(await readFile(at(path), "utf8"), path).toBe(text);
  }
});
