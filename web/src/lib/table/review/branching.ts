// A game that is over may be played on from one of its moments; the page of the table knows how seats are chosen for that.
import { getContext, setContext } from "svelte";

const KEY = Symbol("branch");

/** Let the review of this table open what chooses the seats of a branch that begins after so many answers. */
export function offerBranch(open: (at: number) => void): void {
  setContext(KEY, open);
}

/** What begins a branch of this table; nowhere else there is one. */
export function offeredBranch(): ((at: number) => void) | undefined {
  return getContext(KEY);
}
