// The areas of a tile's parts: what is lit, hatched and pressed.
import { distance, fromLine, inside, path, smooth, turned, type Point } from "../geometry";
import { RIVER, ROAD } from "./fields";
import { landscapeOf } from "./landscape";
import { featureOf, placeOf, type TileType } from "../../model/tiles";

export interface Area {
  /** All its points are absolute. */
  d: string;
  /** Set for roads, whose area is a line of this width. */
  width?: number;
}

/** The width of a road's area where it is pressed: wider than it is drawn. */
const ROAD_AREA = 2 * ROAD + 6;
const GARDEN = 12;

const known = new WeakMap<TileType, Map<string, Area>>();

/** The area of a part of a tile that is turned; empty for a part that the tile doesn't have. */
export function areaOf(type: TileType, on: string, r: number): Area {
  let own = known.get(type);
  if (!own) known.set(type, (own = new Map<string, Area>()));
  const key = `${on} ${r}`;
  let found = own.get(key);
  if (!found) own.set(key, (found = made(type, on, r)));
  return found;
}

function made(type: TileType, on: string, r: number): Area {
  const land = landscapeOf(type, r);
  const city = land.cities.find((it) => it.id === on);
  if (city) return { d: area([city.outline]) };
  const road = land.roads.find((it) => it.id === on);
  if (road)
    return { d: smooth(road.line.filter((_, i) => i % 3 === 0 || i === road.line.length - 1)), width: ROAD_AREA };
  const field = land.fields.find((it) => it.id === on);
  if (field) return { d: area(field.outlines) };
  const cloister = land.monasteries.find((it) => it.id === on);
  if (cloister) return { d: round(cloister.at, cloister.r) };
  return featureOf(type, on) ? { d: round(figurePlace(type, on, r), GARDEN) } : { d: "" };
}

function area(outlines: readonly Point[][]): string {
  return outlines.map((outline) => path(outline, true)).join("");
}

/** A circle of four curves: its points are absolute, as those of all areas. */
function round({ x, y }: Point, r: number): string {
  const bend = 0.5523 * r;
  return [
    `M${x - r} ${y}C${x - r} ${y - bend} ${x - bend} ${y - r} ${x} ${y - r}`,
    `C${x + bend} ${y - r} ${x + r} ${y - bend} ${x + r} ${y}`,
    `C${x + r} ${y + bend} ${x + bend} ${y + r} ${x} ${y + r}`,
    `C${x - bend} ${y + r} ${x - r} ${y + bend} ${x - r} ${y}z`,
  ].join("");
}

export function figurePlace(type: TileType, on: string, r: number): Point {
  const feature = featureOf(type, on);
  return turned(feature ? placeOf(feature) : { x: 50, y: 50 }, r);
}

/** The part of a turned tile that lies at a point of it; null on a river or a wall. */
export function partUnder(type: TileType, r: number, point: Point): string | null {
  const land = landscapeOf(type, r);
  const garden = type.features.find(
    (it) => it.kind === "garden" && distance(point, figurePlace(type, it.id, r)) < GARDEN,
  );
  if (garden) return garden.id;
  const cloister = land.monasteries.find((it) => distance(point, it.at) < it.r);
  if (cloister) return cloister.id;
  const city = land.cities.find((it) => inside(point, it.outline));
  if (city) return city.id;
  const road = land.roads
    .map((it) => ({ id: it.id, far: fromLine(point, it.line) }))
    .sort((a, b) => a.far - b.far)
    .find((it) => it.far < ROAD_AREA / 2);
  if (road) return road.id;
  if (land.rivers.some((it) => fromLine(point, it.line) < RIVER)) return null;
  return land.fields.find((it) => it.outlines.some((outline) => inside(point, outline)))?.id ?? null;
}
