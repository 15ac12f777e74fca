// What the board shows of a player's hand: what can be pressed, what is looked at and chosen. What a press means it does not know.
import { regionsOf, type Choice, type Preview } from "../model/answers";
import type { Detail } from "../model/types";

/** A piece or a border on the map that can be pressed. */
export type SpotKind = "token" | "cube" | "link";
export type Focus = { kind: "region" | "card" | SpotKind; id: string } | null;

export interface Hand {
  /** The open question, to any seat. */
  readonly question: string;
  /** What that question names, where it is the viewer's; else null. */
  readonly asked: Detail | null;
  /** The answers to light up. */
  readonly lit: readonly Choice[];
  readonly preview: Preview;
  readonly now: { readonly focus: Focus; readonly selected: Choice | null };
  /** What is selected, or was given and is on its way: it lights up. */
  readonly pressed: Choice | null;
  region(id: string): void;
  /** A rat, a stack of cubes or a border was pressed. */
  spot(kind: SpotKind, id: string): void;
}

/** Nothing is asked: on paper, or of those who only look. */
export const STILL: Hand = {
  question: "",
  asked: null,
  lit: [],
  preview: { cubes: [], way: null, neutral: null, rat: null, plague: null, rooms: [] },
  now: { focus: null, selected: null },
  pressed: null,
  region: () => undefined,
  spot: () => undefined,
};

/** The regions in which something can be chosen, the regions of rats and cubes among them. A border lights up by itself. */
export function litRegions(shown: readonly Choice[]): Set<string> {
  return new Set(shown.flatMap(({ answer }) => (answer.kind === "link" ? [] : regionsOf(answer))));
}
