import type { Component, Snippet } from "svelte";
import type { Point } from "../../board/camera";
import type { ShownTurn } from "../analysis/analysis";
import type { AnyView } from "../store/presentation";

/** A thing on the page, found by the first selector that matches, or a point of it in its own units; without it, its middle. */
export interface Spot {
  at: readonly string[];
  point?: Point;
}

/** What a step of a turn does, where it can be pointed at. */
export interface Mark extends Spot {
  /** The number of the step, from 1: that of its words. */
  nth: number;
  /** It has a frame of its own, and needs no ring. */
  framed?: boolean;
  /** A piece comes from there. */
  from?: Spot;
  /** Cubes of a seat come there, or are taken along. */
  cubes?: { seat: number; text: string };
  /** Another piece comes there, drawn in a box of this size. */
  piece?: { drawing: Component; wide: number; high: number };
}

/** Where on the board the steps of a turn are; `which` is its number among those that are shown together, from 0. */
export type MarksOf<View> = (answers: string, view: View, which: number) => Mark[];

/** What a game shows of a decision that is looked back at, beside its sentences. */
export interface Deciding {
  /** What was in hand when it began, after so many answers of the game. */
  inHand: Snippet<[at: number]> | undefined;
  /** Fetch how a turn is drawn on the board. */
  marks: (() => Promise<{ marksOf: MarksOf<never> }>) | undefined;
  brought: (events: readonly unknown[]) => string;
  /** Show on the board what turns would lay there, the better one first; none: nothing any more. */
  show: (turns: readonly Pick<ShownTurn, "answers" | "played">[], at: number) => void;
}

/** The marks of a turn, for a view of the game that draws them. */
export async function markerOf({ marks }: Pick<Deciding, "marks">): Promise<MarksOf<AnyView>> {
  return marks ? ((await marks()).marksOf as MarksOf<AnyView>) : () => [];
}
