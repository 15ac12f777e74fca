// A hint that was put away never comes again, and none comes where none is wanted.
import { beforeEach, expect, it, vi } from "vitest";
import { Hints } from "./hints.svelte";

beforeEach(() => {
  const held = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
  });
});

it("a hint is wanted until it is put away, in its own game, also by the next visit", () => {
  const hints = new Hints();
  expect(hints.isWanted("rattus", "new")).toBe(true);
  hints.dismiss("rattus", "new");
  hints.dismiss("rattus", "turn");
  for (const visit of [hints, new Hints()]) {
    expect([visit.isWanted("rattus", "new"), visit.isWanted("rattus", "turn")]).toEqual([false, false]);
    expect(visit.isWanted("carcassonne", "new")).toBe(true);
  }
});

it("after “no more hints” none is wanted, whatever else is put away", () => {
  const hints = new Hints();
  hints.on = false;
  hints.dismiss("rattus", "new");
  for (const visit of [hints, new Hints()]) expect(visit.isWanted("rattus", "turn")).toBe(false);
});

it("who wants them again gets all of them again", () => {
  const hints = new Hints();
  hints.dismiss("rattus", "new");
  hints.on = true;
  expect(hints.isWanted("rattus", "new")).toBe(false);
  hints.on = false;
  hints.on = true;
  expect(hints.isWanted("rattus", "new")).toBe(true);
});
