import { describe, expect, it } from "vitest";
import type { Outline, ReviewMoment } from "../../api/types";
import { answersAt, decisionAt, knotsOf, marksOf, pathsOf, winAt, xOf, yOf, type Area } from "./curve";

const AREA: Area = { width: 220, height: 120, pad: 10, length: 20 };
const BEGIN = [0.5, 0.5];
const OUTLINE: Outline[] = [
  { at: 2, count: 2, seat: 0, win: [0.6, 0.4] },
  { at: 6, count: 4, seat: 1, win: [0.3, 0.7] },
  { at: 10, count: 10, seat: 0, win: [1, 0] },
];

function gameReview(index: number, win: number[], luck: number[] | null = null): ReviewMoment {
  const { at, count, seat } = OUTLINE[index] as Outline;
  return {
    index,
    at,
    count,
    seat,
    answers: "x",
    questions: [],
    best: "y",
    best_questions: [],
    win,
    loss: null,
    reasons: [],
    luck,
  };
}

describe("the lines of a game", () => {
  it("are there by the outline alone", () => {
    const knots = knotsOf(BEGIN, OUTLINE, new Map(), 20);
    expect(knots.map(({ at, win }) => [at, win[0]])).toEqual([
      [2, 0.5],
      [4, 0.6],
      [10, 0.3],
      [20, 1],
    ]);
    expect(pathsOf(knots, 0, AREA).fine).toBe("");
    expect(pathsOf(knots, 0, AREA).rough).toBe("M30.0 60.0L50.0 50.0L110.0 80.0L210.0 10.0");
  });

  it("become fine where a search has gameReview both sides, and step where chance came", () => {
    const found = new Map([[0, gameReview(0, [0.55, 0.45], [0.2, -0.2])]]);
    const knots = knotsOf(BEGIN, OUTLINE, found, 20);
    expect(knots.filter((it) => it.gameReview).map(({ at, win }) => [at, win[0]])).toEqual([
      [2, 0.5],
      [4, 0.55],
      [6, 0.75],
    ]);
    expect(pathsOf(knots, 0, AREA).fine).toBe("M30.0 60.0L50.0 55.0L70.0 35.0");
    expect(pathsOf(knots, 0, AREA).rough).toBe("M70.0 35.0L110.0 80.0L210.0 10.0");
  });

  it("reach the end of the game where chance has the last word", () => {
    const knots = knotsOf(BEGIN, OUTLINE.slice(0, 2), new Map([[1, gameReview(1, [0.3, 0.7], [0.7, -0.7])]]), 20);
    expect(knots.at(-1)).toEqual({ at: 20, win: [1, expect.closeTo(0)], gameReview: true });
  });

  it("bear the marks of their seats, each at places of its own and on the line", () => {
    const knots = knotsOf(BEGIN, OUTLINE, new Map(), 20);
    const places = [0, 1].map((seat) =>
      marksOf(knots, seat, 2, AREA).map(({ x, y }) => [x, Math.round(100 * y) / 100]),
    );
    expect(places).toEqual([
      [
        [57.5, 53.75],
        [167.5, 39.75],
      ],
      [[112.5, 41.75]],
    ]);
    expect(marksOf([], 0, 2, AREA)).toEqual([]);
  });

  it("are empty for a game without decisions", () => {
    expect(knotsOf(BEGIN, [], new Map(), 20)).toEqual([]);
    expect(winAt([], 3)).toBeNull();
  });
});

describe("a moment", () => {
  it("has the chances of the last decision before it", () => {
    const knots = knotsOf(BEGIN, OUTLINE, new Map(), 20);
    expect([0, 3, 4, 9, 20].map((at) => winAt(knots, at)?.[0])).toEqual([0.5, 0.5, 0.6, 0.6, 1]);
  });

  it("lies where it is found again by a finger, and nothing lies outside of the game", () => {
    for (const at of [0, 7, 20]) expect(answersAt(AREA, xOf(AREA, at))).toBe(at);
    expect(answersAt(AREA, -50)).toBe(0);
    expect(answersAt(AREA, 900)).toBe(20);
    expect([yOf(AREA, 1), yOf(AREA, 0)]).toEqual([10, 110]);
  });

  it("belongs to the decision that is taken then, or was taken last", () => {
    expect([0, 2, 3, 5, 6, 19, 20].map((at) => decisionAt(OUTLINE, at))).toEqual([0, 0, 0, 0, 1, 2, 2]);
    expect(decisionAt([], 4)).toBe(-1);
  });

  it("belongs to the next decision once the turn of its player has begun", () => {
    expect([3, 4, 5].map((at) => decisionAt(OUTLINE, at, 1))).toEqual([0, 1, 1]);
    expect(decisionAt(OUTLINE, 4, 0)).toBe(0);
  });
});
