// The rules are opened from the help of every page of a game; the page itself knows which game that is, its pages "in a minute" and its hints.
import { getContext, setContext, type Component } from "svelte";

const KEY = Symbol("rules");

/** A hint, shown when it is first of use. Its words are `hint-…`. */
export interface Hint<View = unknown> {
  id: string;
  /** Whether it is of use now: by what the table shows, and whether the viewer is asked. */
  when: (view: View, asked: boolean) => boolean;
  /** The page "in a minute" that tells more. */
  part?: string;
}

export interface Offered {
  game: string;
  parts: readonly string[];
  hints: () => Promise<readonly Hint[]>;
  /** Fetch what shows the rules beside what is on the page, where there is room for them. */
  reading?: () => Promise<{ default: Component<Reading> }>;
}

/** What is read: as `Reading` of the pages explains it. */
interface Reading {
  game: string;
  part: string;
  number: string;
  asked: object;
  table: string | null;
}

/** Let the help of this page lead to the rules; null while the game is not known. */
export function offerRules(of: () => Offered | null): void {
  setContext(KEY, of);
}

export function offeredRules(): Offered | null {
  return getContext<(() => Offered | null) | undefined>(KEY)?.() ?? null;
}
