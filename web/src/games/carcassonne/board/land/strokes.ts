// The unrest of a hand that draws.
import { chance, distance, seedOf, type Point } from "../geometry";

/** How far a hand-drawn line leaves its way. */
const UNREST = 1.1;

/** A line as if drawn by hand: a little out of its way, but for both ends. */
export function unrest(line: Point[], seed: string, amount = UNREST): Point[] {
  const next = chance(seedOf(seed));
  const [one, two, three] = [next() * 6.28, next() * 6.28, 2 + next() * 1.5];
  // A short line has room for small bends only
  const room = amount * Math.min(1, distance(line[0] as Point, line.at(-1) as Point) / 60) ** 2;
  return line.map((point, i) => {
    const share = i / (line.length - 1);
    const [before, after] = [line[Math.max(0, i - 1)] as Point, line[Math.min(line.length - 1, i + 1)] as Point];
    const long = distance(before, after) || 1;
    // Both ends are met straight on
    const calm = Math.sin(Math.PI * share) ** 2;
    const by = room * calm * (1.2 * Math.sin(three * 2.6 * share + one) + 0.35 * Math.sin(three * 6 * share + two));
    return { x: point.x - ((after.y - before.y) / long) * by, y: point.y + ((after.x - before.x) / long) * by };
  });
}
