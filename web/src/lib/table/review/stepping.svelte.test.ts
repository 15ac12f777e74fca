import { afterEach, expect, it, vi } from "vitest";
import { Stepping } from "./stepping.svelte";

afterEach(() => vi.useRealTimers());

it("shows one step after the other, of turns of different length, until all are there", () => {
  vi.useFakeTimers();
  const stepping = new Stepping();
  const seen = [stepping.upTo];
  stepping.play([["tile", "follower", "plague"], ["tile"]]);
  for (let times = 0; times < 4; times++) {
    seen.push(stepping.upTo);
    vi.advanceTimersToNextTimer();
  }
  expect(seen).toEqual([Infinity, 1, 2, Infinity, Infinity]);
});
