// Outlines of an area that is known by samples on a square grid: marching squares.
import { TILE, type Point } from "../geometry";

/** A point between two samples, named by them. */
type Crossing = string;

/** How far an outline may leave its samples' line when it is made simpler. */
const SIMPLER = 0.25;
const OUTSIDE = -1e6;

/**
 * The closed outlines of where `value` is positive. `value` is known for `n` times `n` samples that lie `step` from each other, row by
 * row; outside of them it is negative, so that every outline is closed on the border of the tile.
 */
export function contours(value: (k: number) => number, n: number, step: number): Point[][] {
  const at = (i: number, j: number): number => (i < 0 || j < 0 || i >= n || j >= n ? OUTSIDE : value(j * n + i));
  const places = new Map<Crossing, Point>();
  const next = new Map<Crossing, Crossing>();
  const cross = (i: number, j: number, k: number, l: number): Crossing => {
    const [a, b] = [at(i, j), at(k, l)];
    const share = a / (a - b);
    const name = i < k || j < l ? `${i} ${j} ${k} ${l}` : `${k} ${l} ${i} ${j}`;
    places.set(name, { x: limited((i + (k - i) * share) * step), y: limited((j + (l - j) * share) * step) });
    return name;
  };
  for (let j = -1; j < n; j++) {
    for (let i = -1; i < n; i++) {
      // Around the square clockwise; an outline enters it where the value turns negative and leaves it where it turns positive
      const corners: [number, number][] = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ];
      const out: Crossing[] = [];
      const into: Crossing[] = [];
      corners.forEach(([x, y], c) => {
        const [u, v] = corners[(c + 1) % 4] as [number, number];
        if (at(x, y) > 0 && at(u, v) <= 0) out.push(cross(x, y, u, v));
        if (at(x, y) <= 0 && at(u, v) > 0) into.push(cross(x, y, u, v));
      });
      if (out.length === 1) next.set(out[0] as Crossing, into[0] as Crossing);
      // Two opposite corners: they are kept apart
      if (out.length === 2) {
        const first = at(i, j) > 0;
        next.set(out[0] as Crossing, into[first ? 1 : 0] as Crossing);
        next.set(out[1] as Crossing, into[first ? 0 : 1] as Crossing);
      }
    }
  }
  return rings(next)
    .map((ring) => simpler(ring.map((name) => places.get(name) as Point)))
    .filter((ring) => ring.length > 2);
}

function limited(value: number): number {
  return Math.min(TILE, Math.max(0, value));
}

function rings(next: Map<Crossing, Crossing>): Crossing[][] {
  const found: Crossing[][] = [];
  const left = new Set(next.keys());
  for (const start of next.keys()) {
    const ring: Crossing[] = [];
    for (let name: Crossing | undefined = start; name !== undefined && left.delete(name); name = next.get(name)) {
      ring.push(name);
    }
    if (ring.length > 0) found.push(ring);
  }
  return found;
}

/** The ring without the points that lie nearly on the line between their neighbours. */
function simpler(ring: readonly Point[]): Point[] {
  const simplified: Point[] = [];
  for (let i = 0; i < ring.length; i++) {
    const point = ring[i] as Point;
    const before = simplified.at(-1) ?? ring.at(-1) ?? point;
    const after = ring[(i + 1) % ring.length] as Point;
    const long = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const off =
      Math.abs((after.x - before.x) * (before.y - point.y) - (before.x - point.x) * (after.y - before.y)) / long;
    if (off > SIMPLER || long > 14) simplified.push(point);
  }
  return simplified;
}
