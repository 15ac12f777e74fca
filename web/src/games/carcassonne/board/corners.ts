// In which corner of a tile something small can lie that hides nothing.
import { distance, originOf, TILE, type Point } from "./geometry";

/** Clockwise from the north-east, where it lies if it can: the corner of a page that is turned down. */
const CORNERS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: 0, y: 0 },
];

/** The middle of what lies so far `inset` in a corner of the tile: the first one with so much `room` to all that stands, else the freest. */
export function freeCorner(at: string, inset: number, room: number, standing: readonly Point[]): Point {
  const origin = originOf(at);
  const within = (side: number) => (side === 0 ? inset : TILE - inset);
  const places = CORNERS.map(({ x, y }) => ({ x: origin.x + within(x), y: origin.y + within(y) }));
  const free = places.map((place) => Math.min(...standing.map((it) => distance(it, place))));
  const first = free.findIndex((it) => it >= room);
  return places[first < 0 ? free.indexOf(Math.max(...free)) : first] as Point;
}
