// Where the camera of the endless board stands: a unit of the board is a hundredth of a tile.
import { centred, onScreen, panned, type Camera, type Frame } from "../../../lib/board/camera";
import { boxOf, originOf, TILE, type Box } from "./geometry";

/** What lies over the window in its lower corners, in pixels from there: the small map and the buttons that zoom. */
export interface Corners {
  left: Frame;
  right: Frame;
}

/** Nobody can make a tile smaller or larger than this many pixels in a hundredth of it. */
const FARTHEST = 0.22;
const NEAREST = 4;
/** When everything is shown at once, tiles are no larger than this, and as small as they have to be. */
const HOME = 1.6;
const LEAST = 0.01;
/** The share of the board, or of the window if that is smaller, that always stays in sight. */
const VISIBLE_SHARE = 1 / 3;

/** By itself the board shows no tile smaller than this: pixels in a hundredth of it. */
const READABLE = 0.4;

/** Where tiles are smaller, they show only what can be told apart there, and no houses. */
const DRAWN = 0.45;

/** How much larger than they are drawn figures and markers become at most: several of them have room on one tile. */
const LARGEST_FIGURE = 1.6;
const LARGEST_MARKER = 1.4;
/** A marker is a little larger than a figure: it rules over them. */
const MARKER = 1.2;

/** How much larger than they are drawn figures are: far away larger than they would be, near by a little smaller. */
export function pieceSize(k: number): number {
  return k < 1 ? Math.min(LARGEST_FIGURE, k ** -0.5) : Math.max(0.8, k ** -0.2);
}

export function markerSize(k: number): number {
  return Math.min(LARGEST_MARKER, MARKER * pieceSize(k));
}

/** Tiles are so small that their scenery is left out. */
export function isFar(k: number): boolean {
  return k < DRAWN;
}

/** How wide and high the small map is with the free space around it: a share of the window, and no smaller than a finger needs. */
export function mapSize({ wide, high }: Frame): number {
  return Math.min(0.4 * high, Math.max(100, Math.min(165, 0.22 * wide)));
}

/** The scale of the board after it has come nearer by `factor`. A board so large that it is farther away than by hand may stay so. */
export function scaleAfter(k: number, factor: number): number {
  return Math.min(NEAREST, Math.max(Math.min(FARTHEST, k), k * factor));
}

/** The camera that shows all of a box in the middle of the window, with `margin` pixels around it, and no nearer than `nearest`. */
export function fitted(box: Box, { wide, high }: Frame, margin: number, nearest: number = HOME): Camera {
  const room = Math.min((wide - 2 * margin) / box.w, (high - 2 * margin) / box.h);
  const k = Math.min(nearest, Math.max(LEAST, room));
  return { x: wide / 2 - k * (box.x + box.w / 2), y: high / 2 - k * (box.y + box.h / 2), k };
}

/**
 * The camera that shows all of a box in the middle of the window, with `margin` pixels around it and no nearer than `nearest`; as much
 * smaller as it has to be for the box to lie beside the right corner, and no farther from the middle than that.
 */
export function fittedBeside(box: Box, frame: Frame, margin: number, { right }: Corners, nearest?: number): Camera {
  const fit = (wide: number, high: number): Camera => fitted(box, { wide, high }, margin, nearest);
  const whole = fit(frame.wide, frame.high);
  const { x, y } = onScreen(whole, { x: box.x + box.w, y: box.y + box.h });
  if (x <= frame.wide - right.wide || y <= frame.high - right.high) return whole;
  const above = fit(frame.wide, frame.high - right.high);
  const beside = fit(frame.wide - right.wide, frame.high);
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  const at = centred(above.k >= beside.k ? above : beside, middle, frame);
  const end = onScreen(at, { x: box.x + box.w, y: box.y + box.h });
  const aside = Math.min(0, frame.wide - right.wide - end.x);
  const up = Math.min(0, frame.high - right.high - end.y);
  return above.k >= beside.k ? panned(at, 0, up) : panned(at, aside, 0);
}

/** A place of the board, and how much it matters that it is seen; 0: it is there for the room around the others. */
export interface WeightedCell {
  at: string;
  weight: number;
}

export function boxAround(places: readonly WeightedCell[]): Box {
  return boxOf(places.filter(({ weight }) => weight > 0).map(({ at }) => at));
}

/**
 * The camera that shows all places, or, where their tiles would be too small to be read, as many of those that matter as it can. While the
 * board grows it only moves away: what the margins give to tiles that become too small makes none of them larger.
 */
export function fittedReadably(
  places: readonly WeightedCell[],
  frame: Frame,
  margin: number,
  corners: Corners,
): Camera {
  const box = boxOf(places.map(({ at }) => at));
  const airy = fittedBeside(box, frame, margin, corners);
  if (airy.k >= READABLE) return airy;
  const tight = fittedBeside(boxAround(places), frame, 0, corners, READABLE);
  return tight.k >= READABLE ? tight : fittedToMost(places, frame, corners);
}

export function showsAll(camera: Camera, box: Box, frame: Frame): boolean {
  const from = onScreen(camera, box);
  const to = onScreen(camera, { x: box.x + box.w, y: box.y + box.h });
  return from.x > -1 && from.y > -1 && to.x < frame.wide + 1 && to.y < frame.high + 1;
}

/** The camera that shows as much as possible of what matters, with tiles as small as they can be read. */
function fittedToMost(places: readonly WeightedCell[], { wide, high }: Frame, { right }: Corners): Camera {
  const [w, h] = [wide / READABLE, (high - right.high) / READABLE];
  const spots = places.map(({ at, weight }) => ({ at, weight, ...originOf(at) }));
  const within = (x: number, y: number): typeof spots =>
    spots.filter((it) => it.x >= x && it.x + TILE <= x + w && it.y >= y && it.y + TILE <= y + h);
  const weightOf = (some: typeof spots): number => some.reduce((sum, { weight }) => sum + weight, 0);
  const [columns, rows] = [new Set(spots.map(({ x }) => x)), new Set(spots.map(({ y }) => y))];
  let best = spots;
  let most = -1;
  for (const x of columns)
    for (const y of rows) {
      const seen = within(x, y);
      const weight = weightOf(seen);
      if (weight > most) [best, most] = [seen, weight];
    }
  const box = boxOf(best.map(({ at }) => at));
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  return centred({ x: 0, y: 0, k: READABLE }, middle, { wide, high: high - right.high });
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
  const visible = Math.min(long, room) * VISIBLE_SHARE;
  return Math.min(room - visible - start, Math.max(visible - start - long, at));
}

/** The camera with all of a box in the middle of the window; where there is no room for that, with no empty edge while an end of it is out of sight. */
export function gathered(camera: Camera, box: Box, { wide, high }: Frame): Camera {
  return {
    k: camera.k,
    x: filled(camera.x, camera.k * box.x, camera.k * box.w, wide),
    y: filled(camera.y, camera.k * box.y, camera.k * box.h, high),
  };
}

function filled(at: number, start: number, long: number, room: number): number {
  if (long <= room) return (room - long) / 2 - start;
  return Math.min(-start, Math.max(room - long - start, at));
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

/** The camera that is moved as little as possible for the corners to cover nothing of a box that is in sight; the same where there is no room for that. */
export function uncovering(camera: Camera, box: Box, { wide, high }: Frame, { left, right }: Corners): Camera {
  const [x, y] = [camera.x + camera.k * box.x, camera.y + camera.k * box.y];
  const [w, h] = [camera.k * box.w, camera.k * box.h];
  const aside = [0, Math.min(0, wide - right.wide - x - w), Math.max(0, left.wide - x)];
  const up = [0, Math.min(0, high - right.high - y - h), Math.min(0, high - left.high - y - h)];
  const isFree = ({ dx, dy }: { dx: number; dy: number }): boolean => {
    const [start, end, foot] = [x + dx, x + dx + w, y + dy + h];
    const inside = start >= Math.min(0, x) && end <= Math.max(wide, x + w) && y + dy >= Math.min(0, y);
    const isLeft = start < left.wide && foot > high - left.high;
    const isRight = end > wide - right.wide && foot > high - right.high;
    return inside && !isLeft && !isRight;
  };
  const ways = aside.flatMap((dx) => up.map((dy) => ({ dx, dy }))).filter(isFree);
  const far = ({ dx, dy }: { dx: number; dy: number }): number => Math.abs(dx) + Math.abs(dy);
  const nearest = ways.sort((a, b) => far(a) - far(b))[0];
  return nearest ? panned(camera, nearest.dx, nearest.dy) : camera;
}
