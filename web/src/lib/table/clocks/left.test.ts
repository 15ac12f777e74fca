// What a clock shows.
import { describe, expect, it } from "vitest";
import type { Clock } from "../../api/types";
import { digits, duration, inWords, leftOf, untilAbsent, untilNext } from "./left";

const MINUTE = 60_000;
const SEAT = { reserve: 5 * MINUTE, vacation: 0, away: 0 };
const CLOCK: Clock = {
  kind: "live",
  turn: 45_000,
  bot: null,
  now: 1000,
  asked: 0,
  began: 1000,
  deadline: 1000 + 45_000 + 5 * MINUTE,
  shown: 0,
  seats: [
    { seat: 0, ...SEAT },
    { seat: 1, ...SEAT },
  ],
};

describe("how long somebody is waited for", () => {
  it("is ten minutes, or a turn where that is longer", () => {
    expect([null, CLOCK, { ...CLOCK, turn: 3 * 24 * 60 * MINUTE }].map((it) => duration(untilAbsent(it)))).toEqual([
      "10 minutes",
      "10 minutes",
      "3 days",
    ]);
  });
});

describe("a clock", () => {
  it("takes the turn first, and the reserve only after it", () => {
    expect(leftOf(CLOCK, 0, 1000)).toEqual({ turn: 45_000, reserve: 5 * MINUTE });
    expect(leftOf(CLOCK, 0, 31_000)).toEqual({ turn: 15_000, reserve: 5 * MINUTE });
    expect(leftOf(CLOCK, 0, 106_000)).toEqual({ turn: 0, reserve: 4 * MINUTE });
    expect(leftOf(CLOCK, 0, 10 ** 9)).toEqual({ turn: 0, reserve: 0 });
    // Before it began, since somebody is away, and for those who are not asked, nothing runs
    expect(leftOf(CLOCK, 0, 0)).toEqual({ turn: 45_000, reserve: 5 * MINUTE });
    expect(leftOf(CLOCK, 1, 10 ** 9)).toEqual({ turn: 45_000, reserve: 5 * MINUTE });
  });

  it("stands still while the board shows what has happened", () => {
    const left = (now: number) => leftOf({ ...CLOCK, shown: 31_000 }, 0, now).turn;
    expect([left(1000), left(30_000), left(31_000), left(32_000)]).toEqual([15_000, 15_000, 15_000, 14_000]);
  });

  it("counts the second that has begun, and changes when it is over", () => {
    expect([0, 1, 1000, 1001, 249_000, 600_000].map(digits)).toEqual(["0:00", "0:01", "0:01", "0:02", "4:09", "10:00"]);
    const deadline = CLOCK.deadline ?? 0;
    for (const now of [1000, 1300, deadline - 1]) {
      const then = now + untilNext(CLOCK, now);
      expect(digits(deadline - then)).not.toBe(digits(deadline - now));
    }
    expect(untilNext({ ...CLOCK, deadline: null }, 0)).toBeGreaterThan(0);
  });

  it("says long times in days, hours or minutes", () => {
    const said = [3 * 24 * 60, 47 * 60 + 59, 23 * 60, 61, 1, 0].map((minutes) => inWords(minutes * MINUTE));
    expect(said).toEqual([
      "3 days left",
      "one day left",
      "23 hours left",
      "one hour left",
      "one minute left",
      "time is up",
    ]);
  });
});
