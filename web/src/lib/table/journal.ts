// The chronicle of a table, made from its stream: what was taken back leaves one line behind.
import type { Entry } from "../api/types";

export interface Line<E> {
  /** Unique and growing: entry and number of the event in it. */
  key: string;
  ply: number;
  /** Number of answers of the game after it. */
  length: number;
  event: E | null;
  undone: { seat: number; count: number } | null;
}

/** The lines that an entry adds, one for each event. */
export function linesOf<E>(entry: Entry): Line<E>[] {
  return entry.events.map((event, i) => ({
    key: `${entry.ply}.${i}`,
    ply: entry.ply,
    length: entry.length,
    event: event as E,
    undone: null,
  }));
}

/** The lines after an undo: those behind it are gone, and one says so. */
export function afterUndo<E>(lines: readonly Line<E>[], entry: Entry, before: number): Line<E>[] {
  const kept = lines.filter((line) => line.length <= entry.length);
  const seat = typeof entry.actor === "number" ? entry.actor : -1;
  const undone = { seat, count: Math.max(1, before - entry.length) };
  return [...kept, { key: `${entry.ply}.undo`, ply: entry.ply, length: entry.length, event: null, undone }];
}

/** The whole chronicle of a stream. */
export function journal<E>(entries: readonly Entry[]): Line<E>[] {
  let lines: Line<E>[] = [];
  let length = 0;
  for (const entry of entries) {
    lines = entry.kind === "undo" ? afterUndo(lines, entry, length) : [...lines, ...linesOf<E>(entry)];
    length = entry.length;
  }
  return lines;
}
