import { describe, expect, it } from "vitest";
import { atRisk, columns, occasionsOf, plagueGoals, ravageWith, type RegionOdds } from "./odds";

const NOW = { when: "now", cards: [], lost: [[0.25, 0.5, 0.25], [1]] } as const;
const COUNTED = { when: "now", cards: ["knight"], lost: [[0, 1], [1]] } as const;
const LAST = { when: "last", cards: [], lost: [[1], [1]] } as const;
const region = { spread: null, ravages: [NOW, COUNTED, LAST], open: [] } as unknown as RegionOdds;

describe("odds of a region", () => {
  it("count three and more as one", () => {
    expect(columns([0.1, 0.2, 0.3, 0.25, 0.15])).toEqual([0.1, 0.2, 0.3, 0.4]);
    expect(columns([1])).toEqual([1, 0, 0, 0]);
  });

  it("are given for every occasion, with the cards that may be used in it", () => {
    expect(occasionsOf(region)).toEqual([
      { when: "now", cards: ["knight"] },
      { when: "last", cards: [] },
    ]);
    expect(ravageWith(region, "now", [])).toBe(NOW);
    expect(ravageWith(region, "now", ["knight"])).toBe(COUNTED);
    expect(ravageWith(region, "last", ["knight"])).toBeNull();
  });

  it("name those who can lose something", () => {
    expect(atRisk(region.ravages[0] as RegionOdds["ravages"][0])).toEqual([0]);
  });

  it("are wanted where the plague may be led", () => {
    expect(plagueGoals({ legal: ["add gallia 2", "plague italia", "plague stay", "take king"] })).toEqual(["italia"]);
  });
});
