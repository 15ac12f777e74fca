import { describe, expect, it } from "vitest";
import type { Analysis, Attempt } from "../../api/types";
import { distinct, hinted, learnerOf, replyTo, solution } from "./learning";

function turn(answers: string, win: number): Analysis["turns"][number] {
  return { answers, win: [win, 1 - win], result: [0, 0], visits: 9, questions: [], reasons: [] };
}

const TURNS = [turn("m", 0.6), turn("c", 0.59), turn("z", 0.5), turn("k", 0.4)];

function attempt(change: Partial<Attempt>): Attempt {
  return { is_good: false, lost: 0.1, gained: 0.12, better: "m", questions: [], reasons: [], ...change };
}

describe("a mistake", () => {
  it("is that of the seat that looks, or one's own", () => {
    expect([learnerOf(1, [0]), learnerOf("all", [2, 3]), learnerOf("public", [])]).toEqual([1, 2, 0]);
  });

  it("has a hint with the best turn among others, in an order that gives nothing away, without the turn from the game", () => {
    expect(hinted({ turns: TURNS }, "z", "c")).toEqual(["k", "m", "z"]);
    expect(hinted({ turns: [] }, "z", "c")).toEqual(["z"]);
  });

  it("is drawn by the steps in which the turns of a hint differ", () => {
    const from = { at: ["x"] };
    const [card, here, there] = [
      { nth: 1, at: ["card"] },
      { nth: 2, at: ["here"], from },
      { nth: 3, at: ["there"], from },
    ];
    expect(distinct([[card, here], [card, there], [card]])).toEqual([[here], [there], []]);
    expect(distinct([[card, here]])).toEqual([[card, here]]);
    const same = [[card], [card]];
    expect(distinct(same)).toEqual(same);
  });

  it("is answered by what the turn gains over the game, and why", () => {
    const reasons = [{ id: "reason-palace", values: { gains: "yes" as const, amount: 2, place: "" } }];
    expect(replyTo(attempt({ is_good: true }), false)).toBe(
      "Well spotted! 12 percentage points better than in the game.",
    );
    expect(replyTo(attempt({ is_good: true, reasons }), false)).toMatch(
      /better than in the game\. The main reason: .+\.$/,
    );
  });

  it("is answered by what the turn costs, or by the turn from the game", () => {
    expect(replyTo(attempt({}), false)).toMatch(/costs 10 percentage points/);
    expect(replyTo(attempt({}), true)).toMatch(/the turn from the game/);
  });

  it("is solved in one sentence", () => {
    expect(solution(attempt({ gained: 0.01 }))).toBe("One percentage point better than in the game.");
  });
});
