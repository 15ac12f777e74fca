// What the house thinks, told in words: who may ask, when turns began, chances, leads and reasons.
import { afterEach, describe, expect, it } from "vitest";
import type { Analysis, Entry } from "../api/types";
import { about } from "../words";
import { beginnings, lead, mayAsk, percent, weighedTurns } from "./weighed";

function entry(actor: Entry["actor"], length: number, kind: Entry["kind"] = "answer"): Entry {
  return { actor, length, kind, ply: 0, answer: "", at: "", events: [], stand_in: null };
}

afterEach(() => about(null));

describe("what the house weighs", () => {
  it("is told to players where the table allows it, and to everybody once the game is over", () => {
    expect(mayAsk({ over: false, analysis: false, mine: [0] })).toBe(false);
    expect(mayAsk({ over: false, analysis: true, mine: [0] })).toBe(true);
    expect(mayAsk({ over: false, analysis: true, mine: [] })).toBe(false);
    expect(mayAsk({ over: true, analysis: false, mine: [] })).toBe(true);
  });

  it("is asked where turns began, without those that were taken back", () => {
    const played = [entry("chance", 2), entry(0, 3), entry(0, 4), entry("chance", 5), entry(1, 6), entry(0, 7)];
    expect(beginnings(played)).toEqual([2, 5, 6]);
    expect(beginnings([...played, entry(0, 6, "undo"), entry(0, 7)])).toEqual([2, 5, 6]);
    expect(beginnings([...played, entry(0, 3, "undo")])).toEqual([2]);
  });

  it("is told in percent, and in points with their sign", () => {
    expect([0, 0.004, 0.555, 1].map(percent)).toEqual([0, 0, 56, 100]);
    expect([1.25, -0.31, 0.04, -0.04].map(lead)).toEqual(["+1.3", "−0.3", "±0.0", "±0.0"]);
  });

  it("has the reasons of the game in words", async () => {
    await about("rattus");
    const found: Analysis = {
      at: 3,
      seat: 1,
      asked: 1,
      simulations: 20,
      win: [0.4, 0.6],
      turns: [
        {
          answers: "take king; add gallia 1",
          win: [0.4, 0.6],
          result: [-1.5, 1.5],
          visits: 20,
          reasons: [
            { id: "reason-losses", values: { gains: "yes", amount: 1.3 } },
            { id: "reason-palace.others", values: { gains: "no", amount: 2 } },
          ],
        },
      ],
    };
    expect(weighedTurns(found)).toEqual([
      {
        answers: "take king; add gallia 1",
        worth: "wins 60%, expected lead +1.5",
        tried: "tried 20 times",
        reasons: ["expects to lose 1.3 fewer cubes", "the others have 2 more cubes safe in the palace"],
      },
    ]);
    expect(weighedTurns({ ...found, asked: "chance" })).toEqual([]);
  });
});
