// Paths that are put somewhere without a transform of their own: a board of many small drawings with transforms is slow to push around.
import { short, type Point } from "../geometry";

/** A path of absolute points, turned by so many degrees about the origin, made larger and moved. */
export function moved(d: string, at: Point, size = 1, turn = 0): string {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [size * Math.cos(angle), size * Math.sin(angle)];
  return d.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, a: string, b: string) => {
    const [x, y] = [Number(a), Number(b)];
    return `${short(at.x + x * cos - y * sin)} ${short(at.y + x * sin + y * cos)}`;
  });
}

/** The corners of a closed path of straight lines, whether its steps are absolute or not, as absolute points; null where it is curved. */
export function straight(d: string): string | null {
  if (/[acqst]/i.test(d)) return null;
  let [x, y] = [0, 0];
  const points: string[] = [];
  for (const [, command = "", rest = ""] of d.matchAll(/([mlhv])([^mlhvz]*)/gi)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const isStep = command === command.toLowerCase();
    const [goesX, goesY] = [!/v/i.test(command), !/h/i.test(command)];
    while (numbers.length > 0) {
      const [fromX, fromY] = isStep ? [x, y] : [0, 0];
      if (goesX) x = fromX + (numbers.shift() ?? 0);
      if (goesY) y = fromY + (numbers.shift() ?? 0);
      points.push(`${x} ${y}`);
    }
  }
  return `M${points.join("L")}z`;
}
