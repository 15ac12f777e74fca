// Which part of a board is in sight: a point of the board is seen at `x + k * point.x`, `y + k * point.y`, in pixels.

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Camera {
  x: number;
  y: number;
  /** Pixels in a unit of the board. */
  k: number;
}

/** The size of the window through which the board is seen. */
export interface Frame {
  wide: number;
  high: number;
}

export function onScreen(camera: Camera, point: Point): Point {
  return { x: camera.x + camera.k * point.x, y: camera.y + camera.k * point.y };
}

export function onBoard(camera: Camera, pixel: Point): Point {
  return { x: (pixel.x - camera.x) / camera.k, y: (pixel.y - camera.y) / camera.k };
}

export function sight(camera: Camera, { wide, high }: Frame): Box {
  const { x, y } = onBoard(camera, { x: 0, y: 0 });
  return { x, y, w: wide / camera.k, h: high / camera.k };
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** The camera with another scale; the point at pixel `at` stays where it is. */
export function scaled(camera: Camera, k: number, at: Point): Camera {
  const by = k / camera.k;
  return { x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by, k };
}

export function centred(camera: Camera, point: Point, { wide, high }: Frame): Camera {
  return { ...camera, x: wide / 2 - camera.k * point.x, y: high / 2 - camera.k * point.y };
}

/** The camera `share` of the way from one to another: the scale grows evenly, and the board doesn't swerve on the way. */
export function onTheWay(from: Camera, to: Camera, share: number): Camera {
  const k = from.k * (to.k / from.k) ** share;
  // The point that both cameras see at the same pixel, if they differ in scale, stays there all the way
  const done = to.k === from.k ? share : (k - from.k) / (to.k - from.k);
  return { x: from.x + (to.x - from.x) * done, y: from.y + (to.y - from.y) * done, k };
}
