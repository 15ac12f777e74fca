// Which part of the endless board is in sight: a point of the board is seen at `x + k * point.x`, `y + k * point.y`, in pixels.
import type { Box, Point } from "../geometry";

export interface Camera {
  x: number;
  y: number;
  /** Pixels in a hundredth of a tile. */
  k: number;
}

/** The size of the window through which the board is seen. */
export interface Frame {
  wide: number;
  high: number;
}

/** A tile is never smaller or larger than this many pixels in a hundredth of it. */
const FARTHEST = 0.22;
const NEAREST = 4;
/** When everything is shown at once, tiles are no larger than this. */
const HOME = 1.6;
/** The share of the board, or of the window if that is smaller, that always stays in sight. */
const KEPT = 1 / 3;

export function onScreen(camera: Camera, point: Point): Point {
  return { x: camera.x + camera.k * point.x, y: camera.y + camera.k * point.y };
}

export function onBoard(camera: Camera, pixel: Point): Point {
  return { x: (pixel.x - camera.x) / camera.k, y: (pixel.y - camera.y) / camera.k };
}

/** The part of the board that is in sight. */
export function sight(camera: Camera, { wide, high }: Frame): Box {
  const { x, y } = onBoard(camera, { x: 0, y: 0 });
  return { x, y, w: wide / camera.k, h: high / camera.k };
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Nearer by `factor`; the point at pixel `at` stays where it is. */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  const k = Math.min(NEAREST, Math.max(FARTHEST, camera.k * factor));
  const by = k / camera.k;
  return { x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by, k };
}

/** The camera that shows all of a box in the middle of the window, with `margin` pixels around it. */
export function fitted(box: Box, { wide, high }: Frame, margin: number): Camera {
  const room = Math.min((wide - 2 * margin) / box.w, (high - 2 * margin) / box.h);
  const k = Math.min(HOME, Math.max(FARTHEST, room));
  return { x: wide / 2 - k * (box.x + box.w / 2), y: high / 2 - k * (box.y + box.h / 2), k };
}

/** The camera with this point of the board in the middle of the window. */
export function centred(camera: Camera, point: Point, { wide, high }: Frame): Camera {
  return { ...camera, x: wide / 2 - camera.k * point.x, y: high / 2 - camera.k * point.y };
}

/** The nearest camera that keeps a third of the board in sight, or as much of it as fills a third of the window. */
export function clamped(camera: Camera, box: Box, { wide, high }: Frame): Camera {
  return {
    k: camera.k,
    x: held(camera.x, camera.k * box.x, camera.k * box.w, wide),
    y: held(camera.y, camera.k * box.y, camera.k * box.h, high),
  };
}

function held(at: number, start: number, long: number, room: number): number {
  const kept = Math.min(long, room) * KEPT;
  return Math.min(room - kept - start, Math.max(kept - start - long, at));
}

/** The camera `share` of the way from one to another: the scale grows evenly, and the board doesn't swerve on the way. */
export function onTheWay(from: Camera, to: Camera, share: number): Camera {
  const k = from.k * (to.k / from.k) ** share;
  // The point that both cameras see at the same pixel, if they differ in scale, stays there all the way
  const done = to.k === from.k ? share : (k - from.k) / (to.k - from.k);
  return { x: from.x + (to.x - from.x) * done, y: from.y + (to.y - from.y) * done, k };
}

/** The camera that is moved as little as possible for a box to be in sight; its middle if the window is too small for it. */
export function revealing(camera: Camera, box: Box, { wide, high }: Frame): Camera {
  return {
    k: camera.k,
    x: shifted(camera.x, camera.k * box.x, camera.k * box.w, wide),
    y: shifted(camera.y, camera.k * box.y, camera.k * box.h, high),
  };
}

function shifted(at: number, start: number, long: number, room: number): number {
  if (long > room) return (room - long) / 2 - start;
  return Math.max(-start, Math.min(room - start - long, at));
}
