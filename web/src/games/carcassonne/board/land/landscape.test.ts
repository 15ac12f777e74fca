// What is drawn together belongs together, and nothing else: the landscape of every tile against its data.
import { describe, expect, it } from "vitest";
import { distance, fromLine, inside, MIDDLES, turned } from "../geometry";
import { freeParts, sampled, type FreePart } from "./fields";
import { landscapeOf } from "./landscape";
import { type Landscape } from "./shapes";
import { allTiles } from "../../model/testing";
import { featuresOf, halvesOf, sidesOf, type TileType } from "../../model/tiles";

const types = allTiles();

function freePartsOf(land: Landscape): FreePart[] {
  return freeParts(sampled(land));
}

/** The parts that are drawn free, named by their half-sides. */
function drawnParts(type: TileType): string[] {
  const parts = freePartsOf(landscapeOf(type)).filter((part) => part.halves.length > 0 || part.samples.length > 20);
  return parts.map((part) => part.halves.join(" ")).sort();
}

describe.each(types.map((type) => [type.id, type] as const))("tile %s", (_, type) => {
  const land = landscapeOf(type);

  it("has the fields of its data, and no others", () => {
    const expected = featuresOf(type, "field").map((field) =>
      halvesOf(field)
        .sort((a, b) => a - b)
        .join(" "),
    );
    expect(drawnParts(type)).toEqual(expected.sort());
  });

  it("lets each field touch the cities that it feeds", () => {
    for (const field of featuresOf(type, "field")) {
      const halves = halvesOf(field);
      const parts = freePartsOf(land).filter(
        (part) =>
          (halves.length === 0 && part.halves.length === 0) || part.halves.some((half) => halves.includes(half)),
      );
      const near = land.cities.filter((city) =>
        parts.some((part) => part.samples.some((point) => city.walls.some((wall) => fromLine(point, wall) < 3))),
      );
      expect(near.map((city) => city.id)).toEqual([...(field.cities ?? [])].sort());
    }
  });

  it("brings each road and river to the middle of its sides", () => {
    const ways = [...land.roads, ...land.rivers];
    for (const feature of [...featuresOf(type, "road"), ...featuresOf(type, "river")]) {
      const { line } = ways.find((way) => way.id === feature.id) as { line: { x: number; y: number }[] };
      const ends = [line[0], line.at(-1)] as { x: number; y: number }[];
      const sides = sidesOf(feature);
      sides.forEach((side, i) => expect(distance(ends[i] as never, MIDDLES[side] as never)).toBeLessThan(0.01));
    }
  });

  it("covers the sides of its cities, and keeps every figure's place in its own part", () => {
    for (const feature of featuresOf(type, "city")) {
      const { outline } = land.cities.find((city) => city.id === feature.id) as { outline: { x: number; y: number }[] };
      for (const side of [0, 1, 2, 3]) {
        const just = turned({ x: 50, y: 1 }, side);
        expect(inside(just, outline)).toBe(sidesOf(feature).includes(side));
      }
      const [x, y] = feature.pos as [number, number];
      expect(inside({ x: 100 * x, y: 100 * y }, outline)).toBe(true);
    }
    for (const field of land.fields) {
      const [x, y] = featuresOf(type, "field").find((it) => it.id === field.id)?.pos as [number, number];
      expect(field.outlines.some((outline) => inside({ x: 100 * x, y: 100 * y }, outline))).toBe(true);
    }
  });
});
