import { describe, expect, it } from "vitest";
import { freeCorner } from "./corners";

describe("a corner of a tile for something small", () => {
  it("is the north-east where nobody stands near it", () => {
    expect(freeCorner("0,0", 10, 25, [])).toEqual({ x: 90, y: 10 });
    expect(freeCorner("1,0", 10, 25, [{ x: 150, y: 50 }])).toEqual({ x: 190, y: 10 });
  });

  it("is the next one where somebody does, also on the tile beside it", () => {
    expect(freeCorner("0,0", 10, 25, [{ x: 85, y: 20 }])).toEqual({ x: 90, y: 90 });
    expect(freeCorner("0,0", 10, 25, [{ x: 104, y: 10 }])).toEqual({ x: 90, y: 90 });
  });

  it("is the freest where somebody stands near all of them", () => {
    const middle = [{ x: 52, y: 48 }];
    expect(freeCorner("0,0", 10, 80, middle)).toEqual({ x: 10, y: 90 });
  });
});
