import { describe, expect, it } from "vitest";
import type { Entry } from "../../api/types";
import { sinceTurn, stepsOf, turnAfter, turnBefore } from "./moments";

interface TestEvent {
  label: string;
  turn?: number | null;
}

let ply = 0;
let length = 0;

/** An entry with one answer more than the last; "1" among the events begins the turn of seat 1, "-" nobody's. */
function entry(actor: number | "chance", ...labels: string[]): Entry {
  ply += 1;
  length += 1;
  const events = labels.map((it) => ({
    label: it,
    ...(/^\d$/.test(it) ? { turn: Number(it) } : it === "-" ? { turn: null } : {}),
  }));
  return { ply, length, kind: "answer", actor, answer: "x", events, at: "", stand_in: null };
}

function undo(actor: number, to: number): Entry {
  ply += 1;
  length = to;
  return { ply, length, kind: "undo", actor, answer: null, events: [], at: "", stand_in: null };
}

function begin(): void {
  ply = length = 0;
}

const turnOf = ({ turn }: TestEvent) => turn;
const stepsFrom = (entries: Entry[]) => stepsOf<TestEvent>(entries, turnOf);
const names = (entries: Entry[], mine: number[], seats = 3) => {
  const steps = stepsFrom(entries);
  const since = sinceTurn(steps, mine, seats);
  return since && [since.since, ...steps.slice(since.from, since.to).map((step) => step.event.label)];
};

describe("the steps of a game", () => {
  it("know the moments around their entry, and what has happened within it", () => {
    begin();
    const [a, b, c] = stepsFrom([entry(0, "a", "b"), entry(1), entry("chance", "c")]);
    expect([a?.before, a?.after, a?.last, a?.key]).toEqual([0, 1, false, "1.0"]);
    expect([b?.last, b?.inner.map((it) => it.label)]).toEqual([true, ["a", "b"]]);
    expect([c?.before, c?.after, c?.last]).toEqual([2, 3, true]);
  });

  it("leave out what was taken back", () => {
    begin();
    const steps = stepsFrom([entry(0, "a"), entry(0, "b"), entry(0, "c"), undo(0, 1), entry(0, "d")]);
    expect(steps.map((step) => [step.event.label, step.before, step.after])).toEqual([
      ["a", 0, 1],
      ["d", 1, 2],
    ]);
  });

  it("tell whose turn it is and who acts in it: the seat that answers, then the one whose turn begins; draws count for the seat that acted last", () => {
    begin();
    const steps = stepsFrom([
      entry(0, "0", "a"),
      entry(2, "asked in it"),
      entry(0, "b", "1", "c"),
      entry("chance", "d", "-", "e"),
    ]);
    expect(steps.map((step) => step.turn)).toEqual([0, 0, 0, 0, 1, 1, 1, null, null]);
    expect(steps.map((step) => step.acts)).toEqual([0, 0, 2, 0, 1, 1, 1, null, null]);
  });

  it("are the turns of those who answer where a game names none", () => {
    begin();
    const steps = stepsOf<TestEvent>([entry(0, "a"), entry("chance", "b"), entry(1, "c")]);
    expect(steps.map((step) => step.turn)).toEqual([0, 0, 1]);
  });
});

describe("what happened since one's own turn", () => {
  it("is all that others did up to now, from the end of the answer that ended it", () => {
    begin();
    const game = [entry(0, "0", "a"), entry(0, "b", "1", "c"), entry(1, "d", "2"), entry(2, "e")];
    expect(names(game, [0])).toEqual(["turn", "d", "2", "e"]);
  });

  it("stays the same while one is on turn again, with the answer that led to it", () => {
    begin();
    const game = [entry(0, "0", "a", "1"), entry(1, "b"), entry(1, "c", "0", "drawn")];
    const before = ["turn", "b", "c", "0", "drawn"];
    expect(names(game, [0])).toEqual(before);
    expect(names([...game, entry(0, "own"), entry(0, "more")], [0])).toEqual(before);
  });

  it("goes on over an answer that one gave in the turn of somebody else", () => {
    begin();
    const game = [entry(0, "0", "a", "1"), entry(1, "b"), entry(0, "asked"), entry(1, "c")];
    expect(names(game, [0])).toEqual(["turn", "b", "asked", "c"]);
  });

  it("begins with the game before the first own turn, and is nothing right after a turn", () => {
    begin();
    expect(names([entry("chance", "1"), entry(1, "a", "2")], [0])).toEqual(["began", "1", "a", "2"]);
    begin();
    expect(names([entry("chance", "0"), entry(0, "a", "1")], [0])).toBeNull();
    expect(names([], [0])).toBeNull();
  });

  it("takes the end of a game with it, which is nobody's turn", () => {
    begin();
    expect(names([entry(0, "0", "a"), entry(0, "b"), entry("chance", "-", "end")], [0])).toEqual(["turn", "-", "end"]);
  });

  it("is a round for those who only look on", () => {
    begin();
    const game = [entry("chance", "0"), entry(0, "a", "1"), entry(1, "b", "2"), entry(2, "c", "0"), entry(0, "d", "1")];
    expect(names(game, [])).toEqual(["round", "c", "0", "d", "1"]);
  });
});

it("goes from turn to turn", () => {
  begin();
  const steps = stepsFrom([entry(0, "0", "a", "1"), entry(1, "b", "c", "2"), entry(2, "d")]);
  expect([1, 2, 5, 6].map((at) => turnAfter(steps, at))).toEqual([2, 5, 7, 7]);
  expect([7, 5, 2, 1, 0].map((at) => turnBefore(steps, at))).toEqual([5, 2, 0, 0, 0]);
});
