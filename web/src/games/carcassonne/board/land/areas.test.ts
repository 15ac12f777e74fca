import { describe, expect, it } from "vitest";
import { areaOf, figurePlace, partUnder } from "./areas";
import { allTiles } from "../../model/testing";

const types = allTiles();

describe.each(types.map((type) => [type.id, type] as const))("tile %s", (_, type) => {
  const standing = type.features.filter((feature) => feature.kind !== "river");

  it("is pressed where its figures stand, however it is turned", () => {
    for (const r of [0, 1, 2, 3]) {
      for (const feature of standing) {
        expect(partUnder(type, r, figurePlace(type, feature.id, r)), `${feature.id} r${r}`).toBe(feature.id);
      }
    }
  });

  it("has an area for each of its parts", () => {
    for (const feature of standing) expect(areaOf(type, feature.id, 1).d).toMatch(/^M/);
  });
});

it("has no area for a part that isn't there", () => {
  expect(areaOf(types[0] as never, "c9", 0).d).toBe("");
});
