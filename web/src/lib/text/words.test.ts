// Every message that is asked for exists, words take the form that a sentence asks for, and no words sit in components.
import { parse as parseSvelte } from "svelte/compiler";
import { afterEach, describe, expect, it } from "vitest";
import { mark, parts } from "./marks";
import { askBy } from "./wordfiles";
import { about, bundleWith, has, isKnown, learn, t, together, type Values, Words, wordsOf } from "./words";

const GAMES = Object.keys(import.meta.glob("../../../../src/ratskeller/games/*/words/en.ftl", { query: "?raw" })).map(
  (path) => path.split("/").at(-3) as string,
);
const COMPONENTS = import.meta.glob<string>("/src/**/*.svelte", { query: "?raw", import: "default", eager: true });
const CODE = import.meta.glob<string>(["/src/**/*.svelte", "/src/**/*.ts", "!/src/**/*.test.ts", "!/src/lib/api/*"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** The words that only some part of the client says. */
const MINE = Object.values(
  import.meta.glob<string>("../../../../src/ratskeller/words/*/words/en.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
/** Milliseconds: every component is parsed, on a machine that may have much else to do. */
const PATIENCE = 60_000;
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

/** The words that code in this file may use: a game's own code those of its game, all other code those of any, or of its page. */
function wordsFor(path: string, source: string): Words[] {
  const own = GAMES.filter((game) => path.includes(`/games/${game}/`));
  const words = (own.length > 0 ? own : GAMES).map(wordsOf);
  const fetches =
    /\/pages\/(me|admin|history)\/|\/(table\/(notes|bots)|lib\/site)\/|\/(people\/strength|pages\/seatOption)\./.test(
      path,
    ) || source.includes("partWords(");
  return fetches ? [new Words("en", null, MINE.join("\n")), ...words] : words;
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

  it("in a row are joined as in a sentence", () => {
    expect([[], ["A"], ["A", "B"], ["A", "B", "C"]].map(together)).toEqual(["", "A", "A and B", "A, B and C"]);
  });
});

describe("words that are filled in", () => {
  const german = bundleWith("de", [
    `card-knight = Ritter
    .gender = m
    .dative = dem Ritter
card-nun = { -nun }
    .gender = f
    .dative = der { -nun }
-nun = Nonne
gives = { $seat } gibt { FORM($card, "dative") } { $count } Würfel.
whose = { FORM($card, "gender") ->
    [f] ihre
   *[m] seine
  } Karte`,
  ]);
  const say = (id: string, values: Values) => german.formatPattern(german.getMessage(id)?.value ?? "", values);

  it("take the form that their own message names, and numbers that of the language", () => {
    expect(say("gives", { seat: "Rot", card: "Ritter", count: 1 })).toBe("Rot gibt dem Ritter 1 Würfel.");
    expect(say("gives", { seat: "Rot", card: "Nonne", count: 1.5 })).toBe("Rot gibt der Nonne 1,5 Würfel.");
    expect(say("gives", { seat: "Rot", card: "Anna", count: 1234 })).toBe("Rot gibt Anna 1.234 Würfel.");
  });

  it("keep the colour that tells two of one name apart", () => {
    expect(say("gives", { seat: "Rot", card: "Nonne (Blau)", count: 2 })).toBe("Rot gibt der Nonne (Blau) 2 Würfel.");
    expect(say("gives", { seat: "Rot", card: "Anna (Blau)", count: 2 })).toBe("Rot gibt Anna (Blau) 2 Würfel.");
    expect(say("whose", { card: "Nonne (Blau)" })).toBe("ihre Karte");
  });

  it("may decide the gender of a sentence", () => {
    expect(["Ritter", "Nonne", "Anna"].map((card) => say("whose", { card }))).toEqual([
      "seine Karte",
      "ihre Karte",
      "seine Karte",
    ]);
  });

  it("stay what they point at", () => {
    const sentence = say("gives", { seat: "Rot", card: mark("card", "knight", "Ritter"), count: 2 });
    expect(parts(sentence)).toContainEqual({ kind: "card", id: "knight", text: "dem Ritter" });
  });
});

describe("words of a game that is not part of this build", () => {
  it("come from the server, in the language that is spoken", async () => {
    const asked: string[] = [];
    askBy((game, language) => {
      asked.push(`${game} ${language}`);
      return Promise.resolve(game === "apples" ? "game-title = Apples" : "");
    });
    await Promise.all(["apples", "rattus", "unheard"].map((game) => learn(game)));
    expect(asked).toEqual(["apples en", "unheard en"]);
    expect(["apples", "rattus", "unheard"].map(isKnown)).toEqual([true, true, false]);
    expect(wordsOf("apples").t("game-title")).toBe("Apples");
  });
});

describe("no words", () => {
  it("sit in components", { timeout: PATIENCE }, () => {
    for (const [path, source] of Object.entries(COMPONENTS)) expect(texts(source), path).toEqual([]);
  });

  it("are asked for that don't exist", () => {
    for (const [path, source] of Object.entries(CODE)) {
      const known = wordsFor(path, source);
      for (const [, id] of source.matchAll(/\bt\(\s*["']([a-z][\w.-]*)["']/g))
        expect(
          known.some((words) => words.has(id as string)),
          `${path}: ${id}`,
        ).toBe(true);
    }
  });
});
