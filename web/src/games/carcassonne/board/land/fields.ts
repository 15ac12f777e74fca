// The fields of a tile: what cities, roads, rivers and monasteries leave free, found by samples on a grid.
import { contours } from "./contours";
import { distance, fromLine, inside, TILE, type Point } from "../geometry";
import type { City, Field, Ground, Way } from "./shapes";
import { featuresOf, halvesOf, type TileType } from "../../model/tiles";

/** Half the width of roads and of rivers. */
export const ROAD = 4.8;
export const RIVER = 7.2;
/** Half the thickness of a city's wall. */
const WALL = 2.2;
/** The distance of the samples. */
const STEP = 2.5;
const GRID = TILE / STEP + 1;
/** Farther than anything on a tile. */
const FAR = 200;
/** A part with so few samples is a chink between two walls, and no field. */
const CHINK = 12;

/** What parts fields. */
export interface Barriers {
  cities: readonly City[];
  roads: readonly Way[];
  rivers: readonly Way[];
  lakes: readonly Ground[];
  monasteries: readonly Ground[];
}

export interface FreePart {
  halves: number[];
  outlines: Point[][];
  samples: Point[];
}

/** How far a point is from everything that parts fields; negative where it is on such a thing. */
function clearance(point: Point, { cities, roads, rivers, lakes, monasteries }: Barriers): number {
  let least = FAR;
  for (const { outline, walls } of cities) {
    const far = Math.min(FAR, ...walls.map((wall) => fromLine(point, wall)));
    // A point on the border of the tile is on the same ground as the one beside it
    const held = { x: Math.min(99.9, Math.max(0.1, point.x)), y: Math.min(99.9, Math.max(0.1, point.y)) };
    least = Math.min(least, inside(held, outline) ? -far : far - WALL);
  }
  for (const { line } of roads) least = Math.min(least, fromLine(point, line) - ROAD);
  for (const { line } of rivers) least = Math.min(least, fromLine(point, line) - RIVER);
  for (const { at, r } of [...lakes, ...monasteries]) least = Math.min(least, distance(point, at) - r);
  return least;
}

/** The clearance of the points of a grid, row by row. */
export function sampled(barriers: Barriers): number[] {
  const coarse = {
    ...barriers,
    cities: barriers.cities.map((city) => ({ ...city, walls: city.walls.map(halved) })),
    roads: barriers.roads.map((way) => ({ ...way, line: halved(way.line) })),
    rivers: barriers.rivers.map((way) => ({ ...way, line: halved(way.line) })),
  };
  return Array.from({ length: GRID * GRID }, (_, k) => clearance(sample(k), coarse));
}

/** Every second point of a line, and both ends: near enough for samples. */
function halved(line: Point[]): Point[] {
  return line.filter((_, i) => i % 2 === 0 || i === line.length - 1);
}

/** The clearance of any point, between those of the samples around it. */
export function valueAt(samples: readonly number[], { x, y }: Point): number {
  const [u, v] = [x, y].map((at) => Math.min(GRID - 1.001, Math.max(0, at / STEP))) as [number, number];
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const at = (di: number, dj: number): number => samples[(j + dj) * GRID + i + di] as number;
  const above = at(0, 0) + (at(1, 0) - at(0, 0)) * (u - i);
  const below = at(0, 1) + (at(1, 1) - at(0, 1)) * (u - i);
  return above + (below - above) * (v - j);
}

/** The connected parts of what is free, as outlines, each with the half-sides that it reaches. */
export function freeParts(free: readonly number[]): FreePart[] {
  const label = labelled(free, GRID);
  const count = Math.max(0, ...label);
  return Array.from({ length: count }, (_, i) => {
    const own = (k: number): boolean => label[k] === i + 1;
    const samples = free.flatMap((_, k) => (own(k) ? [sample(k)] : []));
    const value = (k: number): number => (own(k) ? (free[k] as number) : Math.min(free[k] as number, -0.3));
    return { halves: reached(own, GRID), outlines: contours(value, GRID, STEP), samples };
  });
}

/** The fields of a type, in the order of its data. */
export function foundFields(type: TileType, samples: readonly number[]): Field[] {
  const parts = freeParts(samples).filter((part) => part.samples.length > CHINK);
  return featuresOf(type, "field").map((field) => {
    const halves = halvesOf(field);
    const own = parts.filter((part) =>
      halves.length > 0 ? part.halves.some((half) => halves.includes(half)) : part.halves.length === 0,
    );
    return { id: field.id, outlines: own.flatMap((part) => part.outlines) };
  });
}

function sample(k: number): Point {
  return { x: (k % GRID) * STEP, y: Math.floor(k / GRID) * STEP };
}

/** A number from 1 for every sample, the same for all that hang together; 0 for what isn't free. */
function labelled(free: readonly number[], n: number): number[] {
  const label = free.map(() => 0);
  let count = 0;
  for (let start = 0; start < free.length; start++) {
    if (label[start] || (free[start] as number) <= 0) continue;
    label[start] = ++count;
    for (const open = [start]; open.length > 0;) {
      const k = open.pop() as number;
      const beside = [k - n, k + n, k % n > 0 ? k - 1 : -1, k % n < n - 1 ? k + 1 : -1];
      for (const next of beside) {
        if (next < 0 || next >= free.length || label[next] || (free[next] as number) <= 0) continue;
        label[next] = count;
        open.push(next);
      }
    }
  }
  return label;
}

/** The half-sides on which some of these samples lie, the corners and the middles of the sides left out. */
function reached(own: (k: number) => boolean, n: number): number[] {
  const half = (n - 1) / 2;
  const along = Array.from({ length: half - 5 }, (_, i) => i + 3);
  const at = (side: number, i: number): number => {
    const last = n - 1;
    return [i, i * n + last, last * n + last - i, (last - i) * n][side] as number;
  };
  return [0, 1, 2, 3, 4, 5, 6, 7].filter((h) => along.some((i) => own(at(h >> 1, (h % 2) * half + i))));
}
