import { expect, it } from "vitest";
import { percentOf } from "./percent";

it("a chance is never written as sure or impossible where it is not", () => {
  expect([0, 0.0001, 0.005, 0.5, 0.996, 0.9999, 1].map(percentOf)).toEqual(["0", "<1", "1", "50", ">99", ">99", "100"]);
});
