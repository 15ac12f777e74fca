// Python is asked how late it is while somebody has a table open.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Ticking } from "./ticking";

const TABLE = "table";
const open = new Set<string>();
const looked: [string, boolean][] = [];
let ticking: Ticking;

beforeEach(() => {
  vi.useFakeTimers();
  open.clear();
  open.add(TABLE);
  looked.length = 0;
  ticking = new Ticking(
    (table) => open.has(table),
    (table, slept) => looked.push([table, slept]),
  );
});
afterEach(() => {
  vi.useRealTimers();
});

it("looks when time may be up, and every two seconds before", () => {
  ticking.follow(TABLE, 9000);
  vi.advanceTimersByTime(1999);
  expect(looked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(looked).toEqual([[TABLE, false]]);
  ticking.follow(TABLE, 300);
  vi.advanceTimersByTime(300);
  expect(looked).toHaveLength(2);
});

it("begins anew with each update, and rests while nobody's time runs", () => {
  ticking.follow(TABLE, 2000);
  vi.advanceTimersByTime(1500);
  ticking.follow(TABLE, 2000);
  vi.advanceTimersByTime(1500);
  expect(looked).toEqual([]);
  ticking.follow(TABLE, null);
  vi.advanceTimersByTime(60_000);
  expect(looked).toEqual([]);
  expect(ticking.has(TABLE)).toBe(true);
});

it("leaves a table that nobody has open alone", () => {
  ticking.follow(TABLE, 2000);
  open.delete(TABLE);
  vi.advanceTimersByTime(60_000);
  expect([looked, ticking.has(TABLE)]).toEqual([[], false]);
  // Come back to it: the time since then is not its own
  ticking.follow(TABLE, 2000);
  open.add(TABLE);
  expect(ticking.has(TABLE)).toBe(false);
});

it("says that the browser has slept", () => {
  ticking.follow(TABLE, 2000);
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(2000);
  expect(looked).toEqual([[TABLE, true]]);
});
