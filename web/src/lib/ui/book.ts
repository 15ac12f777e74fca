// The card book is opened from the head of every page of a game; the page itself knows which book that is.
import { getContext, setContext } from "svelte";

const KEY = Symbol("book");

/** Let the head of this page open a book. */
export function offerBook(open: () => void): void {
  setContext(KEY, open);
}

export function offeredBook(): (() => void) | undefined {
  return getContext(KEY);
}
