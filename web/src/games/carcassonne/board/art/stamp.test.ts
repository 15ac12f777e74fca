import { describe, expect, it } from "vitest";
import { SHAPES } from "../../../../lib/ui/shapes";
import { moved, straight } from "./stamp";

describe("a path that is put somewhere", () => {
  it("is made larger, turned and moved", () => {
    expect(moved("M1 0L0 2z", { x: 10, y: 20 }, 3)).toBe("M13 20L10 26z");
    expect(moved("M1 0L0 2z", { x: 10, y: 20 }, 1, 90)).toBe("M10 21L8 20z");
  });

  it("has absolute points, however it was written", () => {
    expect(straight("M-1-1h2v2h-2z")).toBe("M-1 -1L1 -1L1 1L-1 1z");
    expect(straight("M0-.5L.5 .25H-.5z")).toBe("M0 -0.5L0.5 0.25L-0.5 0.25z");
    expect(straight("M1 1l.5 0v-.25z")).toBe("M1 1L1.5 1L1.5 0.75z");
  });

  it("is one of the marks of the seats, all but the circle", () => {
    expect(SHAPES.map((shape) => straight(shape) === null)).toEqual([false, true, false, false, false, false]);
  });
});
