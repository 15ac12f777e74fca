// What is typed on the text board besides answers.
import { describe, expect, it } from "vitest";
import { commandOf } from "./textboard";

const PLACES = [{ part: "regions", letter: "r", title: "Regions" }];

describe("the command line", () => {
  it("knows letters for what is asked, what happened last, what is possible, and undoing", () => {
    expect(["q", "L", "m", "u"].map((typed) => commandOf(typed, PLACES))).toEqual([
      { kind: "asked" },
      { kind: "last" },
      { kind: "part", part: "now" },
      { kind: "undo" },
    ]);
  });

  it("leads to the parts of a game's board by their letters", () => {
    expect(commandOf("r", PLACES)).toEqual({ kind: "part", part: "regions" });
    expect(commandOf("f", PLACES)).toBeNull();
  });

  it("takes a word with a question mark as a question about that thing", () => {
    expect(commandOf("Gallia?", PLACES)).toEqual({ kind: "about", word: "gallia" });
    expect(commandOf("2,-1 ?", PLACES)).toEqual({ kind: "about", word: "2,-1" });
    expect(commandOf("?", PLACES)).toEqual({ kind: "part", part: "keys" });
  });

  it("leaves answers to the server", () => {
    for (const answer of ["take monk; plague italia", "yes", "2", "c0", "2,-1 r0; none"])
      expect(commandOf(answer, PLACES)).toBeNull();
  });
});
