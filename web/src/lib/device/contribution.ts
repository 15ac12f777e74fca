// The number of one's own that this browser adds to a fair deal (docs/fair.md), and what it remembers of it for the proof.
import { readStorage, writeStorage } from "./storage";

/** What this browser knows of a table from before: what the server was bound to, and the number that was added here. */
export interface Memory {
  commitment: string;
  number: string;
}

const KEY = "ratskeller-fair";
const MOST_STORED = 100;
const NUMBER_BYTES = 32;

/** A number of one's own, which nobody can foresee. */
export function newNumber(): string {
  return hex(crypto.getRandomValues(new Uint8Array(NUMBER_BYTES)));
}

/** Keep what is known of a table for its proof. */
export function remember(table: string, memory: Memory): void {
  const known = Object.entries((readStorage(KEY) ?? {}) as Record<string, Memory>).slice(1 - MOST_STORED);
  writeStorage(KEY, Object.fromEntries([...known, [table, memory]]));
}

export function remembered(table: string): Memory | null {
  return ((readStorage(KEY) ?? {}) as Record<string, Memory>)[table] ?? null;
}

export function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
