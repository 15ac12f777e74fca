// Where somebody would stand on a tile, so that equal answers can be told apart: "the meadow west of the road, 2 complete cities".
import { t } from "../../../lib/text/words";
import { kindOf } from "../model/parts";
import {
  featureOf,
  featuresOf,
  placeOf,
  sidesAt,
  SIDES,
  type Onto,
  type TileFeature,
  type TileType,
} from "../model/tiles";
import { sidesName } from "./names";

/** The eight ways of the compass, clockwise from the east: y grows to the south. */
const WAYS = ["E", "SE", "S", "SW", "W", "NW", "N", "NE"] as const;
/** What parts the fields of a tile, by what is seen of it first. */
const MARKS = ["road", "river", "city"] as const;

/** How far a feature goes: on how many tiles it lies, and how many finished cities touch it. */
export interface Extent {
  tiles: number;
  cities: number;
}

/** Which feature a part of a tile belongs to, by where it is and how far it goes; empty where there is nothing to tell. */
export function whereName(onto: Onto, on: string, { tiles, cities }: Extent): string {
  const type = onto.tiles.get(onto.tile);
  const kind = kindOf(on);
  if (type && kind === "field") return t("spot-meadow", { ...meadow(type, on, onto.r), cities });
  const sides = sidesName(onto.tiles, onto.tile, on, onto.r);
  return sides === "none" ? "" : t("spot-part", { kind, sides, tiles });
}

/** The same in as few words as can be, for buttons of a phone: "new city (N)". */
export function briefWhere(onto: Onto, on: string, tiles: number): string {
  const type = onto.tiles.get(onto.tile);
  const kind = kindOf(on);
  const ways =
    type && kind === "field"
      ? fieldWays(type, on, onto.r)
      : sidesAt(onto.tiles, onto.tile, on, onto.r).map((side) => SIDES[side]);
  if (kind !== "field" && ways.length === 0) return "";
  const letters = ways.map((way) => t(`way-${way}.letter`)).join(", ");
  return t("spot-brief", { kind, tiles, where: letters || "none" });
}

/** On which side of what a field lies; `none` where it is the only one. */
function meadow(type: TileType, on: string, r: number): { way: string; mark: string } {
  const mark = MARKS.find((kind) => featuresOf(type, kind).length > 0) ?? "none";
  const [way] = fieldWays(type, on, r);
  return { way: way ? t(`way-${way}`) : "none", mark };
}

/** The way to a field; none where it is the only one. */
function fieldWays(type: TileType, on: string, r: number): (typeof WAYS)[number][] {
  return featuresOf(type, "field").length === 1 ? [] : [wayOf(type, on, r)];
}

/** The way to a field as the tile lies: from the other one where there are two, else from the middle of the tile. */
function wayOf(type: TileType, on: string, r: number): (typeof WAYS)[number] {
  const fields = featuresOf(type, "field");
  const own = placeOf(featureOf(type, on) as TileFeature);
  const other = fields.length === 2 ? fields.find(({ id }) => id !== on) : undefined;
  const from = other ? placeOf(other) : { x: 50, y: 50 };
  const eighth = Math.round((4 * Math.atan2(own.y - from.y, own.x - from.x)) / Math.PI);
  return WAYS[(eighth + 2 * r + 8) % 8] as (typeof WAYS)[number];
}
