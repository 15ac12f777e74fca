// The rules are opened from the help of every page of a game; the page itself knows which game that is, and its pages "in a minute".
import { getContext, setContext } from "svelte";

const KEY = Symbol("rules");

export interface Offered {
  game: string;
  parts: readonly string[];
}

/** Let the help of this page lead to the rules; null while the game is not known. */
export function offerRules(of: () => Offered | null): void {
  setContext(KEY, of);
}

/** What the help of this page leads to. */
export function offeredRules(): Offered | null {
  return getContext<(() => Offered | null) | undefined>(KEY)?.() ?? null;
}
