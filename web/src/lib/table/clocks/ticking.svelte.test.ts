// Time on the page, as an effect of a component follows it.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Clock } from "../../api/types";
import { digits, leftOf, sum } from "./left";
import { Ticking } from "./ticking.svelte";

const CLOCK: Clock = {
  kind: "live",
  turn: 14_000,
  bot: null,
  now: 1000,
  asked: 0,
  began: 1000,
  deadline: 15_000,
  shown: 0,
  seats: [{ seat: 0, reserve: 0, vacation: 0, away: 0 }],
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Follow a clock as a component does; returns what it shows now, and how to leave. */
function follow(clock: Clock): [() => string, () => void] {
  const ticking = new Ticking();
  const leave = $effect.root(() => {
    $effect(() => ticking.follow(clock));
  });
  flushSync();
  return [() => digits(sum(leftOf(clock, 0, ticking.now))), leave];
}

/** Let a second pass, and all effects run. */
function second(): void {
  vi.advanceTimersByTime(1000);
  flushSync();
}

describe("the time on the page", () => {
  it("goes down second by second to its end", () => {
    const [shown, leave] = follow(CLOCK);
    const seen = [shown()];
    for (let passed = 0; passed < 15; passed++) {
      second();
      seen.push(shown());
    }
    expect(seen).toEqual([...Array.from({ length: 15 }, (_, passed) => digits(14_000 - passed * 1000)), "0:00"]);
    leave();
  });

  it("stands still while nobody is asked, and stops when the page is left", () => {
    const [shown, leave] = follow({ ...CLOCK, asked: null, deadline: null });
    expect(vi.getTimerCount()).toBe(0);
    second();
    expect(shown()).toBe("0:14");
    leave();
    const [, gone] = follow(CLOCK);
    expect(vi.getTimerCount()).toBe(1);
    gone();
    expect(vi.getTimerCount()).toBe(0);
  });
});
