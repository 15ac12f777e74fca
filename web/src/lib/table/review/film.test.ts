import { describe, expect, it } from "vitest";
import { momentsOf } from "./film";

const steps = (count: number) => Array.from({ length: count }, (_, i) => ({ last: i % 2 === 1 }));

describe("the moments of a film", () => {
  it("are the beginning and the end of every entry", () => {
    expect(momentsOf(steps(6))).toEqual([0, 2, 4, 6]);
  });

  it("are evenly chosen where there are too many, from the first to the last", () => {
    const chosen = momentsOf(steps(1000), 5);
    expect(chosen).toEqual([0, 250, 500, 750, 1000]);
  });
});
