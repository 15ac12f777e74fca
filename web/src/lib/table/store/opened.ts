// The table that this page has just opened with a free seat: its host wants to invite somebody.
let fresh: string | null = null;

/** A table has been opened. */
export function opened(id: string): void {
  fresh = id;
}

/** Whether a table is the one that has just been opened; that is so only once. */
export function justOpened(id: string): boolean {
  const is = fresh === id;
  if (is) fresh = null;
  return is;
}
