// Where things lie on the page, for what is drawn around them in a review.
import { find } from "../frame/lifting";
import { besideDock, frameOf, holds } from "../frame/outlines";

/** The middle and the size of a thing, in the page's pixels; null where it is not there, or out of sight. */
export function placeOf(selector: string): { x: number; y: number; width: number; height: number } | null {
  const [thing] = find(selector);
  if (!thing) return null;
  const { left, top, width, height } = thing.getBoundingClientRect();
  const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2), width, height };
  return width > 0 && holds(besideDock(frameOf(thing)), place.x, place.y) ? place : null;
}
