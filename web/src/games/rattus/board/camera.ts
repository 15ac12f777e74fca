// The part of the map that is in sight. Distances are shares of the picture: 0 to 1 across and down.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const CLOSEST = 4;

/** The box after a drag by `dx`, `dy`. */
export function pan(box: Box, dx: number, dy: number): Box {
  return { ...box, x: box.x - dx * box.w, y: box.y - dy * box.h };
}

/** The box after a zoom by `factor` that leaves the point `at` where it is. */
export function zoom(box: Box, factor: number, at: { x: number; y: number }): Box {
  const w = box.w / factor;
  const h = box.h / factor;
  return { x: box.x + at.x * (box.w - w), y: box.y + at.y * (box.h - h), w, h };
}

/** The nearest box that shows no more than the home box and is not closer than four times. */
export function clampBox(box: Box, home: Box): Box {
  const w = Math.min(home.w, Math.max(home.w / CLOSEST, box.w));
  const h = (w * home.h) / home.w;
  const x = Math.min(home.x + home.w - w, Math.max(home.x, box.x));
  const y = Math.min(home.y + home.h - h, Math.max(home.y, box.y));
  return { x, y, w, h };
}

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
