// The odds of the tiles to come as the server works them out (notation), and where they are found.
import type { FigureKind } from "./types";

/** How many tiles of each type. */
export type Counts = Record<string, number>;

export interface Chances {
  /** The next tile that is laid, whoever draws it. */
  next: number;
  /** One, two, three draws of the viewer; null where it can't be told. */
  mine: number[] | null;
  /** All draws that the viewer has still. */
  ever: number | null;
}

export interface Needs extends Chances {
  /** Places that must be filled. */
  open: number;
  /** Nothing that is left fits into one of them. */
  lost: boolean;
}

export interface FeatureOdds extends Needs {
  id: string;
  /** For one or two places: the tiles that fill each. */
  tiles: Counts[];
}

export interface CellOdds extends Chances {
  tiles: Counts;
}

export interface Whom {
  at: string;
  on: string;
  seat: number;
  kind: FigureKind;
  sick: boolean;
}

export interface LayOdds {
  parts: Record<string, Needs & { tiles: number[] }>;
  health: Whom[];
}

export interface Hanging extends Whom {
  /** After so many of the ways to lay the tile it is sick. */
  ill: number;
  of: number;
}

export interface Odds {
  tiles: number;
  fitting: number;
  draws: number;
  features: FeatureOdds[];
  cells: Record<string, CellOdds>;
  lays: Record<string, LayOdds>;
  plague: Hanging[];
}

/** The odds of the feature that has one of these parts; null where there is nothing to finish. */
export function featureOdds(odds: Odds | null, parts: readonly string[]): FeatureOdds | null {
  return odds?.features.find(({ id }) => parts.includes(id)) ?? null;
}

export function sumOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** How many of the viewer's next draws are told of, and the chance that they bring it; null where that isn't known, or where there are none. */
export function soonOf({ mine }: Chances): { count: number; chance: number } | null {
  const chance = mine?.at(-1);
  return mine && chance !== undefined ? { count: mine.length, chance } : null;
}
