// Places for buttons about a tile, so that a finger can tell them apart.
import type { Point } from "../geometry";

/** The least distance between the middles of two buttons, in pixels. */
export const APART = 50;
/** From this size of a tile on, buttons lie on the tile itself. */
const ROOMY = 210;
/** How far outside of a small tile the buttons lie. */
const OUTSIDE = 36;

/**
 * Where the buttons for these spots of a tile go, all in pixels: on their spots where the tile is large, around the tile where it is
 * small, and never nearer to each other or to what is `taken` than a finger is wide.
 */
export function spread(spots: readonly Point[], middle: Point, size: number, taken: readonly Point[] = []): Point[] {
  const places = spots.map((spot, i) => (size >= ROOMY ? { ...spot } : around(spot, middle, size, i)));
  for (let round = 0; round < 80; round++) {
    let moved = false;
    for (const [i, place] of places.entries()) {
      const others = [...places.slice(0, i), ...places.slice(i + 1), ...taken];
      for (const other of others) {
        const dx = place.x - other.x;
        const dy = place.y - other.y;
        const far = Math.hypot(dx, dy);
        if (far >= APART) continue;
        // Two on one spot part in a direction of their own
        const angle = far < 0.01 ? i * 2.4 : Math.atan2(dy, dx);
        const by = (APART - far) / 2 + 0.6;
        place.x += Math.cos(angle) * by;
        place.y += Math.sin(angle) * by;
        moved = true;
      }
    }
    if (!moved) break;
  }
  return places;
}

/** The place outside of the tile that lies in the direction of a spot. */
function around(spot: Point, middle: Point, size: number, i: number): Point {
  const dx = spot.x - middle.x;
  const dy = spot.y - middle.y;
  const angle = Math.hypot(dx, dy) < size * 0.06 ? -2.2 + i : Math.atan2(dy, dx);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const out = (size / 2 + OUTSIDE) / Math.max(Math.abs(cos), Math.abs(sin));
  return {
    x: middle.x + cos * Math.min(out, size / 2 + OUTSIDE * 1.6),
    y: middle.y + sin * Math.min(out, size / 2 + OUTSIDE * 1.6),
  };
}
