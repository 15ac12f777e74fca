// Up to which line each room of a table has been read on this device.
import type { TalkLine } from "../../api/types";
import { readStorage, writeStorage } from "../../device/storage";

const KEY = "ratskeller-talk";
const MOST_STORED = 50;

export type Read = Record<TalkLine["room"], number>;

function all(): Record<string, Read> {
  return (readStorage(KEY) ?? {}) as Record<string, Read>;
}

/** How far a table has been read. */
export function readOf(table: string): Read {
  return { table: 0, gallery: 0, ...all()[table] };
}

/** Keep how far a table has been read; those that were read longest ago are forgotten. */
export function keepRead(table: string, read: Read): void {
  const others = Object.entries(all()).filter(([id]) => id !== table);
  writeStorage(KEY, Object.fromEntries([...others.slice(1 - MOST_STORED), [table, read]]));
}
