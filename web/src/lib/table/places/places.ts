// Where things lie on the page, for what is drawn around them in a review.
import { find } from "./lifting";
import { besideDock, frameOf, holds } from "./outlines";
import type { Point } from "../../board/camera";

/** A point of a thing, and the size of the thing, in the page's pixels; null where it is not there, or out of sight. */
export function placeOf(selector: string, point?: Point): (Point & { width: number; height: number }) | null {
  const [thing] = find(selector);
  if (!thing) return null;
  const { left, top, width, height } = thing.getBoundingClientRect();
  const { x, y } = onPage(thing, point) ?? { x: left + width / 2, y: top + height / 2 };
  const place = { x: Math.round(x), y: Math.round(y), width, height };
  return width > 0 && holds(besideDock(frameOf(thing)), place.x, place.y) ? place : null;
}

/** A point of a drawing, where it lies on the page. */
function onPage(thing: Element, point: Point | undefined): Point | null {
  if (!point || !(thing instanceof SVGGraphicsElement)) return null;
  const matrix = thing.getScreenCTM();
  return matrix && new DOMPoint(point.x, point.y).matrixTransform(matrix);
}
