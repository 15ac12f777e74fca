// Words are the same in every language, every one that is asked for exists, and no words sit in components.
import { parse as parseSvelte } from "svelte/compiler";
import { afterEach, describe, expect, it } from "vitest";
import { about, bundleOf, has, languages, t, Words, wordsOf } from "./words";

const GAMES = Object.keys(import.meta.glob("../../../src/ratskeller/games/*/words/en.ftl", { query: "?raw" })).map(
  (path) => path.split("/").at(-3) as string,
);
const COMPONENTS = import.meta.glob<string>("/src/**/*.svelte", { query: "?raw", import: "default", eager: true });
const CODE = import.meta.glob<string>(["/src/**/*.svelte", "/src/**/*.ts", "!/src/**/*.test.ts", "!/src/lib/api/*"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const SAID = new Set(["aria-label", "title", "placeholder", "alt", "aria-description"]);

interface Node {
  type: string;
  name?: string;
  data?: string;
  value?: unknown;
}

/** Texts that a component holds itself, in its markup or in an attribute that is read out. */
function texts(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown, said: boolean): void => {
    if (Array.isArray(node)) for (const it of node) visit(it, said);
    if (Array.isArray(node) || node === null || typeof node !== "object") return;
    const { type, data, name } = node as Node;
    const attribute = type === "Attribute" || type === "StyleDirective";
    if (type === "Text" && said && /\p{L}/u.test(data ?? "")) found.push((data ?? "").trim());
    for (const [key, child] of Object.entries(node)) {
      if (key !== "expression" && key !== "test") visit(child, attribute ? SAID.has(name ?? "") : said);
    }
  };
  visit(parseSvelte(source, { modern: true }).fragment, true);
  return found;
}

/** The words that code in this file may use: a game's own code those of its game, all other code those of any. */
function wordsFor(path: string): Words[] {
  const own = GAMES.filter((game) => path.includes(`/games/${game}/`));
  return (own.length > 0 ? own : GAMES).map(wordsOf);
}

afterEach(() => about(null));

describe("words", () => {
  it("are those of the game that is spoken about", async () => {
    await about("rattus");
    expect(t("game-title")).toBe("Rattus");
    expect(wordsOf("rattus").has("region-gallia")).toBe(true);
    await about(null);
    expect([has("region-gallia"), has("app-title")]).toEqual([false, true]);
    expect(wordsOf("rattus").t("region-gallia")).toBe("Gallia");
  });

  it("have the same messages in every language", () => {
    const ids = (language: string, game: string) =>
      [...(bundleOf(language, game) as unknown as { _messages: Map<string, unknown> })._messages.keys()].sort();
    for (const game of GAMES) for (const language of languages) expect(ids(language, game)).toEqual(ids("en", game));
  });
});

describe("no words", () => {
  it("sit in components", () => {
    for (const [path, source] of Object.entries(COMPONENTS)) expect(texts(source), path).toEqual([]);
  });

  it("are asked for that don't exist", () => {
    for (const [path, source] of Object.entries(CODE)) {
      const known = wordsFor(path);
      for (const [, id] of source.matchAll(/\bt\(\s*["']([a-z][\w.-]*)["']/g))
        expect(
          known.some((words) => words.has(id as string)),
          `${path}: ${id}`,
        ).toBe(true);
    }
  });
});
