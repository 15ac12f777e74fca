// Places where the drawn tile fits that are out of sight, by the edge behind which they lie.
import { onScreen, type Camera, type Frame, type Point } from "../../../lib/board/camera";
import type { Corners } from "./camera";
import { centreOf } from "./geometry";

export const SIDES = ["left", "right", "up", "down"] as const;
export type Side = (typeof SIDES)[number];

/** Pixels of a side of an arrow, and of the part of a place that has to be in sight around its middle. */
export const ARROW = 44;
const SEEN = 10;

/** The middle of the arrow at an edge. */
export function arrowAt(side: Side, { wide, high }: Frame): Point {
  const half = ARROW / 2 + SEEN / 2;
  if (side === "left" || side === "right") return { x: side === "left" ? half : wide - half, y: high / 2 };
  return { x: wide / 2, y: side === "up" ? half : high - half };
}

/** Behind which edge a point of the window lies; null: it is in sight. What the corners cover lies behind the lower edge. */
function edgeOf({ x, y }: Point, { wide, high }: Frame, { left, right }: Corners): Side | null {
  const over: Record<Side, number> = { left: SEEN - x, right: x - wide + SEEN, up: SEEN - y, down: y - high + SEEN };
  const farthest = SIDES.reduce((one, other) => (over[other] > over[one] ? other : one));
  if (over[farthest] > 0) return farthest;
  const isLeft = x < left.wide && y > high - left.high;
  const isRight = x > wide - right.wide && y > high - right.high;
  return isLeft || isRight ? "down" : null;
}

/** The places behind each edge, the nearest first; what an arrow would cover counts as lying where it leads. */
export function beyond(
  places: readonly string[],
  camera: Camera,
  frame: Frame,
  corners: Corners,
): Partial<Record<Side, string[]>> {
  const found: Partial<Record<Side, string[]>> = {};
  const seen: { at: string; spot: Point }[] = [];
  for (const at of places) {
    const spot = onScreen(camera, centreOf(at));
    const side = edgeOf(spot, frame, corners);
    if (side === null) seen.push({ at, spot });
    else (found[side] ??= []).push(at);
  }
  const near = (ARROW + SEEN) / 2;
  for (const side of SIDES) {
    const hidden = found[side];
    if (!hidden) continue;
    const arrow = arrowAt(side, frame);
    hidden.push(
      ...seen
        .filter(({ spot }) => Math.abs(spot.x - arrow.x) < near && Math.abs(spot.y - arrow.y) < near)
        .map(({ at }) => at),
    );
    const far = (at: string): number => {
      const { x, y } = onScreen(camera, centreOf(at));
      return Math.hypot(x - frame.wide / 2, y - frame.high / 2);
    };
    hidden.sort((a, b) => far(a) - far(b));
  }
  return found;
}
