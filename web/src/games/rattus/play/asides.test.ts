import { describe, expect, it } from "vitest";
import { map } from "../board/map";
import type { View } from "../model/types";
import { marksOf } from "./asides";

const VIEW = {
  plague: "hispania",
  question: "turn",
  actor: 1,
  regions: { polonia: { tokens: [{}] } },
} as unknown as View;
const drawn = (answers: string, change: Partial<View> = {}) => marksOf(answers, { ...VIEW, ...change });

describe("a turn that is drawn on the map", () => {
  it("numbers cards, cubes, the way of the plague from where it stands, and the rats that it spreads", () => {
    const { gallia, italia, polonia } = map.regions;
    expect(drawn("take monk; add gallia 2; plague italia; polonia")).toMatchObject([
      { nth: 1, at: ['[data-card="monk"]'] },
      { nth: 2, at: ['[data-region="gallia"]'], point: gallia?.cubes[1], cubes: { seat: 1, text: "+2" } },
      { nth: 3, at: ['[data-region="italia"]'], point: italia?.plague, from: { at: ["[data-plague]"] }, piece: {} },
      { nth: 4, at: ['[data-region="polonia"]'], point: polonia?.tokens[1], piece: {} },
    ]);
    expect(drawn("plague stay")).toEqual([{ nth: 1, at: ["[data-plague]"] }]);
    expect(drawn("gallia", { question: "settle" })).toMatchObject([{ cubes: { text: "+2" } }]);
  });

  it("shows the way of what the Merchant and the Monk move, as one step", () => {
    expect(drawn("use merchant; hispania; gallia; 2; plague italia; yes")).toMatchObject([
      { nth: 1, at: ['[data-region="gallia"]'], cubes: { text: "+2" }, from: { at: ['[data-region="hispania"]'] } },
      { nth: 2, at: ['[data-region="italia"]'] },
    ]);
    expect(drawn("use monk; hispania.1; polonia")).toMatchObject([
      { nth: 1, at: ['[data-region="polonia"]'], piece: {}, from: { point: map.regions.hispania?.tokens[0] } },
    ]);
  });

  it.each(Object.keys(map.links))("points at the border %s where it is drawn", (id) => {
    const [mark] = drawn(id);
    expect(mark?.point).toMatchObject(map.links[id]?.mid ?? {});
  });

  it("rings a rat, or its place where it isn't there yet, and nothing for words", () => {
    expect(drawn("hispania.2; done")).toEqual([
      {
        nth: 1,
        at: ['[data-spot="hispania.2"]', '[data-token="hispania.2"]', '[data-region="hispania"]'],
        point: map.regions.hispania?.tokens[1],
      },
    ]);
  });
});
