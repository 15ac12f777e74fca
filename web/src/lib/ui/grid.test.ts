// Arrow keys in a table.
import { describe, expect, it } from "vitest";
import { stepOf, within } from "./grid";

const KEY = { altKey: false, ctrlKey: false, metaKey: false };

describe("a table", () => {
  it("is walked through by arrows, Home and End", () => {
    expect(stepOf({ ...KEY, key: "ArrowDown" })).toEqual({ row: 1, stop: 0 });
    expect(stepOf({ ...KEY, key: "ArrowLeft" })).toEqual({ row: 0, stop: -1 });
    expect(stepOf({ ...KEY, key: "End" })).toEqual({ row: 0, stop: Infinity });
    expect(stepOf({ ...KEY, key: "m" })).toBeNull();
  });

  it("leaves the keys of screen readers and browsers alone", () => {
    for (const held of ["altKey", "ctrlKey", "metaKey"])
      expect(stepOf({ ...KEY, [held]: true, key: "ArrowDown" })).toBeNull();
  });

  it("is not left by them", () => {
    expect([within(0, -1, 5), within(3, 1, 5), within(4, 1, 5), within(2, Infinity, 5)]).toEqual([0, 4, 4, 4]);
  });
});
