// The odds of the tiles to come as the server works them out (notation), and where they are found.
import type { CellOdds, FeatureOdds, Odds } from "./views";

export type {
  CellOdds,
  DependentFigure as Hanging,
  FeatureOdds,
  FigureOdds as Whom,
  LayOdds,
  Odds,
  PartOdds,
} from "./views";

export type Counts = CellOdds["tiles"];
export type Chances = Pick<CellOdds, "next" | "mine" | "ever">;
/** What a feature needs: places to fill, and the chances to draw what fills them. */
export type Needs = Omit<FeatureOdds, "id" | "tiles">;

/** The odds of the feature that has one of these parts; null where there is nothing to finish. */
export function featureOdds(odds: Odds | null, parts: readonly string[]): FeatureOdds | null {
  return odds?.features.find(({ id }) => parts.includes(id)) ?? null;
}

export function sumOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** How many of the viewer's next draws are covered, and the chance that they bring it; null where that isn't known, or where there are none. */
export function soonOf({ mine }: Chances): { count: number; chance: number } | null {
  const chance = mine?.at(-1);
  return mine && chance !== undefined ? { count: mine.length, chance } : null;
}
