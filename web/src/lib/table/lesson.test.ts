// Lessons: what a step points to, where rules stand, who sits where; and their words, which come from files of their own.
import { describe, expect, it } from "vitest";
import { lessonSeats, lessonWords, pointedAt } from "./lesson";
import { box } from "./outlines";

describe("a step of a lesson", () => {
  it("points to things by the names that the page gives them, and to its answers", () => {
    const step = { light: ["region gallia", "cell 0,-1"], answers: ["add gallia 2"] };
    expect(pointedAt(step)).toEqual(['[data-region="gallia"]', '[data-cell="0,-1"]', '[data-answer="add gallia 2"]']);
  });

  it("is drawn around with some room", () => {
    expect(box(10.4, 20, 100, 44)).toBe("M5 15h110v54H5z");
  });
});

describe("a lesson", () => {
  it("has the visitor on the learner's seat and bots on all others", () => {
    expect(lessonSeats({ players: 3, seat: 1 }, "novice")).toEqual([
      { kind: "bot", bot: "novice" },
      { kind: "me" },
      { kind: "bot", bot: "novice" },
    ]);
  });

  it("is told in the words of its game, in English where a language has none", async () => {
    const [rattus, carcassonne] = [await lessonWords("rattus", "xx"), await lessonWords("carcassonne", "en")];
    expect(rattus("first-welcome")).toMatch(/rats/);
    expect(carcassonne("first-welcome")).toMatch(/tile/);
    expect(rattus("first-nothing")).toBe("first-nothing");
  });
});
