import { afterEach, expect, it } from "vitest";
import type { ReviewMoment, Seat, SeatReview } from "../../api/types";
import { speak } from "../../text/words";
import { account, verdict } from "./worth";

const SEATS = [{ seat: 0, kind: "human", name: "Anna", bot: null }] as Seat[];
const OWN: SeatReview = { seat: 0, decisions: 9, regret: 0.4, luck: 0.1, expected: 18.84, actual: 20, mistakes: [] };

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
  regret: { win: 0, result: 0 },
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

it("a turn that holds up no better than the one that was played is called about equal, not better", () => {
  const said = (lost: number) => verdict({ ...DECISION, regret: { win: lost, result: 0 } }, SEATS);
  expect(said(0)).toEqual({ said: "", other: "About equal:", then: [] });
  expect(said(0.12).other).toBe("Better:");
  expect(said(0.12).then.join(" ")).toContain("12");
});

it("reasons are introduced as those of the turn that was played where another one is named before them", () => {
  const reasons = [{ id: "reason-palace", values: { gains: "no" as const, amount: 2, place: "" } }];
  const said = (best: string) => verdict({ ...DECISION, best, reasons }, SEATS);
  expect(said("take peasant").then.at(-1)).toBe("Compared with that, the turn played means:");
  expect(said("take monk")).toEqual({ said: "The best choice.", other: null, then: [] });
});
