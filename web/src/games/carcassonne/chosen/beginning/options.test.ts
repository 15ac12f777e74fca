import { describe, expect, it } from "vitest";
import { chosenOptions, groups, isIdle, valueId, type Catalogue } from "./options";

const CATALOGUE: Catalogue = {
  options: {
    plague: { default: true, values: [true, false] },
    plague_tiles: { default: 6, values: [6, 12] },
    reach: { default: "near", values: ["near", "tile", "feature"] },
    farmers: { default: true, values: [true, false] },
    inns: { default: false, values: [false, true] },
  },
};

describe("options", () => {
  it("stand in groups, none left out and none twice", () => {
    const names = groups(CATALOGUE).flatMap((group) => group.names);
    expect(names.toSorted()).toEqual(Object.keys(CATALOGUE.options).toSorted());
  });

  it("begin with their defaults and keep what is wanted", () => {
    expect(chosenOptions(CATALOGUE, { reach: "tile" }, 2)).toEqual({
      plague: true,
      plague_tiles: 6,
      reach: "tile",
      farmers: true,
      inns: false,
    });
  });

  it("bring Inns & Cathedrals where six play", () => {
    expect(chosenOptions(CATALOGUE, { inns: false }, 6)["inns"]).toBe(true);
    expect(chosenOptions(CATALOGUE, { inns: false }, 5)["inns"]).toBe(false);
  });

  it("of the plague say nothing without it", () => {
    const without = chosenOptions(CATALOGUE, { plague: false }, 2);
    expect(Object.keys(CATALOGUE.options).filter((name) => isIdle(name, without))).toEqual(["plague_tiles", "reach"]);
  });

  it("have words by their values", () => {
    expect(valueId("plague_tiles", 12)).toBe("option-plague-tiles-12");
    expect(valueId("inns", true)).toBe("option-inns-on");
  });
});
