import type { Snippet } from "svelte";

/** What a game shows of a decision that is looked back at, beside what is told of it. */
export interface Deciding {
  /** What was in hand when it began, after so many answers of the game. */
  inHand: Snippet<[at: number]>;
  /** Show on the board what a turn would do there; null: nothing any more. */
  show: (answers: string | null, at: number) => void;
}
