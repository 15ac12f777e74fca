// Where a bot between two levels is, in a sentence of every language.
import { beforeAll, describe, expect, it } from "vitest";
import { aroundOf, fetchWords, nowOf, placeOf } from "./strength";
import type { Words } from "../text/words";

const LEVELS = ["foundling", "novice", "pedlar", "plague-doctor"];
let words: Words;

beforeAll(async () => {
  words = await fetchWords();
});

describe("a bot between two levels", () => {
  it("is between the one of its name and the next, or like the one of its name", () => {
    expect(aroundOf("novice+40", LEVELS)).toEqual({ lower: "novice", upper: "pedlar" });
    expect(aroundOf("novice+0", LEVELS)).toEqual({ lower: "novice", upper: null });
    expect(aroundOf("plague-doctor+0", LEVELS)).toEqual({ lower: "plague-doctor", upper: null });
    expect(aroundOf("novice", LEVELS)).toEqual({ lower: "novice", upper: null });
  });

  it("says so, at present and at a table", () => {
    expect(placeOf(words, "novice+40", LEVELS, "here")).toBe(
      "At this table its strength is between the novice and the pedlar.",
    );
    expect(placeOf(words, "pedlar+0", LEVELS, "here")).toBe("At this table it plays like the pedlar.");
    expect(nowOf(words, { bot: "pedlar+5", games: 2 }, LEVELS)).toBe(
      "At present between the pedlar and the plague doctor.",
    );
    expect(nowOf(words, { bot: "foundling+0", games: 0 }, LEVELS)).toBe(
      "Like the foundling, until you have finished a game.",
    );
  });
});
