import { afterEach, expect, it } from "vitest";
import type { Seat, SeatReview } from "../../api/types";
import { speak } from "../../text/words";
import { account } from "./worth";

const SEATS = [{ seat: 0, kind: "human", name: "Anna", bot: null }] as Seat[];
const OWN: SeatReview = { seat: 0, decisions: 9, regret: 0.4, luck: 0.1, expected: 18.84, actual: 20, mistakes: [] };

afterEach(() => speak("en"));

it.each([
  ["en", "18.8"],
  ["de", "18,8"],
  ["nl", "18,8"],
])("in %s losses are written as one writes numbers there", async (language, written) => {
  await speak(language);
  expect(account(OWN, SEATS).join(" ")).toContain(written);
});
