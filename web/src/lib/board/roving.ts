// Arrow keys on a map: from one place to the one that lies best in that direction.

export interface Point {
  x: number;
  y: number;
}

export type Direction = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const WAYS: Record<Direction, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export function isDirection(key: string): key is Direction {
  return key in WAYS;
}

/** The id of the place to go to from `from`, or `from` itself when nothing lies there. Places far off the line count as farther. */
export function towards(places: Record<string, Point>, from: string, direction: Direction): string {
  const start = places[from];
  if (!start) return Object.keys(places)[0] ?? from;
  const way = WAYS[direction];
  let best = from;
  let least = Infinity;
  for (const [id, place] of Object.entries(places)) {
    const dx = place.x - start.x;
    const dy = place.y - start.y;
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    const cost = ahead + 1.5 * aside;
    if (id !== from && ahead > 0 && aside <= 2 * ahead && cost < least) [best, least] = [id, cost];
  }
  return best;
}
