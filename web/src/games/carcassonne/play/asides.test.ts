import { describe, expect, it } from "vitest";
import { marksOf } from "./asides";

describe("a turn that is drawn on the board", () => {
  it("rings the place of the tile, with the follower on it", () => {
    expect(marksOf("1,-2 r3; c0", { board: [] })).toEqual([{ at: ['[data-cell="1,-2"]'] }]);
  });

  it("rings the part of a tile that lies already", () => {
    expect(marksOf("f1", { board: [] })).toEqual([{ at: ['[data-spot="f1"]'] }]);
  });
});
