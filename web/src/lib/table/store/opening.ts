// What the page of a table begins with, asked for before there is any code that could show it.
import { api, isKnown, Refused } from "../../api/client";
import { readStorage, writeStorage } from "../../device/storage";
import type { Entry, Table } from "../../api/types";

/** A table and its story, both as they were at one moment. */
export interface Opening {
  table: Table;
  entries: Entry[];
}

const LAST = "ratskeller-table";

/** Tables that the viewer has just begun here: there was no time in which they were away. */
const fresh = new Set<string>();

/** A table has been begun here and now. */
export function began(id: string): void {
  fresh.add(id);
}

/** Whether this table was begun here and now. Asked again, it is a table like any other. */
export function isFresh(id: string): boolean {
  return fresh.delete(id);
}

let begun: { id: string; opening: Promise<Opening> } | null = null;

/** People known here need not come in first, which a new guest has to. */
async function ask(id: string): Promise<Opening> {
  const cameIn = api.me();
  if (isKnown()) {
    // Whether it fails shows in what is asked for at the same time
    cameIn.catch(() => undefined);
    try {
      return await api.snapshot(id);
    } catch (error) {
      if (!(error instanceof Refused && error.status === 401)) throw error;
    }
  }
  await cameIn;
  return api.snapshot(id);
}

/** The game of the last table, which is likely to be that of the next one; null if there was none. */
export function expectedGame(): string | null {
  const last = readStorage(LAST);
  return typeof last === "string" ? last : null;
}

/** The next table is likely to be of this game as well. */
export function expectGame(game: string): void {
  writeStorage(LAST, game);
}

/** Ask for a table and its story; what has been asked for already is waited for. */
export function begin(id: string): Promise<Opening> {
  if (begun?.id !== id) begun = { id, opening: ask(id) };
  const { opening } = begun;
  opening.catch(() => forget(opening));
  return opening;
}

/** As `begin`, but the next one asks anew: what was so at the beginning is so only once. */
export function take(id: string): Promise<Opening> {
  const opening = begin(id);
  forget(opening);
  return opening;
}

function forget(opening: Promise<Opening>): void {
  if (begun?.opening === opening) begun = null;
}
