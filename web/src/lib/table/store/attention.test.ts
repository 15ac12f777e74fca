import { expect, it, vi } from "vitest";
import { Attention } from "./attention";

/** A page that is hidden and shown again. */
class Page extends EventTarget {
  hidden = false;

  turn(hidden: boolean): void {
    this.hidden = hidden;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

it("tells that nobody looks once the page has been hidden for longer than a glance, and at once that somebody does", () => {
  vi.useFakeTimers();
  const page = new Page();
  const calls: boolean[] = [];
  const attention = new Attention(() => calls.push(attention.away), page);
  page.turn(true);
  vi.advanceTimersByTime(1000);
  page.turn(false);
  vi.advanceTimersByTime(60_000);
  expect(calls).toEqual([]);
  page.turn(true);
  vi.advanceTimersByTime(60_000);
  page.turn(false);
  expect(calls).toEqual([true, false]);
  page.turn(true);
  attention.stop();
  vi.advanceTimersByTime(60_000);
  expect(calls).toEqual([true, false]);
  vi.useRealTimers();
});
