// Plain geometry of the board. A tile is 100 wide and its north-west corner is the origin; the board's origin is that of the tile at 0,0.

import type { Box, Point } from "../../../lib/board/camera";

export type { Box, Point };

/** The width of a tile in the units of the board. */
export const TILE = 100;

/** The corners clockwise from the north-west, and the middle of the side that follows each. */
export const CORNERS: readonly Point[] = [
  { x: 0, y: 0 },
  { x: TILE, y: 0 },
  { x: TILE, y: TILE },
  { x: 0, y: TILE },
];
export const MIDDLES: readonly Point[] = CORNERS.map((corner, i) => between(corner, corner4(i + 1), 0.5));
/** One step into the tile from each side. */
export const INWARD: readonly Point[] = [
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
];
export const CENTRE: Point = { x: TILE / 2, y: TILE / 2 };

function corner4(i: number): Point {
  return CORNERS[i % 4] as Point;
}

/** The point that lies `share` of the way from `a` to `b`. */
export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A point of a tile after `r` quarter turns clockwise. */
export function turned(point: Point, r: number): Point {
  let { x, y } = point;
  for (let i = 0; i < mod(r, 4); i++) [x, y] = [TILE - y, x];
  return { x, y };
}

/** The remainder that is never negative. */
export function mod(a: number, n: number): number {
  return ((a % n) + n) % n;
}

/** The place "x,y" as numbers of tiles. */
export function placeAt(at: string): Point {
  const [x, y] = at.split(",").map(Number);
  return { x: x ?? 0, y: y ?? 0 };
}

export function nameOfPlace(place: Point): string {
  return `${place.x},${place.y}`;
}

/** The place at a point of the board. */
export function placeUnder({ x, y }: Point): string {
  return nameOfPlace({ x: Math.floor(x / TILE), y: Math.floor(y / TILE) });
}

/** The place and the part of "x,y c0". */
export function partAt(part: string): { at: string; on: string } {
  const [at, on] = part.split(" ");
  return { at: at ?? "0,0", on: on ?? "" };
}

/** The north-west corner of a place, on the board. */
export function originOf(at: string): Point {
  const { x, y } = placeAt(at);
  return { x: x * TILE, y: y * TILE };
}

export function centreOf(at: string): Point {
  const { x, y } = originOf(at);
  return { x: x + TILE / 2, y: y + TILE / 2 };
}

/** The box about all these places; one tile about the origin where there are none. */
export function boxOf(places: readonly string[]): Box {
  const all = places.length > 0 ? places.map(placeAt) : [{ x: 0, y: 0 }];
  const left = Math.min(...all.map((place) => place.x));
  const top = Math.min(...all.map((place) => place.y));
  const right = Math.max(...all.map((place) => place.x)) + 1;
  const bottom = Math.max(...all.map((place) => place.y)) + 1;
  return { x: left * TILE, y: top * TILE, w: (right - left) * TILE, h: (bottom - top) * TILE };
}

/** The two outermost of all places beside these, at opposite corners. */
export function ends(places: readonly string[]): string[] {
  const { x, y, w, h } = grown(boxOf(places), TILE);
  return [placeUnder({ x, y }), placeUnder({ x: x + w - 1, y: y + h - 1 })];
}

export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, w: box.w + 2 * by, h: box.h + 2 * by };
}

export function fromLine({ x, y }: Point, line: readonly Point[]): number {
  let least = Infinity;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] as Point, line[i] as Point];
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const long = dx * dx + dy * dy;
    const share = long === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / long));
    const [ex, ey] = [x - a.x - share * dx, y - a.y - share * dy];
    const far = ex * ex + ey * ey;
    if (far < least) least = far;
  }
  return Math.sqrt(least);
}

export function inside(point: Point, polygon: readonly Point[]): boolean {
  let within = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i] as Point;
    const b = polygon[j] as Point;
    const crosses = a.y > point.y !== b.y > point.y;
    if (crosses && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) within = !within;
  }
  return within;
}

/** Points along the Bézier curve with these four control points, both ends among them. */
export function curve(a: Point, b: Point, c: Point, d: Point, steps = 18): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const u = 1 - t;
    const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    return { x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y };
  });
}

/** A number with one digit after the point: enough for a drawing, and short. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function path(points: readonly Point[], closed = false): string {
  const steps = points.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${short(x)} ${short(y)}`);
  return steps.join("") + (closed ? "z" : "");
}

export function smooth(points: readonly Point[]): string {
  const first = points[0];
  if (!first) return "";
  let d = `M${short(first.x)} ${short(first.y)}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i] as Point, points[i + 1] as Point];
    const before = points[i - 1] ?? a;
    const after = points[i + 2] ?? b;
    const c1 = { x: a.x + (b.x - before.x) / 6, y: a.y + (b.y - before.y) / 6 };
    const c2 = { x: b.x - (after.x - a.x) / 6, y: b.y - (after.y - a.y) / 6 };
    d += `C${[c1.x, c1.y, c2.x, c2.y, b.x, b.y].map(short).join(" ")}`;
  }
  return d;
}

/** A number from 0 to 2^32 made of a text: the same text gives the same number. */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}

/** A row of numbers from 0 to 1 that look like chance and are always the same for a seed. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function oneOf<T>(all: readonly T[], next: () => number): T {
  return all[Math.floor(next() * all.length)] as T;
}

/** A point of a tile by chance, at least `margin` from its border. */
export function somewhere(next: () => number, margin: number): Point {
  const wide = TILE - 2 * margin;
  return { x: margin + wide * next(), y: margin + wide * next() };
}

/** Slanting lines across a polygon, `step` apart along a side of the tile. Where it divides the side, they go on over the border. */
export function hatched(polygon: readonly Point[], step: number): Point[][] {
  const sums = polygon.map(({ x, y }) => x + y);
  const first = Math.ceil(Math.min(...sums) / step) * step;
  const lines: Point[][] = [];
  for (let sum = first; sum < Math.max(...sums); sum += step) {
    const cuts = polygon
      .flatMap((a, i) => crossing(a, polygon[(i + 1) % polygon.length] as Point, sum))
      .sort((a, b) => a.x - b.x);
    for (let i = 0; i + 1 < cuts.length; i += 2) lines.push([cuts[i] as Point, cuts[i + 1] as Point]);
  }
  return lines;
}

/** Where the way from `a` to `b` crosses the line on which x and y add up to this. */
function crossing(a: Point, b: Point, sum: number): Point[] {
  const [from, to] = [a.x + a.y - sum, b.x + b.y - sum];
  return from > 0 === to > 0 ? [] : [between(a, b, from / (from - to))];
}
