import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { gamesIn, listed } from "./games.js";

it("lists the games of all folders, and of each what it has", async () => {
  const root = await mkdtemp(join(tmpdir(), "games-"));
  for (const file of ["own/rats/index.ts", "own/rats/pages.ts", "more/apples/index.ts", "more/pears/notes.md"]) {
    await mkdir(join(root, file, ".."), { recursive: true });
    await writeFile(join(root, file), "");
  }
  const games = gamesIn(join(root, "own"), join(root, "more"));
  const code = listed(games);
  await rm(root, { recursive: true });
  expect(games.map(({ name }) => name)).toEqual(["rats", "apples", "pears"]);
  expect(code).toContain('export const pages = { "rats": pages0 };');
  expect(code).toMatch(/"rats": \(\) => import\("[^"]+\/own\/rats\/index\.ts"\)/);
  expect(code).toMatch(/"apples": \(\) => import\("[^"]+\/more\/apples\/index\.ts"\)/);
  expect(code).not.toContain("pears");
});
