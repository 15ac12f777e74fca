import { describe, expect, it } from "vitest";
import { advice, codeOf, options, read, recall, toggled, type CardChoice, type Catalogue } from "./cardset";

const CLASSES = ["Pe", "Ch", "Bo", "Cv", "Mg", "Ro"];
const IDS = ["peasant", "monk", "merchant", "knight", "witch", "king", "crusader", "soldier"];
const catalogue: Catalogue = {
  cards: IDS.map((id, i) => ({ id, class: i < 6 ? (CLASSES[i] as string) : "Cv", letter: "abcdefgh"[i] as string })),
  sets: { base: IDS.slice(0, 6), war: ["soldier", "crusader", "knight", "monk", "king", "witch"] },
  random: ["random", "one-of-each"],
  in_play: 6,
  chivalry_advised_below: 4,
};
const choice = (way: string, own: string[] = [], chivalry = false): CardChoice => ({ way, own, chivalry });
const PEACE = ["peasant", "monk", "merchant", "witch", "king"];

describe("a set of cards", () => {
  it("has a code of its letters, sorted", () => {
    expect(codeOf(catalogue, choice("base"))).toBe("abcdef");
    expect(codeOf(catalogue, choice("war"))).toBe("bdefgh");
    expect(codeOf(catalogue, choice("own", ["soldier", ...PEACE]))).toBe("abcefh");
  });

  it("has no code while it is unfinished or left to the lot", () => {
    expect(codeOf(catalogue, choice("own", PEACE))).toBeNull();
    expect(codeOf(catalogue, choice("random"))).toBeNull();
  });

  it("is found by its code, in any order and case, and by name if it has one", () => {
    const before = choice("base", PEACE, true);
    const six = ["peasant", "monk", "merchant", "witch", "king", "soldier"];
    expect(read(catalogue, " abcefh", before)).toEqual(choice("own", six, true));
    expect(read(catalogue, "HGFEDB", before)).toEqual(choice("war", PEACE, true));
    expect(read(catalogue, "one-of-each", before)).toEqual(choice("one-of-each", PEACE, true));
  });

  it("is not found by what is no code", () => {
    for (const text of ["", "abcde", "abcdefg", "aabcde", "abcdez", "own", "peace"]) {
      expect(read(catalogue, text, choice("base")), text).toBeNull();
    }
  });

  it("is sent as the server wants it", () => {
    expect(options(catalogue, choice("war"))).toEqual({ cards: "war" });
    expect(options(catalogue, choice("random", [], true))).toEqual({ cards: "random", chivalry: true });
    expect(options(catalogue, choice("own", ["soldier", ...PEACE])).cards).toEqual([...PEACE, "soldier"]);
  });
});

describe("an own choice", () => {
  it("takes six cards and no more", () => {
    expect(toggled(catalogue, PEACE, "soldier")).toHaveLength(6);
    expect(toggled(catalogue, [...PEACE, "soldier"], "knight")).toEqual([...PEACE, "soldier"]);
    expect(toggled(catalogue, PEACE, "monk")).not.toContain("monk");
  });

  it("is forgotten as far as its cards no longer exist", () => {
    const saved = JSON.stringify({ way: "gone", own: ["monk", "jester"], chivalry: "yes" });
    Object.assign(globalThis, { localStorage: { getItem: () => saved } });
    expect(recall(catalogue)).toEqual(choice("base", ["monk"]));
  });
});

describe("the advice about Chivalry (S10)", () => {
  it("is given with fewer than four players", () => {
    const peace = choice("own", [...PEACE, "jester"]);
    expect(advice(catalogue, peace, 3)).toBe("none");
    expect(advice(catalogue, peace, 4)).toBeNull();
    expect(advice(catalogue, choice("base"), 2)).toBeNull();
  });

  it("is given where the lot may bring none", () => {
    expect(advice(catalogue, choice("random"), 2)).toBe("lot");
    expect(advice(catalogue, choice("random", [], true), 2)).toBeNull();
    expect(advice(catalogue, choice("one-of-each"), 2)).toBeNull();
  });

  it("waits until six are chosen", () => {
    expect(advice(catalogue, choice("own", PEACE), 2)).toBeNull();
  });
});
