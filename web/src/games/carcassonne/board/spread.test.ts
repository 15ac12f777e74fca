import { describe, expect, it } from "vitest";
import { distance, type Point } from "./geometry";
import { figurePlace } from "./land/areas";
import { allTiles } from "../model/testing";
import { APART, spread } from "./spread";

const MIDDLE = { x: 200, y: 200 };

/** Nine spots of a tile of this size about the middle. */
function spots(size: number): Point[] {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => ({
    x: MIDDLE.x + ((i % 3) - 1) * size * 0.35,
    y: MIDDLE.y + (Math.floor(i / 3) - 1) * size * 0.35,
  }));
}

describe("the buttons about a tile", () => {
  it.each([40, 90, 150, 220, 400])("are a finger apart from each other at %d pixels a tile", (size) => {
    const taken = [{ x: 200 + size / 2 + 20, y: 200 - size / 2 - 20 }];
    const all = [...spread(spots(size), taken), ...taken];
    for (const [i, one] of all.entries()) {
      for (const other of all.slice(i + 1)) expect(distance(one, other)).toBeGreaterThan(APART - 7);
    }
  });

  it("stay on their spots where there is room", () => {
    expect(spread(spots(400))).toEqual(spots(400));
  });

  it("stay beside the spots of every tile as near as one is looked at", () => {
    const SIZE = 1.5;
    for (const type of allTiles()) {
      const standing = type.features.filter(({ kind }) => kind !== "river");
      const places = standing
        .map(({ id }) => figurePlace(type, id, 0))
        .map(({ x, y }) => ({ x: SIZE * x, y: SIZE * y }));
      for (const [i, place] of spread(places).entries())
        expect(distance(place, places[i] as Point), type.id).toBeLessThan(26);
    }
  });

  it("part two that mean the same spot", () => {
    const [one, other] = spread([MIDDLE, MIDDLE]) as [Point, Point];
    expect(distance(one, other)).toBeGreaterThanOrEqual(APART - 1);
  });
});
