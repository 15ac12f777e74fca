import { describe, expect, it } from "vitest";
import { arranged, moved, rowOf, UNORDERED, without } from "./order";

const RATS = ["italia.1", "italia.2", "italia.3"];

describe("the order of open rats", () => {
  it("begins as they lie and keeps what was arranged", () => {
    expect(arranged([], RATS)).toEqual(RATS);
    expect(arranged(["italia.3", "italia.1"], RATS)).toEqual(["italia.3", "italia.1", "italia.2"]);
    expect(arranged(["italia.3", "italia.1"], ["italia.1"])).toEqual(["italia.1"]);
  });

  it("is changed by moving one, up to the ends and no farther", () => {
    expect(moved(RATS, 0, 1)).toEqual(["italia.2", "italia.1", "italia.3"]);
    expect(moved(RATS, 2, -5)).toEqual(["italia.3", "italia.1", "italia.2"]);
    expect(moved(RATS, 0, 9)).toEqual(["italia.2", "italia.3", "italia.1"]);
    expect(moved(RATS, 7, 0)).toEqual(RATS);
  });

  it("follows the rats when one has left and those behind it have moved up", () => {
    expect(without(["italia.2", "italia.3", "italia.1"], "italia.2")).toEqual(["italia.2", "italia.1"]);
    expect(without(["italia.3", "italia.1"], "italia.1")).toEqual(["italia.2"]);
  });

  it("goes on after an answer as it was arranged, also when something else was asked in between", () => {
    const order = { row: ["italia.3", "italia.1", "italia.2"], length: 20, sent: "italia.1" };
    expect(rowOf(order, 20, RATS)).toEqual(order.row);
    expect(rowOf(order, 23, ["italia.1", "italia.2"])).toEqual(["italia.2", "italia.1"]);
    expect(rowOf(UNORDERED, 5, RATS)).toEqual(RATS);
  });
});
