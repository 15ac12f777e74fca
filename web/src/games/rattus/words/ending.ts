// How far the end of the game is, and how one wins, in words.
import type { Seat } from "../../../lib/api/types";
import { nameOf } from "../../../lib/domain/seats";
import { list, t } from "../../../lib/text/words";
import type { RattusEvent, View } from "../model/types";
import { questionWhy } from "./questions";
import { EventFormatter } from "./sentences";

/** From how many on the end is called near: rats, a player's cubes, and rounds in which nothing comes to the board. */
const NEAR = { rats: 4, cubes: 2, rounds: 1 };

export interface Sentence {
  said: string;
  rule: string;
}

/** A line of the chronicle; some tell of no event. */
type EventLine = { event: RattusEvent | null };

/** How many rats are left in the supply, and whether the end is near by that; once the game is over, it no longer is. */
export function supplySentence({ supply: count, round }: Pick<View, "supply" | "round">): string {
  return t(count <= NEAR.rats && round !== "over" ? "supply-low" : "supply-left", { count });
}

/** That the end is near, by whatever is nearest; null where it is not, or where it has come. */
export function nearEnd({ until_end: left, round }: View, seats: readonly Seat[]): string | null {
  if (!left) return null;
  // A turn adds a rat or two: where there is one for each player, the supply seldom outlasts the round
  if (left.rats <= left.cubes.length) return t("end-likely", { count: left.rats });
  if (left.rats <= NEAR.rats) return supplySentence({ supply: left.rats, round });
  const fewest = Math.min(...left.cubes);
  if (fewest <= NEAR.cubes) {
    return t("end-cubes.near", { count: fewest, seat: nameOf(seats, left.cubes.indexOf(fewest)) });
  }
  return left.turns <= NEAR.rounds * left.cubes.length ? t("end-turns.near", { count: left.turns }) : null;
}

/** Which part of the game it is: first that the end is near, else with the number of rats that the ring beside it shows. */
export function roundName(view: View, seats: readonly Seat[]): string {
  const round = t(`round-${view.round}`);
  const rats = view.until_end?.rats;
  return nearEnd(view, seats) ?? (rats === undefined ? round : `${round} · ${t("supply-short", { count: rats })}`);
}

/** What has brought the end, as the chronicle says it; null where it has not come. */
export function endCause(lines: readonly EventLine[], seats: readonly Seat[]): string | null {
  const event = lines.findLast((line) => line.event?.kind === "end-triggered")?.event;
  return event ? new EventFormatter(seats).sentence(event) : null;
}

/** Why the open question is asked; in the final round first why a turn is another one than those before. */
export function whyAsked(view: View, lines: readonly EventLine[], seats: readonly Seat[]): string {
  const isFinal = view.round === "final" && view.question === "turn";
  const cause = isFinal ? endCause(lines, seats) : null;
  return [cause ?? "", questionWhy(view)].join(" ").trim();
}

/** What brings the end, and how far it is; where it has come, what brought it. */
export function endBringers(view: View, seats: readonly Seat[], cause: string | null): Sentence[] {
  const { until_end: left, round } = view;
  const rule = "RAT-F1";
  if (!left) return [{ said: cause ?? t("end-here", { round: t(`round-${round}`) }), rule }];
  return [
    { said: t("end-rats", { count: left.rats, all: left.rats_at_start }), rule },
    { said: t("end-cubes", { list: counts(left.cubes, seats) }), rule },
    { said: t("end-turns", { count: left.turns }), rule },
  ];
}

export function endFollows(): Sentence[] {
  return ["RAT-F2", "RAT-F3", "RAT-F5"].map((rule) => ({ said: t(`rule-${rule}`), rule }));
}

export function winning({ scores }: View, seats: readonly Seat[]): Sentence[] {
  const rule = "RAT-F6";
  return [
    { said: t(`rule-${rule}`), rule },
    { said: t("end-standing", { list: counts(scores, seats) }), rule },
  ];
}

function counts(numbers: readonly number[], seats: readonly Seat[]): string {
  return list(numbers.map((count, seat) => t("end-count", { seat: nameOf(seats, seat), count })));
}
