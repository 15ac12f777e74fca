// The types of tiles, as the catalogue tells them, and the same tiles turned.
import type { FeatureKind, View } from "./types";
import type { Catalogue, TileFeature as SentFeature, TileType as SentType } from "./views";

export type { Terrain } from "./types";
export type Side = SentFeature["edges"][number];
export type Half = SentFeature["half"][number];

/** A feature of a tile. The data files, which the tests read, leave out what is not there. */
export type TileFeature = Pick<SentFeature, "id" | "kind"> & Partial<SentFeature>;

/** A type of tile; the same. */
export type TileType = Pick<SentType, "id" | "set" | "count" | "count_with_abbot" | "edges"> &
  Partial<Pick<SentType, "role" | "plague" | "twin">> & { features: TileFeature[] };

export type Tiles = Map<string, TileType>;

/** The tile about which a figure is asked, with its place and turn. */
export interface Onto {
  tiles: Tiles;
  tile: string;
  at: string;
  r: number;
}

export const SIDES: readonly Side[] = ["N", "E", "S", "W"];
/** The half-sides, clockwise from the north-west corner. */
const HALVES: readonly Half[] = ["Nw", "Ne", "En", "Es", "Se", "Sw", "Ws", "Wn"];

export function tilesOf(catalogue: unknown): Tiles {
  const { tiles } = catalogue as Catalogue;
  return new Map(tiles.map((type) => [type.id, type]));
}

/** How many tiles of each type a game is played with: in the stack, on the board, in hand or out of it. */
export function playedWith({
  stack,
  board,
  discarded,
  tile,
}: Pick<View, "stack" | "board" | "discarded" | "tile">): Map<string, number> {
  const counts = new Map(Object.entries(stack));
  const seen = [...board.map((laid) => laid.tile), ...discarded, ...(tile ? [tile] : [])];
  for (const id of seen) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** How many tiles these types have together: in the game where it is played with them, else in their box. */
export function totalOf(types: readonly TileType[], here: ReadonlyMap<string, number>): number {
  return types.reduce((sum, type) => sum + (here.get(type.id) ?? (type.twin ? 0 : type.count)), 0);
}

/** The numbers of the sides that a part reaches: 0 is north, 1 east. */
export function sidesOf(feature: TileFeature): number[] {
  return (feature.edges ?? []).map((side) => SIDES.indexOf(side));
}

/** The numbers of the half-sides that a part reaches, clockwise from the north-west corner. */
export function halvesOf(feature: TileFeature): number[] {
  return (feature.half ?? []).map((half) => HALVES.indexOf(half));
}

export function featuresOf(type: TileType, kind: FeatureKind): TileFeature[] {
  return type.features.filter((feature) => feature.kind === kind);
}

export function featureOf(type: TileType, id: string): TileFeature | undefined {
  return type.features.find((feature) => feature.id === id);
}

/** Where a figure stands on the unturned tile, in hundredths of it. Rivers have no such place: it is the middle. */
export function placeOf(feature: TileFeature): { x: number; y: number } {
  const [x, y] = feature.pos ?? [0.5, 0.5];
  return { x: 100 * x, y: 100 * y };
}

/** The sides that a part reaches after `r` quarter turns, in the order north, east, south, west (0 to 3). */
export function sidesAt(tiles: Tiles, tile: string, on: string, r: number): number[] {
  const type = tiles.get(tile);
  const part = type && featureOf(type, on);
  if (!part) return [];
  const own = part.kind === "field" ? halvesOf(part).map((half) => half >> 1) : sidesOf(part);
  return [...new Set(own.map((side) => (side + r) % 4))].sort();
}
