// A hint that was put away never comes again, and none comes where none is wanted.
import { beforeEach, expect, it, vi } from "vitest";
import { dismiss, dismissAll, isWanted } from "./hints";

beforeEach(() => {
  const held = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
  });
});

it("a hint is wanted until it is put away, in its own game", () => {
  expect(isWanted("rattus", "new")).toBe(true);
  dismiss("rattus", "new");
  dismiss("rattus", "turn");
  expect([isWanted("rattus", "new"), isWanted("rattus", "turn")]).toEqual([false, false]);
  expect(isWanted("carcassonne", "new")).toBe(true);
});

it("after “no more hints” none is wanted, whatever else is put away", () => {
  dismissAll();
  dismiss("rattus", "new");
  expect(isWanted("rattus", "turn")).toBe(false);
});
