// The analysis in words: who may ask, when turns began, chances, leads and reasons.
import { afterEach, describe, expect, it } from "vitest";
import type { Analysis, Entry } from "../../api/types";
import { about } from "../../text/words";
import { lead, mayAsk, percent, takenTurn, turnsOf, analysedTurns } from "./analysis";

function entry(actor: Entry["actor"], length: number, kind: Entry["kind"] = "answer", events: string[] = []): Entry {
  const listed = events.map((kind) => ({ kind }));
  return { actor, length, kind, ply: 0, answer: "", at: "", events: listed, stand_in: null };
}

afterEach(() => about(null));

describe("the analysis", () => {
  it("is listed to players where the table allows it, and to everybody once the game is over", () => {
    expect(mayAsk({ over: false, analysis: false, mine: [0] })).toBe(false);
    expect(mayAsk({ over: false, analysis: true, mine: [0] })).toBe(true);
    expect(mayAsk({ over: false, analysis: true, mine: [] })).toBe(false);
    expect(mayAsk({ over: true, analysis: false, mine: [] })).toBe(true);
  });

  it("is asked where turns began, without those that were taken back", () => {
    const played = [entry("chance", 2), entry(0, 3), entry(0, 4), entry("chance", 5), entry(1, 6), entry(0, 7)];
    const begun = (entries: Entry[]) => turnsOf(entries).map(({ at, seat }) => `${at}: ${seat}`);
    expect(begun(played)).toEqual(["2: 0", "5: 1", "6: 0"]);
    expect(begun([...played, entry(0, 6, "undo"), entry(0, 7)])).toEqual(["2: 0", "5: 1", "6: 0"]);
    expect(begun([...played, entry(0, 3, "undo")])).toEqual(["2: 0"]);
  });

  it("is asked where a turn is said to begin, though the same seat answered before", () => {
    const settled = [entry(1, 1), entry(0, 2), entry(0, 3, "answer", ["turn-began"])];
    const asked = [...settled, entry("chance", 4), entry(0, 5), entry(0, 6)];
    expect(turnsOf(asked).map(({ at }) => at)).toEqual([0, 1, 4]);
  });

  it("is given in percent, and in points with their sign", () => {
    expect([0, 0.004, 0.555, 1].map(percent)).toEqual([0, 0, 56, 100]);
    expect([1.25, -0.31, 0.04, -0.04].map(lead)).toEqual(["+1.3", "−0.3", "±0.0", "±0.0"]);
  });

  it("has the reasons of the game in words", async () => {
    await about("rattus");
    const found: Analysis = {
      taken: null,
      at: 3,
      seat: 1,
      asked: 1,
      simulations: 20,
      win: [0.4, 0.6],
      turns: [
        {
          answers: "take king; add gallia 1",
          questions: ["turn", "turn"],
          win: [0.4, 0.6],
          result: [-1.5, 1.5],
          visits: 20,
          reasons: [
            { id: "reason-losses", values: { gains: "yes", amount: 1.3, place: "" } },
            { id: "reason-palace.others", values: { gains: "no", amount: 2, place: "" } },
          ],
        },
      ],
    };
    expect(analysedTurns(found)).toEqual([
      {
        answers: "take king; add gallia 1",
        questions: ["turn", "turn"],
        worth: "wins 60%, expected lead +1.5",
        tried: "tried 20 times",
        reasons: ["1.3 fewer cubes likely to be lost", "the others have 2 more cubes safe in the palace"],
      },
    ]);
    expect(analysedTurns({ ...found, asked: "chance" })).toEqual([]);
    expect(takenTurn(found)).toBeNull();
    const [turn] = found.turns;
    if (!turn) throw new Error("no turn");
    const taken = (place: number | null) =>
      takenTurn({ ...found, taken: { place, turn: { ...turn, win: [0.5, 0.5] }, own: turn.reasons.slice(1) } });
    expect(taken(0)).toMatchObject({
      place: 0,
      placed: "The best of all turns compared.",
      before: "Chance to win before this turn: 60%, with the best turn.",
      after: "With the turn played: 50%, expected lead +1.5.",
      own: ["the others have 2 more cubes safe in the palace"],
    });
    // So far down that it is not told among the others, or not compared at all
    expect(taken(9)).toMatchObject({ place: -1, placed: "9 of the turns compared are better." });
    expect(taken(null)).toMatchObject({
      place: -1,
      placed: "The analysis had not considered this turn, so it was tried separately.",
    });
  });
});
