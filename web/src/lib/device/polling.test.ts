// A page that looks now and then whether something has changed.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lookAgain } from "./polling";

class Page extends EventTarget {
  hidden = false;

  turn(hidden: boolean): void {
    this.hidden = hidden;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("looks again after each look, and at once when the page is seen again", async () => {
  const page = new Page() as Page & Document;
  const look = vi.fn(() => Promise.resolve());
  lookAgain(look, 5000, page);
  await vi.advanceTimersByTimeAsync(4999);
  expect(look).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(5001);
  expect(look).toHaveBeenCalledTimes(2);
  page.turn(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(look).toHaveBeenCalledTimes(2);
  page.turn(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(look).toHaveBeenCalledTimes(3);
});

it("never looks twice at the same time, nor after the page was left", async () => {
  const page = new Page() as Page & Document;
  let answer = (): void => undefined;
  const look = vi.fn(() => new Promise<void>((done) => (answer = done)));
  const leave = lookAgain(look, 5000, page);
  await vi.advanceTimersByTimeAsync(5000);
  page.turn(true);
  page.turn(false);
  expect(look).toHaveBeenCalledTimes(1);
  leave();
  answer();
  await vi.advanceTimersByTimeAsync(60_000);
  page.turn(false);
  expect(look).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
