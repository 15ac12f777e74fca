import { describe, expect, it } from "vitest";
import { marksOf } from "./marks";

describe("a turn that is drawn on the map", () => {
  it("rings regions and cards, and shows the way of the plague", () => {
    expect(marksOf("take monk; add gallia 2; plague italia", { plague: "hispania" })).toEqual([
      { at: ['[data-card="monk"]'] },
      { at: ['[data-region="gallia"]'] },
      { at: ['[data-region="italia"]'], from: '[data-region="hispania"]' },
    ]);
  });

  it("rings a rat, or its region where it can't be pressed, and nothing for words", () => {
    expect(marksOf("hispania.2; done", { plague: null })).toEqual([
      { at: ['[data-token="hispania.2"]', '[data-region="hispania"]'] },
    ]);
  });
});
