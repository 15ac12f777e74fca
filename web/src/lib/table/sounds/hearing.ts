// What is new at a table to a listener.
import type { Entry } from "../../api/types";
import type { Line } from "../store/journal";

/** The lines after the one that was last; none where that one was taken back. */
export function freshLines<E>(lines: readonly Line<E>[], last: string | null): readonly Line<E>[] {
  if (last === null) return lines;
  const at = lines.findLastIndex((line) => line.key === last);
  return at < 0 ? [] : lines.slice(at + 1);
}

/**
 * The number of the entry by which it became the turn of these seats, if that is after `rung`; null while they only go on. It is their turn
 * anew when somebody else answered last.
 */
export function turnSince(entries: readonly Entry[], mine: readonly number[], rung: number): number | null {
  const last = entries.findLast((entry) => typeof entry.actor === "number");
  const others = last !== undefined && !mine.includes(last.actor as number);
  return others && last.ply > rung ? last.ply : null;
}
