import { describe, expect, it } from "vitest";
import type { Analysis } from "../../api/types";
import { choicesOf, learnerOf, replyTo } from "./learning";

function turn(answers: string, win: number): Analysis["turns"][number] {
  return { answers, win: [win, 1 - win], result: [0, 0], visits: 9, questions: [], reasons: [] };
}

const TURNS = [turn("m", 0.6), turn("c", 0.59), turn("z", 0.5), turn("k", 0.4), turn("a", 0.3)];

function found(taken: Analysis["taken"]): Analysis {
  return { at: 4, seat: 0, asked: 0, simulations: 99, win: [0.6, 0.4], turns: TURNS, taken };
}

const said = ({ answers }: { answers: string }) => answers.toUpperCase();

describe("a mistake", () => {
  it("is a question about the best turns and the one that was taken, in an order that gives nothing away", () => {
    const choices = choicesOf(found({ place: 4, turn: turn("a", 0.3), own: [] }), said);
    expect(choices.map(({ answers }) => answers)).toEqual(["a", "c", "k", "m", "z"]);
    expect(choices.filter(({ best }) => best).map(({ answers }) => answers)).toEqual(["m"]);
    expect(choices.filter(({ taken }) => taken).map(({ answers }) => answers)).toEqual(["a"]);
  });

  it("parts its choices where they say something else than the one before", () => {
    const names: Record<string, string> = {
      m: "+2 Gallia · Monk used, with rat 1 in Anglia, to Scandia",
      c: "+2 Gallia · Monk used, with rat 2 in Italia, to Turcia",
      z: "+2 Gallia · Plague to Anglia",
      k: "+3 Italia · Plague to Anglia",
    };
    const choices = choicesOf(found(null), ({ answers }) => names[answers] ?? "");
    expect(choices.map(({ alike, own }) => [alike, own])).toEqual([
      ["", names["m"]],
      ["+2 Gallia · Monk used, ", "with rat 2 in Italia, to Turcia"],
      ["+2 Gallia · ", "Plague to Anglia"],
      ["", names["k"]],
    ]);
  });

  it("is offered among them where the house did not think of it, and only then by itself", () => {
    const beside = choicesOf(found({ place: null, turn: turn("q", 0.1), own: [] }), said);
    expect(beside.find(({ taken }) => taken)?.answers).toBe("q");
    expect(beside).toHaveLength(5);
    expect(choicesOf(found(null), said)).toHaveLength(4);
  });

  it("is answered by what the choice gives away", () => {
    const mistake = found({ place: null, turn: turn("q", 0.1), own: [] });
    expect(replyTo(mistake, "m")).toEqual(["Yes: that is what the house would play."]);
    expect(replyTo(mistake, "c")[0]).toMatch(/just as well/);
    expect(replyTo(mistake, "z")[0]).toMatch(/10 in a hundred/);
    expect(replyTo(mistake, "q")[0]).toMatch(/50 in a hundred/);
  });

  it("is that of the seat that looks, or one's own", () => {
    expect([learnerOf(1, [0]), learnerOf("all", [2, 3]), learnerOf("public", [])]).toEqual([1, 2, 0]);
  });
});
