// A review of a finished game.
import { afterEach, expect, test, vi } from "vitest";
import over from "../../recorded/rattus-over.json";
import { mount, part } from "./mount";

afterEach(() => vi.useRealTimers());

test("how far the house has come is asked once a second", async () => {
  let done = 0;
  const review = () => {
    done += 1;
    return {
      length: 9,
      state: "working",
      done,
      of: 9,
      begin: [0.5, 0.5],
      moments: [],
      outline: [],
      turning: [],
      seats: [],
    };
  };
  const view = () => ({ at: 0, seat: null, view: over.table.view });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  await mount("rattus-over/review?at=0", "desk", { replies: { review, view } });
  for (const times of [1, 2, 3]) {
    await expect.element(part("review-timeline")).toHaveTextContent(`${times} of 9`);
    await vi.advanceTimersByTimeAsync(1000);
  }
  await expect.element(part("review-timeline")).toHaveTextContent("4 of 9");
  expect(done).toBe(4);
});
