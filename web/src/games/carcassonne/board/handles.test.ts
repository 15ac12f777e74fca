import { describe, expect, it } from "vitest";
import { besideCorner, seenCorner } from "./handles";

const FRAME = { wide: 400, high: 300 };
const CORNERS = { left: { wide: 90, high: 90 }, right: { wide: 150, high: 60 } };
const at = (x: number, y: number) => seenCorner([1, 2, 0, 3], { x, y }, 100, FRAME, CORNERS);

describe("a button of a tile", () => {
  it("lies beside a corner of it", () => {
    expect([0, 1, 2, 3].map((corner) => besideCorner(corner as 0, 100))).toEqual([
      { x: 120, y: -20 },
      { x: 120, y: 120 },
      { x: -20, y: 120 },
      { x: -20, y: -20 },
    ]);
  });

  it("takes the corner that is wanted most, where it is seen whole", () => {
    expect(at(100, 80)).toBe(1);
    expect(at(290, 80)).toBe(2);
    expect(at(50, 180)).toBe(0);
    expect(at(290, 190)).toBe(3);
  });

  it("lies off what is in the lower corners of the board", () => {
    expect(at(170, 120)).toBe(2);
    expect(at(110, 120)).toBe(0);
    expect(at(100, 120)).toBe(1);
    expect(seenCorner([2, 1], { x: 90, y: 120 }, 100, FRAME, CORNERS)).toBe(1);
  });

  it("lies where it is wanted most if it is seen nowhere", () => {
    expect(at(-500, 0)).toBe(1);
  });
});
