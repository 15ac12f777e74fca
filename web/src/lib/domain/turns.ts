// At which of one's own tables one is asked.
import type { Seat, Summary } from "../api/types";

/** The visitor is asked at this table: where everybody is away, nobody is. */
export function asksMe({ over, waiting, paused, actor, mine }: Summary): boolean {
  return !over && !waiting && !paused && typeof actor === "number" && mine.includes(actor);
}

/** Those with whom the visitor has played wait for them to sit down again. */
export function invitesMe({ over, reserved }: Pick<Summary, "over" | "reserved">): boolean {
  return !over && reserved !== null;
}

/**
 * The tables at which other people wait for the visitor, for an answer or to play again: those with the nearest deadline first, then those that have waited longest. Bots
 * don't mind waiting.
 */
export function waitingForMe(tables: readonly Summary[]): Summary[] {
  return tables
    .filter((it) => (asksMe(it) || invitesMe(it)) && othersAt(it).length > 0)
    .sort((a, b) => dueAt(a) - dueAt(b) || Date.parse(a.updated) - Date.parse(b.updated));
}

export function othersAt({ seats, mine }: Pick<Summary, "seats" | "mine">): Seat[] {
  return seats.filter(({ kind, seat }) => kind === "human" && !mine.includes(seat));
}

/** When an answer is due, in milliseconds; tables without a deadline come after all others. */
function dueAt({ deadline }: Summary): number {
  return deadline === null ? Number.MAX_VALUE : Date.parse(deadline);
}
