import { describe, expect, it } from "vitest";
import type { Entry } from "../../api/types";
import { freshLines, turnSince } from "./hearing";
import type { Line } from "../store/journal";

const line = (key: string): Line<object> => ({ key, ply: 1, length: 1, event: {}, undone: null, standIn: null });
const answers = (...actors: Entry["actor"][]): Entry[] =>
  actors.map((actor, i) => ({
    ply: i + 1,
    kind: "answer",
    actor,
    answer: "x",
    length: i,
    events: [],
    at: "",
    stand_in: null,
  }));

describe("what is new to a listener", () => {
  it("are the lines after the last that was heard, none if that was taken back", () => {
    const lines = ["1.0", "1.1", "2.0"].map(line);
    expect(freshLines(lines, "1.0").map(({ key }) => key)).toEqual(["1.1", "2.0"]);
    expect(freshLines(lines, "2.0")).toEqual([]);
    expect(freshLines(lines, "3.0")).toEqual([]);
    expect(freshLines(lines, null)).toHaveLength(3);
  });

  it("is the turn once somebody else has answered, whatever chance did since", () => {
    expect(turnSince(answers(1, "chance"), [0], 0)).toBe(1);
    expect(turnSince(answers(1, 0, "chance"), [0], 0)).toBeNull();
    expect(turnSince(answers(1), [0], 1)).toBeNull();
    expect(turnSince(answers(), [0], 0)).toBeNull();
  });

  it("is never the turn at one screen, where all seats are one's own", () => {
    expect(turnSince(answers(0, 1), [0, 1], 0)).toBeNull();
  });
});
