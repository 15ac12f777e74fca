// Lessons: what a step points to, where rules stand, who sits where; and their words, which come from files of their own.
import { describe, expect, it } from "vitest";
import { afterPauses, lessonSeats, lessonWords, litNow, pointedAt } from "./lesson";
import { box } from "../places/outlines";

describe("a step of a lesson", () => {
  it("points to things by the names that the page gives them, and to its answers", () => {
    const step = { light: ["region gallia", "cell 0,-1"], answers: ["add gallia 2"] };
    expect(pointedAt(step)).toEqual(['[data-region="gallia"]', '[data-cell="0,-1"]', '[data-answer="add gallia 2"]']);
  });

  it("lights only what turns a thing while that lies the wrong way round", () => {
    const selectors = pointedAt({ light: ["cell -1,0", "way -1,0"], answers: ["-1,0 r2", "r2"] });
    const way = '[data-way="-1,0"]';
    expect(litNow(selectors, (selector) => selector === way)).toEqual([way]);
    expect(litNow(selectors, () => false)).toEqual(selectors);
  });

  it("lights only the place of a thing while that lies elsewhere", () => {
    const selectors = pointedAt({ light: ["cell -1,0", "way -1,0"], answers: ["-1,0 r2", "r2"] });
    expect(litNow(selectors, (selector) => selector === '[data-elsewhere="-1,0"]')).toEqual(['[data-cell="-1,0"]']);
  });

  it("has texts for its pauses before those that speak of where it begins", () => {
    const pauses = [
      { at: "a", texts: 2 },
      { at: "b", texts: 1 },
    ];
    expect([afterPauses({ pauses }, 0), afterPauses({ pauses }, 1), afterPauses({ pauses })]).toEqual([0, 2, 3]);
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

  it("is written in the words of its game", async () => {
    const [rattus, carcassonne] = [await lessonWords("rattus"), await lessonWords("carcassonne")];
    expect(rattus("first-welcome")).toMatch(/rats/);
    expect(carcassonne("first-welcome")).toMatch(/tile/);
    expect(rattus("first-nothing")).toBe("first-nothing");
    // It promises what the start page offers
    expect(carcassonne("first-farewell")).toContain("how many plague tiles");
  });
});
