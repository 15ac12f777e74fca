import { afterEach, expect, it } from "vitest";
import type { ReviewMoment, Seat, SeatReview } from "../../api/types";
import { speak } from "../../text/words";
import { account, verdict } from "./worth";

const SEATS = [{ seat: 0, kind: "human", name: "Anna", bot: null }] as Seat[];
const OWN: SeatReview = {
  ...{ seat: 0, decisions: 9, regret: 0.4, mistakes: [] },
  ...{ begin: 0.5, luck: 0.1, skill: 0.4, result: 1, expected: 18.84, actual: 20 },
};

const DECISION: ReviewMoment = {
  index: 0,
  at: 4,
  count: 1,
  seat: 0,
  answers: "take monk",
  questions: ["turn"],
  best: "take peasant",
  best_questions: ["turn"],
  win: [0.5, 0.5],
  loss: null,
  reasons: [],
  luck: null,
};

afterEach(() => speak("en"));

it.each([
  ["en", "18.8"],
  ["de", "18,8"],
  ["nl", "18,8"],
])("in %s losses are written as one writes numbers there", async (language, written) => {
  await speak(language);
  expect(account(OWN, SEATS).join(" ")).toContain(written);
});

it("only a turn that wins more for sure when it is played out is called better", () => {
  const said = (low: number) =>
    verdict({ ...DECISION, loss: { pairs: 640, win: { mean: 0.074, low, high: 0.0969 } } }, SEATS);
  expect(said(-0.001).other).toBe("About equal:");
  expect(said(0.051).other).toBe("Better:");
  expect(said(0.051).then).toEqual([
    "Loss: 7.4 percentage points of winning chance (5.1 to 9.7), from 640 continuations of each turn.",
  ]);
  expect(verdict(DECISION, SEATS)).toEqual({
    said: "",
    other: "Preferred by the analysis, but not played out:",
    then: [],
  });
});

it("reasons are introduced as those of the turn that was played where another one is named before them", () => {
  const reasons = [{ id: "reason-palace", values: { gains: "no" as const, amount: 2, place: "" } }];
  const said = (best: string) => verdict({ ...DECISION, best, reasons }, SEATS);
  expect(said("take peasant").then.at(-1)).toBe("Compared with that, the turn played means:");
  expect(said("take monk")).toEqual({ said: "The best choice.", other: null, then: [] });
});
