// A mistake as a question: whose mistakes are asked about, the reply to an answer, and which turns a hint shows.
import type { Eyes } from "../../routing/address";
import type { Analysis, Attempt } from "../../api/types";
import { t } from "../../text/words";
import { percent, reasonName } from "../analysis/analysis";
import type { Mark } from "./deciding";

/** So many turns are shown by a hint. */
const HINTED = 3;

/** Whose mistakes are asked about: those of the seat that looks, else the viewer's own, else those of the first. */
export function learnerOf(eyes: Eyes | null, mine: readonly number[]): number {
  return typeof eyes === "number" ? eyes : (mine[0] ?? 0);
}

/** The turns that a hint shows: the best one among others, in an order that gives nothing away. */
export function hinted({ turns }: Pick<Analysis, "turns">, best: string, played: string): string[] {
  const others = turns.map(({ answers }) => answers).filter((it) => it !== best && it !== played);
  return [best, ...others].slice(0, HINTED).sort((a, b) => a.localeCompare(b));
}

/** What is drawn of several turns: the steps that all of them share tell nothing, unless they share all of them. */
export function distinct(turns: readonly (readonly Mark[])[]): (readonly Mark[])[] {
  const known = turns.map((steps) => new Set(steps.map(keyOf)));
  const own = turns.map((steps) => steps.filter((step) => !known.every((keys) => keys.has(keyOf(step)))));
  return own.some((steps) => steps.length > 0) ? own : [...turns];
}

function keyOf({ nth: _, ...step }: Mark): string {
  return JSON.stringify(step);
}

export function replyTo(attempt: Attempt, isPlayed: boolean): string {
  if (attempt.is_good) return t("review-learn-right", { percent: percent(attempt.gained), ...why(attempt) });
  if (isPlayed) return t("review-learn-played");
  return t("review-learn-wrong", { percent: percent(attempt.lost) });
}

/** How much better it is, and why. */
export function solution(attempt: Attempt): string {
  return t("review-learn-solved", { percent: percent(attempt.gained), ...why(attempt) });
}

/** The weightiest thing that speaks for the better turn. */
function why({ reasons: [first] }: Attempt): { hasReason: "yes" | "no"; reason: string } {
  return first ? { hasReason: "yes", reason: reasonName(first) } : { hasReason: "no", reason: "" };
}
