// Which claimed features a tile would join that is tried somewhere, and how strong everybody would be in them.
import { neighbours, partOf } from "../model/parts";
import type { Onto, Tiles } from "../model/tiles";
import type { Feature, FeatureKind, Laid, View } from "../model/types";
import { seen, type Seen } from "./look";

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

/**
 * The features that a tile joins there or closes, as they would be, and whether somebody claims them. Fields that nobody claims are left
 * out: there is one on nearly every tile.
 */
export function metBy(view: Pick<View, "board" | "features">, onto: Onto): (Seen & { isFree: boolean })[] {
  const { tile, at, r } = onto;
  const board = [...view.board, { tile, at, r, turn: 0, followers: [] }];
  return (onto.tiles.get(onto.tile)?.features ?? []).flatMap(({ id, kind }) => {
    const found = kind === "river" ? null : seen({ board, features: [] }, onto.tiles, partOf(onto.at, id));
    if (!found || found.tiles === 1) return [];
    const isFree = !view.features.some(({ parts }) => parts.some((part) => found.parts.includes(part)));
    return kind === "field" && isFree ? [] : [{ ...found, isFree }];
  });
}
