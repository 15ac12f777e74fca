// Which claimed features a tile would join that is tried somewhere, and how strong everybody would be in them.
import { neighbours } from "../model/parts";
import type { Tiles } from "../model/tiles";
import type { Feature, FeatureKind, Laid, View } from "../model/types";

export interface Join {
  /** The part of the tried tile. */
  on: string;
  kind: FeatureKind;
  /** The claimed features that become one. */
  features: Feature[];
  /** Healthy strength by seat in all of them together. */
  strength: number[];
}

/** The claimed features that each part of a tile would touch there; parts that touch none are left out. */
export function joins(
  view: Pick<View, "features">,
  board: ReadonlyMap<string, Laid>,
  tiles: Tiles,
  ghost: { tile: string; at: string; r: number },
): Join[] {
  const parts = tiles.get(ghost.tile)?.features ?? [];
  return parts.flatMap((part) => {
    const met = new Set(neighbours(board, tiles, ghost.at, ghost.r, part));
    const features = view.features.filter((feature) => feature.parts.some((id) => met.has(id)));
    return features.length > 0 ? [{ on: part.id, kind: part.kind, features, strength: together(features) }] : [];
  });
}

function together(features: readonly Feature[]): number[] {
  const seats = features[0]?.strength.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    features.reduce((sum, feature) => sum + (feature.strength[seat] ?? 0), 0),
  );
}
