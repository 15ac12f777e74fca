// The laid tiles as a country: where its parts, figures and markers are on the board.
import { areaOf, figurePlace, partUnder, type Area } from "../land/areas";
import { nameOfPlace, originOf, partAt, TILE, type Point } from "../geometry";
import { variantAt } from "../art/scenery";
import { markerPlace } from "../art/standing";
import type { Tiles, TileType } from "../../tiles";
import type { Looked } from "../../types";

/** A tile as it lies, or as it is tried. */
export interface Lying {
  tile: string;
  at: string;
  r?: number;
  /** The number of the marker on it. */
  marker?: number;
}

/** A drawing that tiles on the board refer to by its id. */
export interface Drawing {
  id: string;
  type: TileType;
  r: number;
  variant: number;
}

export class Country {
  private readonly byPlace: Map<string, Lying>;

  constructor(
    private readonly lying: readonly Lying[],
    private readonly tiles: Tiles,
  ) {
    this.byPlace = new Map(lying.map((tile) => [tile.at, tile]));
  }

  /** Each different drawing once. */
  get drawings(): Drawing[] {
    const all = new Map<string, Drawing>();
    for (const tile of this.lying) {
      const type = this.tiles.get(tile.tile);
      const id = drawingOf(tile);
      if (type) all.set(id, { id, type, r: tile.r ?? 0, variant: variantAt(tile.at) });
    }
    return [...all.values()];
  }

  /** The area of a part "x,y c0" on its tile; empty where there is no such part. */
  areaOf(part: string): Area {
    const { at, on } = partAt(part);
    const found = this.at(at);
    return found ? areaOf(found.type, on, found.r) : { d: "" };
  }

  /** Where a figure stands on a part of the tile at a place. */
  figureAt(at: string, on: string): Point {
    const found = this.at(at);
    return moved(at, found ? figurePlace(found.type, on, found.r) : MIDDLE);
  }

  /** Where the marker of the tile at a place lies. */
  markerAt(at: string): Point {
    const found = this.at(at);
    return moved(at, found ? markerPlace(found.type, found.r) : MIDDLE);
  }

  /** The part "x,y c0" at a point of the board; null where none is. */
  partUnder(point: Point): string | null {
    const at = nameOfPlace({ x: Math.floor(point.x / TILE), y: Math.floor(point.y / TILE) });
    const found = this.at(at);
    if (!found) return null;
    const { x, y } = originOf(at);
    const on = partUnder(found.type, found.r, { x: point.x - x, y: point.y - y });
    return on === null ? null : `${at} ${on}`;
  }

  /** The parts "x,y c0" of the tile at a place on which somebody can stand. */
  partsAt(at: string): string[] {
    const parts = this.at(at)?.type.features ?? [];
    return parts.filter((part) => part.kind !== "river").map((part) => `${at} ${part.id}`);
  }

  /** What can be looked at on the tile at a place: those parts, and its marker. */
  thingsAt(at: string): Looked[] {
    const parts = this.partsAt(at).map((id): Looked => ({ kind: "feature", id }));
    const marker = this.byPlace.get(at)?.marker;
    return marker === undefined ? parts : [...parts, { kind: "marker", id: String(marker) }];
  }

  private at(at: string): { type: TileType; r: number } | null {
    const tile = this.byPlace.get(at);
    const type = tile && this.tiles.get(tile.tile);
    return tile && type ? { type, r: tile.r ?? 0 } : null;
  }
}

const MIDDLE: Point = { x: TILE / 2, y: TILE / 2 };

function moved(at: string, by: Point): Point {
  const { x, y } = originOf(at);
  return { x: x + by.x, y: y + by.y };
}

/** The id of the drawing of a tile as it lies. */
export function drawingOf({ tile, at, r = 0 }: Lying): string {
  return `tile-${tile}-${r}-${variantAt(at)}`;
}

/** What moves a drawing from the origin to its place. */
export function shift(at: string): string {
  const { x, y } = originOf(at);
  return `translate(${x} ${y})`;
}

/** An arrow from one piece to the place of another, free of the pieces, which are `size` times as large as they are drawn. */
export function arrow(from: Point, to: Point, size: number): string {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const [start, end] = [13 * size, Math.max(far - 4, 20 * size)];
  return `M${from.x + dx * start} ${from.y + dy * start}L${from.x + dx * end} ${from.y + dy * end}`;
}
