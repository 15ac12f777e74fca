// Which parts of the laid tiles are one feature: what sides that meet connect. Only for looking at it; its points come from the server.
import { featureOf, halvesOf, sidesOf, type TileFeature, type Tiles } from "./tiles";
import type { FeatureKind, Laid } from "./types";

const STEPS: readonly [number, number][] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const KINDS: Record<string, FeatureKind> = {
  c: "city",
  r: "road",
  m: "monastery",
  g: "garden",
  f: "field",
  v: "river",
};

/** The kind of a part by its id: `c0` is a city. */
export function kindOf(on: string): FeatureKind {
  return KINDS[on[0] ?? ""] ?? "field";
}

/** "x,y c0" from its two halves. */
export function partOf(at: string, on: string): string {
  return `${at} ${on}`;
}

/** The place beside `at` on side 0 (north) to 3 (west). */
export function beside(at: string, side: number): string {
  const [x = 0, y = 0] = at.split(",").map(Number);
  const [dx, dy] = STEPS[side] as [number, number];
  return `${x + dx},${y + dy}`;
}

/** Where a part meets the tiles around it: the place, and the half-side of the part there (two for a side that it covers). */
interface Meeting {
  at: string;
  halves: number[];
}

/** Sides of the laid tile, turned by `r`, which a part reaches, as half-sides clockwise from the north-west corner. */
function reach(feature: TileFeature, r: number): number[] {
  const own =
    feature.kind === "field" ? halvesOf(feature) : sidesOf(feature).flatMap((side) => [2 * side, 2 * side + 1]);
  return own.map((half) => (half + 2 * r) % 8);
}

/** The half-side of the neighbour that lies against a half-side. */
function against(half: number): number {
  const side = half >> 1;
  // Sides are counted clockwise on both tiles, so that the halves of a side meet the other way round.
  return 2 * ((side + 2) % 4) + (1 - (half & 1));
}

function meetings(at: string, feature: TileFeature, r: number): Meeting[] {
  return reach(feature, r).map((half) => ({ at: beside(at, half >> 1), halves: [against(half)] }));
}

/** The parts that a part of a tile at `at` meets directly; the tile itself need not be laid yet. */
export function neighbours(
  board: ReadonlyMap<string, Laid>,
  tiles: Tiles,
  at: string,
  r: number,
  part: TileFeature,
): string[] {
  const found = new Set<string>();
  for (const meeting of meetings(at, part, r)) {
    const other = board.get(meeting.at);
    const type = other && tiles.get(other.tile);
    if (!other || !type) continue;
    for (const feature of type.features) {
      if (feature.kind !== part.kind) continue;
      const halves = reach(feature, other.r);
      if (meeting.halves.some((half) => halves.includes(half))) found.add(partOf(other.at, feature.id));
    }
  }
  return [...found];
}

export function byPlace(board: readonly Laid[]): Map<string, Laid> {
  return new Map(board.map((laid) => [laid.at, laid]));
}

/** All parts of the feature to which "x,y c0" belongs, that part first; empty where there is no such part. */
export function partsOf(board: ReadonlyMap<string, Laid>, tiles: Tiles, id: string): string[] {
  const found = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [at = "", on = ""] = next.split(" ");
    const laid = board.get(at);
    const type = laid && tiles.get(laid.tile);
    const part = type && featureOf(type, on);
    if (!laid || !part || found.has(next)) continue;
    found.add(next);
    waiting.push(...neighbours(board, tiles, at, laid.r, part));
  }
  return [...found];
}
