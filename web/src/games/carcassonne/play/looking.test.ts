import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Looking } from "./looking.svelte";

const CITY = { kind: "feature", id: "0,0 c0" } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("shows what is pressed at once, and what the pointer only passes not at all", () => {
  const looking = new Looking();
  looking.point(CITY, true);
  expect(looking.at).toEqual(CITY);

  const passing = new Looking();
  passing.point(CITY);
  expect(passing.at).toBeNull();
  passing.point(null);
  vi.runAllTimers();
  expect(passing.at).toBeNull();
});

it("shows what the pointer rests on", () => {
  const looking = new Looking();
  looking.point(CITY);
  vi.runAllTimers();
  expect(looking.at).toEqual(CITY);
});
