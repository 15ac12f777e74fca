import { describe, expect, it } from "vitest";
import { map } from "../board/map";
import { marksOf } from "./asides";

describe("a turn that is drawn on the map", () => {
  it("rings cards, draws the lines of regions, and shows the way of the plague from where it stands", () => {
    expect(marksOf("take monk; add gallia 2; plague italia", { plague: "hispania" })).toMatchObject([
      { at: ['[data-card="monk"]'] },
      { at: ['[data-region="gallia"]'], name: {} },
      { at: ['[data-region="italia"]'], name: {}, from: "[data-plague]" },
    ]);
    expect(marksOf("plague stay", { plague: "hispania" })).toEqual([{ at: ["[data-plague]"] }]);
  });

  it.each(Object.keys(map.links))("points at the border %s where it is drawn", (id) => {
    const [mark] = marksOf(id, { plague: null });
    expect(mark?.point).toMatchObject(map.links[id]?.mid ?? {});
  });

  it("rings a rat, or its place where it isn't there yet, and nothing for words", () => {
    expect(marksOf("hispania.2; done", { plague: null })).toEqual([
      {
        at: ['[data-spot="hispania.2"]', '[data-token="hispania.2"]', '[data-region="hispania"]'],
        point: map.regions.hispania?.tokens[1],
      },
    ]);
  });
});
