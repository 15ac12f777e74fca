// What the board shows of a player's hand: what can be pressed, what is looked at and chosen. What a press means it does not know.
import { regionsOf, type Choice, type Preview } from "../../answers";
import type { Detail } from "../../types";

/** A piece or a border on the map that can be pressed. */
export type SpotKind = "token" | "cube" | "link";
export type Focus = { kind: "region" | "card" | SpotKind; id: string } | null;

export interface Hand {
  /** The open question, whoever is asked. */
  readonly question: string;
  /** What that question names, where it is the viewer's; else null. */
  readonly asked: Detail | null;
  /** The answers to light up. */
  readonly lit: readonly Choice[];
  readonly preview: Preview;
  readonly now: { readonly focus: Focus; readonly selected: Choice | null };
  /** A region was pressed. */
  region(id: string): void;
  /** A rat, a stack of cubes or a border was pressed. */
  spot(kind: SpotKind, id: string): void;
}

/** The regions in which something can be chosen, the regions of rats and cubes among them. A border lights up by itself. */
export function litRegions(shown: readonly Choice[]): Set<string> {
  return new Set(shown.flatMap(({ answer }) => (answer.kind === "link" ? [] : regionsOf(answer))));
}
