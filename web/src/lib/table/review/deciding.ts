import type { Snippet } from "svelte";
import type { Point } from "../../board/camera";
import type { AnyView } from "../store/presentation";

/** A thing on the page, found by the first selector that matches. */
export interface Mark {
  at: readonly string[];
  /** Where in it the ring stands and an arrow ends, in its own units; without it, in its middle. */
  point?: Point;
  /** It is an area: its line is drawn in place of a ring, and letters stand here, in its own units. */
  name?: Point;
  /** A piece comes from there. */
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
