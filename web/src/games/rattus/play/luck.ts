// What the ravages of a game were expected to cost, and what they cost: sums of the odds that the server tells, nothing else.
import type { Line } from "../../../lib/table/store/journal";
import type { RattusEvent } from "../model/types";
import type { Odds, RavageOdds } from "../model/odds";
import type { PastRavage } from "../model/autopsy";

type Kind = RattusEvent["kind"];
const TURNED_OVER = new Set<Kind>(["rat-revealed", "rat-opened", "rats-opened"]);

/**
 * After how many answers a ravage stood as it was before the first rat was turned over: that of the final ravage as its first region was
 * reached. Null where there is no such moment between two answers.
 */
export function momentOf({ autopsy, from, to }: PastRavage, lines: readonly Line<RattusEvent>[]): number | null {
  if (autopsy.final) {
    return lines.slice(0, from).findLast(({ event }) => event?.kind === "final-ravage-began")?.length ?? null;
  }
  const first = lines.slice(from, to).findIndex(({ event }) => event !== null && TURNED_OVER.has(event.kind));
  const [before, after] = [lines[from + first - 1], lines[from + first]];
  return first > 0 && before && after && before.ply !== after.ply ? before.length : null;
}

/** Whether all its rats were turned over first, to count in an order of choice: then the odds are those of chance alone. */
export function isOrdered({ from, to }: PastRavage, lines: readonly Line<RattusEvent>[]): boolean {
  return lines.slice(from, to).some(({ event }) => event?.kind === "rat-opened");
}

/**
 * The odds of a ravage as they were at its moment: with a card that then added cubes, if one did, or `plain`. Null where nobody could tell.
 */
export function oddsThen({ autopsy }: PastRavage, odds: Odds, plain = false): RavageOdds | null {
  const grew = !plain && autopsy.reveals.some(({ lines }) => lines.some(({ kind }) => kind === "cubes-added"));
  const when = autopsy.final ? "last" : "now";
  const matching = (odds.regions[autopsy.region]?.ravages ?? []).filter((it) => it.when === when);
  return matching.find(({ cards }) => cards.length > 0 === grew) ?? matching[0] ?? null;
}

/** What a ravage was expected to cost and what it cost, by seat. */
export interface Fate {
  expected: readonly number[];
  lost: readonly number[];
}

/** All that a seat was expected to lose and has lost, from ravage to ravage; both begin with nothing. */
export interface Course {
  expected: number[];
  lost: number[];
}

export function courseOf(fates: readonly Fate[], seat: number): Course {
  const sums = (values: readonly number[]): number[] => {
    let sum = 0;
    return [0, ...values.map((value) => (sum += value))];
  };
  return {
    expected: sums(fates.map(({ expected }) => expected[seat] ?? 0)),
    lost: sums(fates.map(({ lost }) => lost[seat] ?? 0)),
  };
}

/** Cubes by which luck must differ from what was expected to be spoken of. */
const NOTICED = 0.5;

/** The ravage that took most from a seat beyond what was expected, and the one that spared it most; null where there is none. */
export function extremes(fates: readonly Fate[], seat: number): { worst: number | null; best: number | null } {
  const over = fates.map(({ expected, lost }) => (lost[seat] ?? 0) - (expected[seat] ?? 0));
  const at = (value: number): number | null => (Math.abs(value) < NOTICED ? null : over.indexOf(value));
  return { worst: at(Math.max(0, ...over)), best: at(Math.min(0, ...over)) };
}
