import type { Snippet } from "svelte";
import type { AnyView } from "../store/presentation";

/** A thing on the page, found by the first selector that matches; `from`: a piece comes from there. */
export interface Mark {
  at: readonly string[];
  from?: string;
}

/** Where on the board the answers of a turn are given, step by step. */
export type MarksOf<View> = (answers: string, view: View) => Mark[];

/** What a game shows of a decision that is looked back at, beside its sentences. */
export interface Deciding {
  /** What was in hand when it began, after so many answers of the game. */
  inHand: Snippet<[at: number]> | undefined;
  /** Fetch how a turn is drawn on the board. */
  marks: (() => Promise<{ marksOf: MarksOf<never> }>) | undefined;
  /** Show on the board what a turn would do there; null: nothing any more. */
  show: (answers: string | null, at: number) => void;
}

/** The marks of a turn, for a view of the game that draws them. */
export async function markerOf({ marks }: Pick<Deciding, "marks">): Promise<MarksOf<AnyView>> {
  return marks ? ((await marks()).marksOf as MarksOf<AnyView>) : () => [];
}
