// Where points came from: summed from the events, by kind of feature, during the game and at its end.
import type { CarcassonneEvent, EventOf, FeatureKind, Scored, View } from "./types";

/** The kinds that score, in the order in which they are listed. */
export const KINDS = ["city", "road", "monastery", "garden", "field"] as const satisfies readonly FeatureKind[];
export type ScoringKind = (typeof KINDS)[number];

export interface Item {
  event: Scored | EventOf<"abbot-taken">;
  points: number;
  final: boolean;
}

export interface Account {
  total: number;
  during: number;
  final: number;
  byKind: Record<ScoringKind, Item[]>;
}

export function accounts(events: readonly (CarcassonneEvent | null)[], seats: number): Account[] {
  const all = Array.from({ length: seats }, blank);
  for (const event of events) {
    if (event?.kind === "feature-scored") {
      for (const seat of event.winners) book(all[seat], event, event.points, event.final);
    } else if (event?.kind === "abbot-taken") book(all[event.seat], event, event.points, false);
  }
  return all;
}

function blank(): Account {
  return { total: 0, during: 0, final: 0, byKind: { city: [], road: [], monastery: [], garden: [], field: [] } };
}

function book(account: Account | undefined, event: Item["event"], points: number, final: boolean): void {
  if (!account || points === 0) return;
  account.total += points;
  account[final ? "final" : "during"] += points;
  account.byKind[event.feature].push({ event, points, final });
}

/** What each seat would get for what is on the board if the game ended now: fields count, sick figures don't. */
export function pending(view: Pick<View, "scores" | "features" | "over">): number[] {
  const own = (seat: number) => (view.over ? [] : view.features.filter(({ owners }) => owners.includes(seat)));
  return view.scores.map((_, seat) => own(seat).reduce((sum, { value }) => sum + value, 0));
}

export function pointsOf(items: readonly Item[]): number {
  return items.reduce((sum, item) => sum + item.points, 0);
}

/** The kinds that matter here: those that have brought somebody something, and those that every game has. */
export function kindsShown(all: readonly Account[], farmers: boolean, abbot: boolean): ScoringKind[] {
  const usual = new Set<ScoringKind>(["city", "road", "monastery"]);
  if (farmers) usual.add("field");
  if (abbot) usual.add("garden");
  return KINDS.filter((kind) => usual.has(kind) || all.some((account) => account.byKind[kind].length > 0));
}

/** The steps of the final scoring with the scores after each. */
export interface FinalStep {
  event: Scored;
  scores: number[];
}

/** The final scoring feature by feature; empty before it has begun. */
export function finalSteps(events: readonly (CarcassonneEvent | null)[], seats: number): FinalStep[] {
  let scores = accounts(events, seats).map((account) => account.during);
  const steps: FinalStep[] = [];
  for (const event of events) {
    if (event?.kind !== "feature-scored" || !event.final) continue;
    scores = scores.map((score, seat) => score + (event.winners.includes(seat) ? event.points : 0));
    steps.push({ event, scores });
  }
  return steps;
}
