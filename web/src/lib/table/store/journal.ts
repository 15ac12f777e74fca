// The chronicle of a table, made from its stream: what was taken back leaves one line behind.
import type { Entry } from "../../api/types";

export interface Line<E> {
  /** Unique and growing: entry and number of the event in it. */
  key: string;
  ply: number;
  /** Number of answers of the game after it. */
  length: number;
  event: E | null;
  undone: { seat: number; count: number } | null;
  /** The seat of a bot for which another one answered, and who: what follows is not what it would have played. */
  standIn: { seat: number; bot: string } | null;
}

/** The events of an entry, to be read as those of the table's game. */
export function eventsOf({ events }: Pick<Entry, "events">): readonly object[] {
  return events;
}

/** The lines that an entry adds, one for each event; where another bot stands in for one, a line before them says so. */
export function linesOf<E>(entry: Entry): Line<E>[] {
  const { ply, length } = entry;
  const events: Line<E>[] = eventsOf(entry).map((event, i) => ({
    key: `${ply}.${i}`,
    ply,
    length,
    event: event as E,
    undone: null,
    standIn: null,
  }));
  if (!entry.stand_in || typeof entry.actor !== "number") return events;
  const standIn = { seat: entry.actor, bot: entry.stand_in };
  return [{ key: `${ply}.stand-in`, ply, length, event: null, undone: null, standIn }, ...events];
}

/** The lines after an undo: those behind it are gone, and one says so. */
export function afterUndo<E>(lines: readonly Line<E>[], entry: Entry, before: number): Line<E>[] {
  const remaining = lines.filter((line) => line.length <= entry.length);
  const seat = typeof entry.actor === "number" ? entry.actor : -1;
  const undone = { seat, count: Math.max(1, before - entry.length) };
  const { ply, length } = entry;
  return [...remaining, { key: `${ply}.undo`, ply, length, event: null, undone, standIn: null }];
}

export function journal<E>(entries: readonly Entry[]): Line<E>[] {
  let lines: Line<E>[] = [];
  let length = 0;
  for (const entry of entries) {
    lines = entry.kind === "undo" ? afterUndo(lines, entry, length) : [...lines, ...linesOf<E>(entry)];
    length = entry.length;
  }
  return lines;
}
