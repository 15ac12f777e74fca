// Where everything in a region lies: one fixed place for each thing, and how large it is drawn. Units of the map.
import type { Spot } from "./map";

/** What can be read on any screen: pieces and numbers are at least so many pixels high. */
export const LEAST = 12;

/** The sizes of a region's name: as usual, and at most. */
export const NAME = { usual: 24, most: 36 };

/** A flask, in units of its own, and how many pixels one is high at least. */
export const FLASK = { wide: 12, high: 15, least: 10 };

/** Where what a stack carries lies from its middle, so that it covers no other stack of the region: outward, or below a row. */
export function outward(cubes: readonly Spot[], seat: number): Spot {
  const spot = cubes[seat];
  if (!spot || cubes.every(({ y }) => y === spot.y)) return { x: 0, y: 22 };
  const isLeft = spot.x <= Math.min(...cubes.map(({ x }) => x));
  return { x: isLeft ? -20 : 20, y: 6 };
}

/** The size of a number that is `usual` units high, so that it can be read where a unit is `scale` pixels; at most `most`. */
export function readable(usual: number, scale: number, most: number): number {
  return Math.min(most, Math.max(usual, LEAST / scale));
}
