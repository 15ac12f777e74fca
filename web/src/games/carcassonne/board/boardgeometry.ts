// The laid tiles as a country: where its parts, figures and markers are on the board.
import { areaOf, figurePlace, partUnder, type Area } from "./land/areas";
import { originOf, partAt, path, placeUnder, TILE, type Point } from "./geometry";
import { variantAt } from "./art/scenery";
import { moved } from "./art/stamp";
import { freeCorner } from "./corners";
import type { Painted } from "./canvas/renderer";
import type { Tiles, TileType } from "../model/tiles";
import type { Looked } from "../model/types";

/** A tile as it lies, or as it is tried. */
export interface Lying {
  tile: string;
  at: string;
  r?: number;
  marker?: number;
  /** Who stands on it, and on which of its parts. */
  followers?: readonly { on: string }[];
}

/** How far from both sides of its corner a marker lies, and what it keeps free of figures, in units of the board. */
const MARKER_INSET = 20;
const MARKER_ROOM = 32;

export class BoardGeometry {
  private readonly byPlace: Map<string, Lying>;
  private standing: readonly Point[] | null = null;

  constructor(
    lying: readonly Lying[],
    private readonly tiles: Tiles,
  ) {
    this.byPlace = new Map(lying.map((tile) => [tile.at, tile]));
  }

  /** The area of parts "x,y c0" of one feature, or of tiles "x,y", all together, on the board; empty where there is no such part. */
  areaOf(parts: readonly string[]): Area {
    const areas = parts.map((part) => this.areaOfPart(part));
    const width = areas[0]?.width;
    return { d: areas.map(({ d }) => d).join(""), ...(width === undefined ? {} : { width }) };
  }

  /** Parts of several features, each kind of area by itself. */
  areasOf(parts: readonly string[]): Area[] {
    const [ways, grounds] = [parts.filter((part) => this.isWay(part)), parts.filter((part) => !this.isWay(part))];
    return [grounds, ways].filter((some) => some.length > 0).map((some) => this.areaOf(some));
  }

  /** The outline of all these areas together: without the sides on which one goes on in another. */
  contourOf(parts: readonly string[]): string {
    return parts.map((part) => this.contourOfPart(part)).join("");
  }

  figureAt(at: string, on: string): Point {
    const found = this.at(at);
    return from(at, found ? figurePlace(found.type, on, found.r) : MIDDLE);
  }

  /** Where the marker of the tile at a place lies: in a corner that is free of figures. */
  markerAt(at: string): Point {
    return freeCorner(at, MARKER_INSET, MARKER_ROOM, this.figures());
  }

  /** The part "x,y c0" at a point of the board; null where none is. */
  partUnder(point: Point): string | null {
    const at = placeUnder(point);
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

  private figures(): readonly Point[] {
    this.standing ??= [...this.byPlace.values()].flatMap(({ at, followers = [] }) =>
      followers.map(({ on }) => this.figureAt(at, on)),
    );
    return this.standing;
  }

  private areaOfPart(part: string): Area {
    const { at, on } = partAt(part);
    const found = this.at(at);
    if (!found) return { d: "" };
    if (on === "") return { d: moved(SQUARE, originOf(at)) };
    const area = areaOf(found.type, on, found.r);
    return { ...area, d: moved(area.d, originOf(at)) };
  }

  private contourOfPart(part: string): string {
    const { x, y } = originOf(partAt(part).at);
    const goesOn = (point: Point, next: Point): boolean => {
      const middle = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
      const [side] = [
        { x: x - 1, y: middle.y, is: point.x === x && next.x === x },
        { x: x + TILE + 1, y: middle.y, is: point.x === x + TILE && next.x === x + TILE },
        { x: middle.x, y: y - 1, is: point.y === y && next.y === y },
        { x: middle.x, y: y + TILE + 1, is: point.y === y + TILE && next.y === y + TILE },
      ].filter(({ is }) => is);
      return side !== undefined && this.byPlace.has(placeUnder(side));
    };
    const rings = this.areaOfPart(part).d.split("M").slice(1);
    return rings
      .map((ring) => {
        const points = [...ring.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, a, b]) => ({ x: Number(a), y: Number(b) }));
        return points
          .map((point, i) => ({ point, next: points[(i + 1) % points.length] ?? point }))
          .filter(({ point, next }) => !goesOn(point, next))
          .map(({ point, next }) => path([point, next]))
          .join("");
      })
      .join("");
  }

  private isWay(part: string): boolean {
    return this.areaOfPart(part).width !== undefined;
  }

  private at(at: string): { type: TileType; r: number } | null {
    const tile = this.byPlace.get(at);
    const type = tile && this.tiles.get(tile.tile);
    return tile && type ? { type, r: tile.r ?? 0 } : null;
  }
}

const SQUARE = `M0 0L${TILE} 0L${TILE} ${TILE}L0 ${TILE}z`;
const MIDDLE: Point = { x: TILE / 2, y: TILE / 2 };

/** A point of the tile at a place, on the board. */
function from(at: string, by: Point): Point {
  const { x, y } = originOf(at);
  return { x: x + by.x, y: y + by.y };
}

/** What is painted where: tiles of the same type that lie the same way may share a drawing. */
export function painted(lying: readonly Lying[], tiles: Tiles): Painted[] {
  return lying.flatMap(({ at, tile, r = 0 }) => {
    const type = tiles.get(tile);
    const variant = variantAt(at);
    return type ? [{ at, drawing: { id: `${tile} ${r} ${variant}`, type, r, variant } }] : [];
  });
}

/** An arrow from one piece to the place of another, free of the pieces, which are `size` times as large as they are drawn. */
export function arrow(from: Point, to: Point, size: number): string {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const [start, end] = [13 * size, Math.max(far - 4, 20 * size)];
  return `M${from.x + dx * start} ${from.y + dy * start}L${from.x + dx * end} ${from.y + dy * end}`;
}
