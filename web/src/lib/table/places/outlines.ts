// Where things lie on the page, as what can be drawn around them: the line of an area on a map, else a box.
import { AROUND, DOCK, find } from "./lifting";

/** A line in the page's own pixels: a path and how it is to be placed (null: as it is). */
export interface Outline {
  path: string;
  matrix: string | null;
  /** It is about something in the dock, which on a phone lies over everything else. */
  docked: boolean;
  /** How much of the page the line may touch. */
  within: Frame;
}

/** A part of the page, in its pixels. */
export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Shape = Omit<Outline, "docked" | "within">;

/** A line is as wide as this on either side. */
const HALF_LINE = 3;
/** The board, with its frame, and what is scrolled in itself. */
const FRAMES = "[data-picture], [data-scrolls]";
/** How much of a thing its only path has to fill, in both directions, to be its area. */
const FILLED = 0.9;

export function isThere(selector: string): boolean {
  return find(selector).length > 0;
}

/** What can be seen of the place in which a thing lies: a board that is moved carries what lies on it out of its frame, as a list does that is scrolled. */
export function frameOf(thing: Element): Frame {
  const { left, top, right, bottom } = document.documentElement.getBoundingClientRect();
  // What is fixed to the window may lie below the end of a short page
  const seen = { left, top, right: Math.max(right, innerWidth), bottom: Math.max(bottom, innerHeight) };
  for (let frame = thing.closest(FRAMES); frame; frame = frame.parentElement?.closest(FRAMES) ?? null) {
    const around = frame.getBoundingClientRect();
    seen.left = Math.max(seen.left, around.left);
    seen.top = Math.max(seen.top, around.top);
    seen.right = Math.min(seen.right, around.right);
    seen.bottom = Math.min(seen.bottom, around.bottom);
  }
  return seen;
}

/** The outlines of all that is found, has a size and is in sight: its middle can be seen. */
export function outlines(selectors: readonly string[]): Outline[] {
  return selectors.flatMap(find).flatMap((thing) => {
    const [frame, around] = [frameOf(thing), thing.getBoundingClientRect()];
    if (!holds(frame, around.left + around.width / 2, around.top + around.height / 2)) return [];
    const docked = thing.closest(DOCK) !== null;
    const area = areaOf(thing);
    const shape = area ?? boxOf(thing);
    if (!shape) return [];
    const within = area ? frame : grown(frame, AROUND + HALF_LINE);
    return [{ ...shape, docked, within: docked ? within : besideDock(within) }];
  });
}

/** What is left of a frame where the dock lies over it: on its lower edge, or on a phone on its side at the right. */
export function besideDock(frame: Frame): Frame {
  const dock = document.querySelector(DOCK)?.getBoundingClientRect();
  if (!dock || dock.height === 0 || dock.left >= frame.right) return frame;
  return dock.left > Math.max(0, frame.left)
    ? { ...frame, right: dock.left }
    : { ...frame, bottom: Math.min(frame.bottom, dock.top) };
}

export function holds({ left, top, right, bottom }: Frame, x: number, y: number): boolean {
  return left <= x && x <= right && top <= y && y <= bottom;
}

function grown({ left, top, right, bottom }: Frame, by: number): Frame {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** The line of an area that is drawn as a path, alone in its place or with the same path again for its hatching. */
function areaOf(thing: Element): Shape | null {
  if (!(thing instanceof SVGElement)) return null;
  const paths = thing instanceof SVGPathElement ? [thing] : [...thing.querySelectorAll("path")];
  const [area] = paths;
  const matrix = area?.getScreenCTM();
  const path = area?.getAttribute("d");
  const alone = paths.every((it) => it.getAttribute("d") === path);
  if (!alone || !area || !matrix || path == null || !fills(area, thing)) return null;
  const { a, b, c, d, e, f } = matrix;
  return { path, matrix: `matrix(${[a, b, c, d, e, f].map((it) => it.toFixed(3)).join(" ")})` };
}

function fills(area: Element, thing: Element): boolean {
  const [part, whole] = [area.getBoundingClientRect(), thing.getBoundingClientRect()];
  return part.width >= FILLED * whole.width && part.height >= FILLED * whole.height;
}

function boxOf(thing: Element): Shape | null {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return width > 0 && height > 0 ? { path: box(left, top, width, height), matrix: null } : null;
}

/** A box around something, a little larger than it is. */
export function box(left: number, top: number, width: number, height: number): string {
  const [x, y] = [Math.round(left) - AROUND, Math.round(top) - AROUND];
  return `M${x} ${y}h${Math.round(width) + 2 * AROUND}v${Math.round(height) + 2 * AROUND}H${x}z`;
}

/** Scroll the page until the first of these things is to be seen: neither above nor below, nor behind the dock. */
export function bringIntoSight(selectors: readonly string[]): void {
  const thing = selectors.flatMap(find)[0]?.getBoundingClientRect();
  if (!thing) return;
  const dock = document.querySelector(DOCK)?.getBoundingClientRect();
  const behind = dock && dock.height > 0 && thing.right > dock.left && thing.bottom > dock.top;
  if (behind || thing.top < 0 || thing.bottom > innerHeight) scrollBy({ top: thing.top - 2 * AROUND });
}
