import { describe, expect, it } from "vitest";
import { marksOf } from "./asides";

describe("a turn that is drawn on the board", () => {
  it("numbers the tile, and the follower on it", () => {
    expect(marksOf("1,-2 r3; c0", null, 1)).toEqual([
      { nth: 1, at: ['[data-shown="1"]'], framed: true },
      { nth: 2, at: ['[data-shown-figure="1"]'], framed: true },
    ]);
  });

  it("numbers nobody where no follower is placed", () => {
    expect(marksOf("1,-2 r3; none", null, 0)).toHaveLength(1);
    expect(marksOf("f1", null, 0)).toEqual([{ nth: 1, at: ['[data-shown-figure="0"]'], framed: true }]);
  });
});
