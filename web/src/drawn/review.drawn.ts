// A review of a finished game.
import { afterEach, expect, test, vi } from "vitest";
import over from "../../recorded/rattus-over.json";
import { find, hasNoSideScroll, mount, part } from "./mount";

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
      doubts: [],
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

/** What a review says of three decisions: one is not played out, one gave something away, and one is about equal. */
function reviewed() {
  const decided = [
    { at: 239, count: 1, seat: 0, answers: "done", best: "use soldier; scandia; done", loss: null },
    {
      at: 240,
      count: 3,
      seat: 3,
      answers: "use soldier; scandia; done",
      best: "done",
      loss: [640, 0.074, 0.051, 0.0969],
    },
    {
      at: 243,
      count: 3,
      seat: 2,
      answers: "use peasant; anglia; done",
      best: "done",
      loss: [1000, 0.012, -0.03, 0.054],
    },
  ];
  const outline = decided.map(({ at, count, seat }) => ({ at, count, seat, win: [0.7, 0.1, 0.1, 0.1] }));
  const moments = decided.map(({ answers, best, loss }, index) => {
    const [pairs, mean, low, high] = loss ?? [];
    const found = { index, answers, questions: [], best, best_questions: [], reasons: [], luck: null };
    return { ...outline[index], ...found, loss: loss && { pairs, win: { mean, low, high } } };
  });
  const seat = { decisions: 1, regret: 0, mistakes: [], expected: null, actual: null };
  const seats = [
    { ...seat, seat: 0, begin: 0.25, luck: 0.104, skill: 0.646, result: 1 },
    ...[1, 2, 3].map((other) => ({ ...seat, seat: other, begin: 0.25, luck: -0.03, skill: -0.22, result: 0 })),
  ];
  const all = { length: 290, state: "done", done: 3, of: 3, doubts: [], begin: [0.25, 0.25, 0.25, 0.25] };
  return { ...all, moments, outline, turning: [], seats };
}

test.each([
  [
    "desk",
    "en",
    "Preferred by the analysis, but not played out:",
    "Loss: 7.4 percentage points of winning chance (5.1 to 9.7), from 640",
  ],
  [
    "phone",
    "de",
    "Laut Analyse besser, aber nicht ausgespielt:",
    "Verlust: 7,4 Prozentpunkte Siegchance (5,1 bis 9,7), aus 640",
  ],
  [
    "phone",
    "nl",
    "Volgens de analyse beter, maar niet uitgespeeld:",
    "Verlies: 7,4 procentpunt winkans (5,1 tot 9,7), uit 640",
  ],
] as const)(
  "on a %s in %s a review says what was lost, from how many continuations, and adds up luck and skill",
  async (size, language, unplayed, lost) => {
    const view = (query: URLSearchParams) => ({ at: Number(query.get("at")), seat: null, view: over.table.view });
    const replies = { review: reviewed, view };
    await mount("rattus-over/review?at=239", size, { language, replies });
    await expect.element(part("review-decision")).toHaveTextContent(unplayed);
    await mount("rattus-over/review?at=240", size, { language, replies });
    await expect.element(part("review-decision")).toHaveTextContent(lost);
    await mount("rattus-over/review?at=243", size, { language, replies });
    await expect.element(part("review-decision")).toHaveTextContent(/1[.,]2 .*\(−3[.,]0 .* 5[.,]4\).* 1[.,]000 /);
    await part("review-more").click();
    await part("review-skill").click();
    await expect.element(find("[data-skill='0']")).toHaveTextContent(/25\s*\+10\s*\+65\s*100/);
    expect(hasNoSideScroll()).toBe(true);
  },
);
