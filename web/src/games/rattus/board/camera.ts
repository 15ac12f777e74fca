// Which part of the map is in sight at first.
import type { Box } from "../../../lib/board/camera";

/** Air around what has to be seen. */
const MARGIN = 12;

/** What a picture of this shape shows at first: all of `shown`, and of the whole as much as goes with it. */
export function homeBox(shown: readonly Box[], shape: number, whole: Box): Box {
  return inside(holding(shown, shape, MARGIN), whole);
}

/** The smallest box with this shape (width by height) that holds all of these, with a margin around them. */
export function holding(boxes: readonly Box[], shape: number, margin: number): Box {
  const left = Math.min(...boxes.map((box) => box.x)) - margin;
  const top = Math.min(...boxes.map((box) => box.y)) - margin;
  const width = Math.max(...boxes.map((box) => box.x + box.w)) + margin - left;
  const height = Math.max(...boxes.map((box) => box.y + box.h)) + margin - top;
  const w = Math.max(width, height * shape);
  const h = w / shape;
  return { x: left - (w - width) / 2, y: top - (h - height) / 2, w, h };
}

/** How much a box may be cut at its ends so that no strip outside the whole is seen. */
const TRIM = 1.07;

/** A box moved so that it shows as much as it can of the whole and as little as it can of what lies outside. */
export function inside(asked: Box, whole: Box): Box {
  const over = asked.w / whole.w;
  const box = over > 1 && over < TRIM ? { ...asked, w: whole.w, h: asked.h / over } : asked;
  const fit = (at: number, length: number, from: number, all: number): number =>
    length >= all ? from - (length - all) / 2 : Math.min(from + all - length, Math.max(from, at));
  return { ...box, x: fit(box.x, box.w, whole.x, whole.w), y: fit(box.y, box.h, whole.y, whole.h) };
}
