// Places for buttons about a tile, so that a finger can tell them apart.
import type { Point } from "./geometry";

/** The least distance between the middles of two buttons, in pixels. */
export const APART = 44;

/** Where the buttons for these spots go, all in pixels: on their spots, but never nearer to each other or to what is `taken` than a finger is wide. */
export function spread(spots: readonly Point[], taken: readonly Point[] = []): Point[] {
  const places = spots.map((spot) => ({ ...spot }));
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
