import { expect, it } from "vitest";
import type { Review, Seat } from "../../api/types";
import { t } from "../../text/words";
import { plainTale, taleOf } from "./tale";
import { account } from "./worth";

const SEATS = ["Anna", "Bert"].map((name, seat) => ({ seat, kind: "human", name, bot: null })) as Seat[];
const NOTHING = { last: null, outline: [], moments: new Map() };
const seat = (seat: number, luck: number, regret: number) => ({
  ...{ seat, luck, regret, decisions: 9, mistakes: [] },
  ...{ begin: 0.5, skill: 0, result: 0.5 },
});
const LAST = {
  ...{ length: 30, begin: [0.5, 0.5], turning: [{ at: 12, kind: "luck", seat: 1, change: 0.2 }] },
  seats: [seat(0, -0.2, 0.3), seat(1, 0.2, 0)],
} as unknown as Review;
const OUTLINE = [
  { at: 0, count: 8, seat: 0, win: [0.7, 0.3] },
  { at: 10, count: 2, seat: 1, win: [0.52, 0.48] },
];

it("comes from the game alone as long as nothing was gameReview", () => {
  expect(taleOf("Rattus", plainTale({} as never), SEATS, NOTHING)).toEqual([
    "Anna and Bert sat down to a game of Rattus.",
  ]);
  const game = { begin: ["So it began."], scenes: [{ at: 9, said: "It rained." }], end: ["It ended."] };
  expect(taleOf("Rattus", game, SEATS, NOTHING)).toEqual([
    "Anna and Bert sat down to a game of Rattus. So it began.",
    "The end decided it. It rained.",
    "It ended.",
  ]);
});

it("weaves in where it turned, who was ahead after each part, and what luck and skill came to", () => {
  const game = { begin: [], scenes: [{ at: 4, said: "It rained." }], end: ["It ended."] };
  expect(taleOf("Rattus", game, SEATS, { last: LAST, outline: OUTLINE, moments: new Map() })).toEqual([
    "Anna and Bert sat down to a game of Rattus.",
    "This is how it began. It rained. By then Anna was ahead: 70% to win.",
    "Then the game heated up. Luck smiled on Bert: +20 percentage points. By then nobody was far ahead.",
    "It ended.",
    "Over the whole game, luck was kindest to Bert: +20 percentage points of winning chance. Bert made no mistakes.",
  ]);
});

it("calls chance kind only where the account of luck does so, too", () => {
  const fortunes = (luck: number) => {
    const last = { ...LAST, seats: [seat(0, -luck, 0.01), seat(1, luck, 0.015)] } as unknown as Review;
    const closing = taleOf("Rattus", plainTale({} as never), SEATS, { last, outline: OUTLINE, moments: new Map() }).at(
      -1,
    );
    const [said] = account({ ...seat(1, luck, 0.015), expected: null, actual: null }, SEATS);
    return [closing, said];
  };
  const exact = "Anna made no mistakes.";
  expect(fortunes(0.015)).toEqual([
    `Over the whole game, luck favoured nobody. ${exact}`,
    "Luck was neutral for Bert.",
  ]);
  expect(fortunes(0.02)).toEqual([
    `Over the whole game, luck was kindest to Bert: +2 percentage points of winning chance. ${exact}`,
    "Luck for Bert: +2 percentage points.",
  ]);
  expect(t("tale-lucky", { seat: "Bert", percent: 1 })).toContain("+1 percentage point of winning chance");
});
