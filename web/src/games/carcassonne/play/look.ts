// Looking at something on the board: a feature that is claimed or not, or a hole.
import { beside, byPlace, kindOf, partOf, partsOf } from "../model/parts";
import { featureOf, sidesOf, type TileFeature, type Tiles } from "../model/tiles";
import type { Cell, Feature, FeatureKind, Laid, Looked, View } from "../model/types";

/** A feature as far as the board shows it. `claimed` is what the server says of one with a figure on it. */
export interface Seen {
  id: string;
  kind: FeatureKind;
  parts: string[];
  tiles: number;
  pennants: number;
  filled: number;
  /** How many finished cities a field touches; 0 for all others. */
  cities: number;
  inn: boolean;
  cathedral: boolean;
  /** Sides or ends that are still open. */
  open: number;
  claimed: Feature | null;
}

/** What there is to tell about the feature of "x,y c0"; null where there is none. */
export function seen(view: Pick<View, "board" | "features">, tiles: Tiles, id: string): Seen | null {
  const claimed = view.features.find((feature) => feature.parts.includes(id)) ?? null;
  const board = byPlace(view.board);
  const parts = claimed?.parts ?? partsOf(board, tiles, id);
  const own = parts.map((part) => typeOf(board, tiles, part)).filter((it) => it !== null);
  if (own.length === 0) return null;
  const at = id.split(" ")[0] ?? "";
  return {
    id,
    kind: kindOf(id.split(" ")[1] ?? ""),
    parts,
    tiles: new Set(parts.map((part) => part.split(" ")[0])).size,
    pennants: own.reduce((sum, { feature }) => sum + (feature.pennants ?? 0), 0),
    filled: around(at).filter((place) => board.has(place)).length,
    cities: claimed?.cities.length ?? citiesAround(board, tiles, parts),
    inn: own.some(({ feature }) => feature.inn),
    cathedral: own.some(({ feature }) => feature.cathedral),
    open: openIn(board, tiles, parts),
    claimed,
  };
}

function typeOf(
  board: ReadonlyMap<string, Laid>,
  tiles: Tiles,
  part: string,
): { at: string; r: number; feature: TileFeature } | null {
  const [at = "", on = ""] = part.split(" ");
  const laid = board.get(at);
  const type = laid && tiles.get(laid.tile);
  const feature = type && featureOf(type, on);
  return laid && feature ? { at, r: laid.r, feature } : null;
}

function openSides(board: ReadonlyMap<string, unknown>, at: string, r: number, feature: TileFeature): number {
  return sidesOf(feature).filter((side) => !board.has(beside(at, (side + r) % 4))).length;
}

/** How many finished cities these parts of a field touch, as far as the board shows it. */
export function citiesAround(board: ReadonlyMap<string, Laid>, tiles: Tiles, parts: readonly string[]): number {
  const touched = parts.flatMap((part) => {
    const found = typeOf(board, tiles, part);
    return found?.feature.cities?.map((city) => partsOf(board, tiles, partOf(found.at, city))) ?? [];
  });
  const finished = touched.filter((city) => openIn(board, tiles, city) === 0);
  return new Set(finished.map((city) => [...city].sort()[0])).size;
}

/** Sides of these parts that are still open. */
function openIn(board: ReadonlyMap<string, Laid>, tiles: Tiles, parts: readonly string[]): number {
  const own = parts.map((part) => typeOf(board, tiles, part)).filter((it) => it !== null);
  return own.reduce((sum, { at, r, feature }) => sum + openSides(board, at, r, feature), 0);
}

export function around(at: string): string[] {
  const [x = 0, y = 0] = at.split(",").map(Number);
  const steps = [-1, 0, 1];
  return steps.flatMap((dy) => steps.flatMap((dx) => (dx === 0 && dy === 0 ? [] : [`${x + dx},${y + dy}`])));
}

export function placeLooked({ kind, id }: Looked, markers: View["markers"]): string | null {
  if (kind === "marker") return markers.find(({ number }) => String(number) === id)?.at ?? null;
  return id.split(" ")[0] ?? null;
}

/** An empty place beside the board, with what fits there. */
export function hole(view: View, at: string): Cell | null {
  return view.cells.find((cell) => cell.at === at) ?? null;
}

/** How many tiles are still to come, the one in hand among them. */
export function tilesToCome(view: View): number {
  return view.left + (view.tile ? 1 : 0);
}

/** Whether nobody has more than two turns left. */
export function isNear({ left, scores, over }: Pick<View, "left" | "scores" | "over">): boolean {
  return !over && left <= 2 * scores.length;
}
