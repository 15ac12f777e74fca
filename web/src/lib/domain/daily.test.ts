// The Daily Plague in words: what is shared gives nothing away, the countdown, and the calendar of past days.
import { describe, expect, it, vi } from "vitest";
import { pathOf, read } from "../routing/address";
import type { Day, PastDay } from "../api/types";
import {
  countdown,
  courseSigns,
  courseText,
  dealText,
  dayText,
  resultText,
  rivals,
  shareText,
  weekdays,
  weeks,
  winnersText,
} from "./daily";

vi.stubGlobal("location", { origin: "https://example.org" });

const result = { place: 1, margin: 4, score: 12, course: "-=++" };
const day: Day = {
  ...{ ahead: [], last: null },
  day: "2026-11-22",
  today: true,
  closed: false,
  seconds: 4000,
  deal: { game: "rattus", options: { cards: "base", start: "random" }, bots: ["pedlar", "pedlar"] },
  attempt: { table: "t", result },
  players: 1,
  ranking: [],
  streak: { days: 3, longest: 3, won: 1, wins: 1 },
  past: [],
};

function past(date: string, attempt: PastDay["attempt"] = null): PastDay {
  return { day: date, game: "carcassonne", closed: true, attempt };
}

describe("the text that is shared", () => {
  it("tells the result, how the game went, the streak and where to play, and nothing else", () => {
    expect(shareText(day, result).split("\n")).toEqual([
      "Ratskeller · The Daily Plague, Nov 22, 2026",
      "Rattus · 2 × pedlar",
      "1st of 3, 4 ahead",
      "▼●▲▲",
      "3 days in a row",
      "https://example.org/daily/2026-11-22",
    ]);
  });

  it("is silent about a streak of one day, and about today's when it is of another day", () => {
    expect(shareText({ ...day, streak: { ...day.streak, days: 1 } }, result)).not.toMatch(/row/);
    expect(shareText({ ...day, today: false }, result)).not.toMatch(/row/);
  });

  it("has only characters that every phone shows", () => {
    expect(courseSigns("+=-")).toBe("▲●▼");
    expect(courseText("+=-+")).toMatch(/ahead 2 times, level once, behind once/);
  });
});

describe("a result", () => {
  it.each([
    [{ place: 2, margin: -1 }, "2nd of 3, 1 behind"],
    [{ place: 3, margin: 0 }, "3rd of 3, level"],
  ])("%o", (it_, text) => {
    expect(resultText(it_, 3)).toBe(text);
  });
});

describe("a deal", () => {
  it("is described in the words of its game", () => {
    expect(dealText(day.deal)).toBe("Class cards: Base game.");
    expect(rivals({ ...day.deal, bots: ["pedlar", "novice"] })).toBe("the pedlar, the novice");
  });

  it.each([
    [3601, "1 h 1 min"],
    [3600, "1 h 0 min"],
    [59, "one minute"],
    [-5, "0 minutes"],
  ])("comes in %i seconds", (seconds, text) => {
    expect(countdown(seconds)).toContain(text);
  });
});

describe("the days of the calendar", () => {
  it("stand in weeks from Monday to Sunday, the oldest first", () => {
    const days = weeks(
      [past("2026-11-22"), past("2026-11-21"), past("2026-11-16"), past("2026-11-15")],
      [{ day: "2026-11-23", game: "rattus" }],
    );
    expect(days.map((week) => week.map((it) => it?.day.slice(-2) ?? ""))).toEqual([
      ["", "", "", "", "", "", "15"],
      ["16", "21", "22", "23", "", "", ""],
    ]);
    expect(weekdays().map(({ short }) => short)).toEqual(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]);
    expect(weeks([], [])).toEqual([]);
  });

  it("are described in one sentence each", () => {
    const date = "Sunday, November 22, 2026: Carcassonne: The Plague";
    expect(dayText(past("2026-11-22"))).toBe(`${date}, not played.`);
    expect(dayText(past("2026-11-22", { table: "t", result: null }))).toBe(`${date}, started but not finished.`);
    expect(dayText(past("2026-11-22", { table: "t", result }))).toBe(`${date}, 1st place.`);
    expect(dayText({ day: "2026-11-22", game: "carcassonne" })).toBe(date);
  });

  it.each([
    [["Anna"], "Anna"],
    [["Anna", ""], "Anna, Deleted player"],
    [["Anna", "Ben", "Cleo", "Dora", "Emil"], "Anna, Ben, Cleo and 2 others"],
  ])("say who was first: %j", (names, said) => {
    const first = names.map((name) => ({ rank: 1, name, place: 1, margin: 4, score: 9, me: false }));
    expect(winnersText({ day: "2026-11-22", game: "rattus", first })).toBe(
      `Rattus on Sunday, November 22, 2026: first place for ${said}.`,
    );
  });

  it("have pages of their own", () => {
    for (const path of ["/daily", "/daily/2026-11-22"]) expect(pathOf(read(path))).toBe(path);
    expect(read("/daily/soon")).toEqual({ page: "unknown" });
  });
});
