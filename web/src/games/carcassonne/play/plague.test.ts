// What the board shows of the plague to come (CAR-PLG5).
import { expect, it } from "vitest";
import type { View } from "../model/types";
import { ways } from "./plague";

const MARKERS = [
  { number: 1, at: "0,0" },
  { number: 2, at: "5,0" },
];
const AHEAD = [
  ["1,0", "5,0"],
  ["2,0", "5,0"],
  ["2,1", "5,1"],
].map((markers) => ({ markers, changes: [] }));
const VIEW = { markers: MARKERS, ahead: AHEAD } as unknown as View;

it("leads every marker from where it lies through the steps that are asked for", () => {
  expect(ways(VIEW, 0)).toEqual([["0,0"], ["5,0"]]);
  expect(ways(VIEW, 2)).toEqual([["0,0", "1,0", "2,0"], ["5,0"]]);
  expect(ways(VIEW, 4)).toEqual([
    ["0,0", "1,0", "2,0", "2,1"],
    ["5,0", "5,1"],
  ]);
});
