// The rules about imports, held against a client with a third game that they never heard of.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ESLint } from "eslint";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { circles, folderCircles } from "./circles.js";
import { imports } from "./imports.js";

const FILES = [
  "lib/text/words.ts",
  "lib/ui/Head.svelte",
  "lib/ui/paint.ts",
  "lib/device/settings.svelte.ts",
  "lib/board/queue.ts",
  "lib/api/types.ts",
  "lib/api/client.ts",
  "lib/table/store/table.svelte.ts",
  "lib/table/store/live.ts",
  "games/index.ts",
  "games/apples/index.ts",
  "games/apples/model/types.ts",
  "games/apples/board/Board.svelte",
  "games/apples/board/tree.ts",
  "games/apples/board/labels.ts",
  "games/apples/panels/Log.svelte",
  "games/apples/words/names.ts",
  "games/apples/play/draft.svelte.ts",
  "games/pears/model/types.ts",
  "games/pears/board/tree.ts",
  "pages/Start.svelte",
];
/** Who may not import whom, and why. */
const REFUSED = [
  ["lib/text/words.ts", "games/index.ts", "lib knows no game"],
  ["lib/table/store/table.svelte.ts", "games/apples/model/types.ts", "lib knows no game"],
  ["lib/ui/Head.svelte", "pages/Start.svelte", "lib knows no page"],
  ["lib/ui/Head.svelte", "lib/api/client.ts", "what is shown everywhere asks no server"],
  ["lib/board/queue.ts", "lib/table/store/live.ts", "what is shown everywhere hears no server"],
  ["games/index.ts", "pages/Start.svelte", "games know no page"],
  ["games/apples/index.ts", "pages/Start.svelte", "games know no page"],
  ["games/apples/model/types.ts", "games/pears/model/types.ts", "games don't know each other"],
  ["games/apples/board/Board.svelte", "games/pears/board/tree.ts", "games don't know each other"],
  ["games/apples/index.ts", "games/pears/model/types.ts", "games don't know each other"],
  ["games/apples/board/tree.ts", "lib/api/client.ts", "drawing asks no server"],
  ["games/apples/board/Board.svelte", "lib/table/store/live.ts", "drawing hears no server"],
  ["games/apples/board/Board.svelte", "lib/table/store/table.svelte.ts", "drawing knows no table store"],
  ["games/apples/board/Board.svelte", "games/apples/play/draft.svelte.ts", "drawing knows no choosing"],
  ["games/apples/board/tree.ts", "games/apples/panels/Log.svelte", "a board uses no panel"],
  ["games/apples/words/names.ts", "games/apples/board/tree.ts", "words know no drawing"],
  ["games/apples/board/tree.ts", "games/apples/words/names.ts", "drawing is given its texts"],
  ["games/apples/board/Board.svelte", "lib/text/words.ts", "drawing is given its texts"],
  ["games/apples/board/Board.svelte", "lib/device/settings.svelte.ts", "drawing knows no settings"],
  ["games/apples/board/Board.svelte", "lib/ui/Head.svelte", "drawing knows no page"],
  ["games/apples/model/types.ts", "lib/text/words.ts", "a model says nothing"],
  ["games/apples/model/types.ts", "lib/device/settings.svelte.ts", "a model knows no settings"],
  ["games/apples/play/draft.svelte.ts", "games/apples/panels/Log.svelte", "play uses no panel"],
  ["games/apples/model/types.ts", "games/apples/board/tree.ts", "a model uses no board"],
  ["games/apples/play/draft.svelte.ts", "games/apples/index.ts", "no room knows the face"],
  ["pages/Start.svelte", "games/apples/index.ts", "pages know games by their names only"],
];
const ALLOWED = [
  ["pages/Start.svelte", "games/index.ts"],
  ["games/apples/index.ts", "games/apples/play/draft.svelte.ts"],
  ["games/apples/play/draft.svelte.ts", "lib/table/store/table.svelte.ts"],
  ["games/apples/panels/Log.svelte", "games/apples/board/tree.ts"],
  ["games/apples/words/names.ts", "games/apples/board/labels.ts"],
  ["games/apples/words/names.ts", "lib/text/words.ts"],
  ["games/apples/board/Board.svelte", "lib/ui/paint.ts"],
  ["games/apples/model/types.ts", "lib/board/queue.ts"],
  ["games/apples/board/tree.ts", "games/apples/model/types.ts"],
];

let root;
let eslint;

function written(from, line) {
  return from.endsWith(".svelte") ? `<script lang="ts">\n  ${line}\n</script>\n` : `${line}\n`;
}

/** An import of one file by another, by the shortest path from the root, as `tsc` writes none. */
function line(from, to, type = "") {
  const up = "../".repeat(from.split("/").length - 1);
  return `import ${type}{ it } from "./${up}${to.replace(/\.ts$/, "")}";`;
}

async function write(file, text) {
  await mkdir(dirname(join(root, "src", file)), { recursive: true });
  await writeFile(join(root, "src", file), text);
}

async function told(from, to, type) {
  const [result] = await eslint.lintText(written(from, line(from, to, type)), { filePath: join(root, "src", from) });
  return result.messages.map((message) => message.ruleId ?? message.message);
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "imports-"));
  for (const file of FILES) await write(file, written(file, ""));
  const parser = ts.parser;
  eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [
      ...svelte.configs.base,
      { files: ["**/*.ts"], languageOptions: { parser } },
      { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser } } },
      ...imports(root),
    ],
  });
});
afterAll(() => rm(root, { recursive: true }));

describe("an import is refused", () => {
  it.each(REFUSED)("in %s of %s: %s", async (from, to) => {
    expect(await told(from, to)).toEqual(["import-x/no-restricted-paths"]);
    expect(await told(from, to, "type ")).toEqual(["import-x/no-restricted-paths"]);
  });
});

describe("an import is allowed", () => {
  it.each(ALLOWED)("in %s of %s", async (from, to) => {
    expect(await told(from, to)).toEqual([]);
  });

  it("of Svelte in a board, but of no context", async () => {
    const board = { filePath: join(root, "src/games/apples/board/Board.svelte") };
    const imported = (name) => eslint.lintText(written("Board.svelte", `import { ${name} } from "svelte";`), board);
    expect((await imported("untrack"))[0].messages).toEqual([]);
    expect((await imported("getContext"))[0].messages).toMatchObject([{ ruleId: "no-restricted-imports" }]);
  });

  it("in a test, of every room of its game", async () => {
    expect(await told("games/apples/board/tree.test.ts", "games/apples/play/draft.svelte.ts")).toEqual([]);
    expect(await told("games/apples/board/tree.test.ts", "games/pears/model/types.ts")).not.toEqual([]);
  });
});

describe("a circle of imports", () => {
  it("is found, through components and through types alone", async () => {
    const [board, tree] = ["games/apples/board/Board.svelte", "games/apples/board/tree.ts"];
    await write(board, written(board, line(board, tree)));
    await write(tree, line(tree, board, "type "));
    expect(circles(root)).toEqual([[board, tree]]);
    await write(tree, "");
    expect(circles(root)).toEqual([]);
  });

  it("is found where a folder is imported", async () => {
    const [game, plain] = ["lib/table/game.ts", "lib/table/plain/index.ts"];
    await write(game, 'import("./plain");');
    await write(plain, 'import type { it } from "../game";');
    expect(circles(root)).toEqual([[game, plain]]);
    await write(game, "");
  });

  it("is found of folders whose files have none", async () => {
    await write("lib/text/words.ts", 'import { it } from "../device/storage";');
    await write("lib/device/settings.svelte.ts", 'import type { it } from "../text/ago";');
    await write("lib/device/storage.ts", "");
    await write("lib/text/ago.ts", "");
    expect([circles(root), folderCircles(root)]).toEqual([[], [["lib/device", "lib/text"]]]);
    await write("lib/text/words.ts", "");
  });

  it("is not in this client", () => {
    const client = join(import.meta.dirname, "..");
    expect([circles(client), folderCircles(client)]).toEqual([[], []]);
  });
});
