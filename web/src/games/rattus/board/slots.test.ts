// Everything in every region can be read on the smallest screen, and lies on no other thing.
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { homeBox } from "./camera";
import { map, seenOf, WHOLE, type MapRegion, type Spot } from "./map";
import Flasks from "./art/Flasks.svelte";
import { FLASK, LEAST, NAME, outward, readable } from "./slots";

/** A place and what it takes up about its middle. */
interface Slot extends Spot {
  width: number;
  height: number;
}

/** All places of a region by name. */
function slotsOf(region: MapRegion): Record<string, Slot> {
  const square = (size: number) => ({ width: size, height: size });
  const numbered = (name: string, places: readonly Spot[], size: number) =>
    places.map((place, i) => [`${name} ${i + 1}`, { ...place, ...square(size) }] as const);
  return {
    label: region.label,
    badge: { ...region.badge, ...map.badge },
    plague: { ...region.plague, ...map.plague },
    nun: { ...region.nun, ...map.nun },
    bishop: { ...region.bishop, ...map.bishop },
    ...Object.fromEntries([
      ...numbered("token", region.tokens, map.token),
      ...numbered("cube", region.cubes, map.cube),
    ]),
  };
}

/** Pictures of the map on small screens, width and height: phones upright, on their side, and the narrowest of them. */
const PICTURES = [
  [390, 360],
  [390, 506],
  [540, 340],
  [360, 330],
] as const;
/** Units of the map between a piece and its edge, at least. */
const EDGE = 10;
const regions = Object.entries(map.regions);

/** Pixels for each unit of the map when all of it is in play. */
function scaleOf([wide, high]: readonly [number, number]): number {
  return wide / homeBox(seenOf(Object.keys(map.regions)), wide / high, WHOLE).w;
}

function overlap(a: Slot, b: Slot): boolean {
  const [x, y] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  return x < (a.width + b.width) / 2 && y < (a.height + b.height) / 2;
}

describe.each(regions)("what lies in %s", (_, region) => {
  const slots = Object.entries(slotsOf(region));

  it("has a place of its own, each of them", () => {
    expect(slots).toHaveLength(12);
    const pairs = slots.flatMap(([name, slot], i) =>
      slots.slice(i + 1).flatMap(([other, beside]) => (overlap(slot, beside) ? [`${name} on ${other}`] : [])),
    );
    expect(pairs).toEqual([]);
  });

  it.each(PICTURES)(
    "shows how many potions each stack has, and covers no other stack, in a picture of %i by %i",
    (...picture) => {
      const scale = scaleOf(picture);
      for (const [seat, spot] of region.cubes.entries()) {
        const props = { seat, scale, ...spot, aside: outward(region.cubes, seat) };
        const drawn = (potions: number[]): string[] => {
          const { body } = render(Flasks, { props: { ...props, potions } });
          return [...body.matchAll(/translate\(([^)]+)\) scale\(([^)]+)\)/g)].map(([, at, size]) => `${at} ${size}`);
        };
        expect([[1], [2], [1, 1], [2, 1], [3, 2]].map((potions) => drawn(potions).length)).toEqual([1, 2, 2, 3, 3]);
        for (const flask of drawn([3])) {
          const [x = 0, y = 0, size = 0] = flask.split(" ").map(Number);
          const box = { x, y, width: FLASK.wide * size, height: FLASK.high * size };
          const others = region.cubes.filter((other) => other !== spot);
          expect(others.filter((other) => overlap(box, { ...other, width: map.cube, height: map.cube }))).toEqual([]);
        }
      }
    },
  );

  it.each(PICTURES)("is high enough in a picture of %i by %i", (...picture) => {
    const scale = scaleOf(picture);
    const low = slots.filter(([name, { height }]) => name !== "label" && height * scale < LEAST);
    expect(low).toEqual([]);
  });
});

it.each(regions)(
  "%s is named without touching its neighbours, and nothing there touches the edge of the map",
  (id, region) => {
    // A letter of the title face is about half as wide as high
    const size = Math.max(...PICTURES.map((picture) => readable(NAME.usual, scaleOf(picture), NAME.most)));
    expect(region.label.width).toBeGreaterThanOrEqual(0.48 * size * id.length);
    const outside = Object.entries(slotsOf(region)).filter(
      ([, { x, y, width, height }]) =>
        x - width / 2 < EDGE ||
        y - height / 2 < EDGE ||
        x + width / 2 > WHOLE.w - EDGE ||
        y + height / 2 > WHOLE.h - EDGE,
    );
    expect(outside).toEqual([]);
  },
);

it.each(PICTURES)("names and numbers can be read in a picture of %i by %i", (...picture) => {
  const scale = scaleOf(picture);
  for (const most of [map.cube * 0.9, map.badge.width * 0.95, map.nun.height])
    expect(readable(20, scale, most) * scale).toBeGreaterThanOrEqual(LEAST);
  expect(readable(NAME.usual, scale, NAME.most) * scale).toBeGreaterThanOrEqual(LEAST);
  expect(readable(24, 2, 30)).toBe(24);
});
