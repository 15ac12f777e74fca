// The order in which open rats shall count, arranged by hand and then sent one after the other. Places are those of the notation.
import { place } from "../model/answers";

/** A row as it was arranged, the number of answers of the game then, and the rat that was sent since. */
export interface Order {
  row: readonly string[];
  length: number;
  sent: string | null;
}

export const UNORDERED: Order = { row: [], length: 0, sent: null };

/** The row of an order after so many answers of the game, from what may be chosen then. */
export function rowOf({ row, length, sent }: Order, now: number, rats: readonly string[]): string[] {
  return arranged(sent !== null && now > length ? without(row, sent) : row, rats);
}

/** The rats that may be chosen: as they were arranged, those that were not after them. */
export function arranged(row: readonly string[], rats: readonly string[]): string[] {
  const remaining = row.filter((rat) => rats.includes(rat));
  return [...remaining, ...rats.filter((rat) => !remaining.includes(rat))];
}

/** The row with the rat at one place moved to another; beyond an end is at that end. */
export function moved(row: readonly string[], from: number, to: number): string[] {
  const rat = row[from];
  if (rat === undefined) return [...row];
  const rest = row.filter((_, i) => i !== from);
  const at = Math.min(rest.length, Math.max(0, to));
  return [...rest.slice(0, at), rat, ...rest.slice(at)];
}

/** The row when a rat has left: those behind it in its region have moved up. */
export function without(row: readonly string[], gone: string): string[] {
  const left = place(gone);
  return row
    .filter((rat) => rat !== gone)
    .map((rat) => {
      const at = place(rat);
      return at && left && at.region === left.region && at.slot > left.slot ? `${at.region}.${at.slot - 1}` : rat;
    });
}
