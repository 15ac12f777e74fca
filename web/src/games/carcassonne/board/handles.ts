// Where the round buttons of a tile lie: beside one of its corners, where they are seen and nothing else lies.
import type { Point } from "./geometry";
import type { Frame } from "../../../lib/board/camera";
import type { Corners } from "./camera";

/** Half the width of a button, in pixels. */
const RADIUS = 23;
/** How far beside a corner of the tile its middle lies, in pixels. */
const BESIDE = 20;
/** The corners of a tile, clockwise from the north-east. */
const CORNERS = [
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: 0, y: 0 },
] as const;
/** The place of a corner among them. */
export type Corner = 0 | 1 | 2 | 3;

/** The middle of a button at a corner of a tile of this size, from the north-west of the tile, in pixels. */
export function besideCorner(corner: Corner, size: number): Point {
  const { x, y } = CORNERS[corner];
  const along = (far: 0 | 1) => (far ? size + BESIDE : -BESIDE);
  return { x: along(x), y: along(y) };
}

/** The first of these corners at which a button can be seen whole; where there is none, the first. `tile`: its north-west in the frame. */
export function seenCorner(
  wanted: readonly [Corner, ...Corner[]],
  tile: Point,
  size: number,
  frame: Frame,
  corners: Corners,
): Corner {
  const isSeen = (corner: Corner) => {
    const { x, y } = besideCorner(corner, size);
    return isFree({ x: tile.x + x, y: tile.y + y }, frame, corners);
  };
  return wanted.find(isSeen) ?? wanted[0];
}

/** Whether a button lies in the frame, and off what always lies in its lower corners. */
function isFree({ x, y }: Point, { wide, high }: Frame, { left, right }: Corners): boolean {
  if (Math.min(x, y, wide - x, high - y) < RADIUS) return false;
  const isLow = (much: number) => high - y < much + RADIUS;
  return !(isLow(left.high) && x < left.wide + RADIUS) && !(isLow(right.high) && wide - x < right.wide + RADIUS);
}
