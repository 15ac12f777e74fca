// Texts of the book in pieces, and how they are searched.
import { describe, expect, it } from "vitest";
import { ruleHref, ruleNumber } from "./address";
import { isHere, notes, passageOf } from "./book";
import { fold, hits, holds, paragraphs, pieces, wantedWords } from "./text";

describe("a text of the book", () => {
  it("is divided by blank lines, and other line ends are spaces", () => {
    expect(paragraphs("One\ntwo.\n\nThree.")).toEqual(["One two.", "Three."]);
  });

  it("links the numbers of rules in brackets", () => {
    expect(pieces("As always [K-NUN].", [])).toEqual([
      { kind: "text", text: "As always " },
      { kind: "rule", text: "K-NUN" },
      { kind: "text", text: "." },
    ]);
  });
});

describe("searching", () => {
  it("asks for all words, whatever their case and marks", () => {
    expect(holds("Die Würfel in der Burg", wantedWords(" WURFEL bur "))).toBe(true);
    expect(holds("Die Würfel in der Burg", wantedWords("wurfel turm"))).toBe(false);
  });

  it("marks every hit in the text as it was written", () => {
    expect(hits("Würfel für Würfel", wantedWords("wurf"))).toEqual([
      { kind: "hit", text: "Würf" },
      { kind: "text", text: "el für " },
      { kind: "hit", text: "Würf" },
      { kind: "text", text: "el" },
    ]);
  });

  it("keeps the number of letters, so that hits are found again", () => {
    for (const text of ["İstanbul ﬁn", "Straße", "naïve 🐀 rat"]) expect(fold(text)).toHaveLength(text.length);
  });
});

describe("the way to a rule", () => {
  it("is the page of its game with the number of the rule", () => {
    expect(ruleHref("rattus", "RAT-K-NUN")).toBe("/rules/rattus#K-NUN");
    expect(ruleNumber("C5")).toBe("C5");
  });

  it("leads to the passage that explains it, or to one by its name", () => {
    const turn = {
      id: "turn",
      passages: [
        { id: "T3", rules: ["T3", "Q1"] },
        { id: "aim", rules: [] },
      ],
    };
    expect(passageOf({ chapters: [turn] }, "Q1")?.id).toBe("T3");
    expect(passageOf({ chapters: [turn] }, "aim")?.id).toBe("aim");
    expect(passageOf({ chapters: [turn] }, "C5")).toBeUndefined();
  });
});

describe("at a table", () => {
  const facts = { options: { small_cities: 2, plague: false }, things: ["monk"] };

  it("the options in force add their notes", () => {
    const passage = { id: "BAS7", rules: [], options: ["small_cities", "plague"] };
    expect(notes(passage, facts)).toEqual(["at-small-cities-2", "at-plague-off"]);
  });

  it("what the table plays without is not here", () => {
    expect(isHere({ id: "PLG4", rules: [], needs: "plague" }, facts)).toBe(false);
    expect(isHere({ id: "K-KING", rules: [], thing: "king" }, facts)).toBe(false);
    expect(isHere({ id: "K-MONK", rules: [], thing: "monk" }, facts)).toBe(true);
    expect(isHere({ id: "K-KING", rules: [], thing: "king" }, { ...facts, things: null })).toBe(true);
  });
});
