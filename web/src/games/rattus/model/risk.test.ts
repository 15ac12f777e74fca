import { expect, it } from "vitest";
import type { Odds } from "./odds";
import { risksOf } from "./risk";

const region = (when: "now" | "last", ...lost: number[][]) => ({
  spread: null,
  ravages: [
    { when, cards: [], lost },
    { when, cards: ["knight"], lost: [[0, 0, 0, 1], [1]] },
  ],
  open: [],
});
const odds = (reach: string[], regions: Odds["regions"]): Odds => ({ mover: 0, reach, regions });

it("is what a ravage costs a seat where it would cost it most, without abilities", () => {
  const regions = {
    gallia: region("now", [0.5, 0.25, 0.25], [1]),
    italia: region("now", [0.5, 0.5], [0, 1]),
    anglia: region("now", [0, 0, 1], [0, 0, 1]),
  };
  expect(risksOf(odds(["gallia", "italia"], regions)), "Anglia is out of reach").toEqual({
    final: false,
    lost: [0.75, 1],
  });
  expect(risksOf(odds([], regions)), "the plague has moved").toBeNull();
});

it("RAT-F5: is the sum of all regions in the final ravage", () => {
  const regions = { gallia: region("last", [0, 1], [1]), italia: region("last", [0.5, 0.5], [0, 0, 1]) };
  expect(risksOf(odds([], regions))).toEqual({ final: true, lost: [1.5, 2] });
});
