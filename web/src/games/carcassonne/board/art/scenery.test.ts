// Everything that is drawn has a look, and what must be seen on a tile is drawn.
import { describe, expect, it } from "vitest";
import css from "./tile.css?raw";
import { sceneryOf, VARIANTS } from "./scenery";
import { allTiles } from "../../model/testing";
import { featuresOf, type TileType } from "../../model/tiles";

const types = allTiles();
const type = (id: string): TileType => types.find((it) => it.id === id) as TileType;
const looks = (id: string, r = 0): string[] => sceneryOf(type(id), r, 0).map((layer) => layer.look);

describe("the drawing of a tile", () => {
  it.each(types.map((it) => [it.id, it] as const))(
    "%s has a style for every look, and only paths that can be drawn",
    (_, it) => {
      for (const { look, d } of sceneryOf(it, 0, 0)) {
        expect(css).toContain(`.scenery .${look}`);
        expect(d, look).toMatch(/^M[-\d. A-Za-z]+$/);
        expect(d, look).not.toMatch(/NaN|undefined|Infinity/);
      }
    },
  );

  it("shows towns, roads, rivers and what stands on them", () => {
    for (const it of types) {
      const drawn = looks(it.id);
      expect(drawn.includes("town"), it.id).toBe(featuresOf(it, "city").length > 0);
      expect(drawn.includes("road"), it.id).toBe(featuresOf(it, "road").length > 0);
      expect(drawn.includes("river"), it.id).toBe(featuresOf(it, "river").length > 0);
      expect(drawn.includes("yard"), it.id).toBe(featuresOf(it, "monastery").length > 0);
      expect(drawn.includes("banner"), it.id).toBe(featuresOf(it, "city").some((city) => city.pennants));
      expect(drawn.includes("flower"), it.id).toBe(featuresOf(it, "garden").length > 0);
      expect(drawn.includes("pest"), it.id).toBe(it.plague === true);
    }
  });

  it("hatches every town from afar, and nothing else, in lines that go on over the border of the tile", () => {
    for (const it of types) {
      const layers = sceneryOf(it, 0, 0, "far").filter(({ look }) => look === "hatched");
      expect(layers.length > 0, it.id).toBe(featuresOf(it, "city").length > 0);
      const points = layers.flatMap(({ d }) => [...d.matchAll(/([\d.]+) ([\d.]+)/g)]);
      for (const [, x, y] of points) {
        const sum = (Number(x) + Number(y)) / 20;
        expect(Math.abs(sum - Math.round(sum)), it.id).toBeLessThan(0.02);
      }
    }
  });

  it("puts a bridge where a road crosses a river or another road, and nowhere else", () => {
    const bridges = types.filter((it) => looks(it.id).includes("deck")).map((it) => it.id);
    expect(bridges).toEqual(["PD", "RB", "RI"]);
  });

  it("puts a village where roads meet", () => {
    const villages = types.filter((it) => looks(it.id).includes("square")).map((it) => it.id.slice(0, 2));
    expect(villages).toEqual(["L", "W", "X", "EC", "PE"].sort((a, b) => order(a) - order(b)));
  });

  it("is the same every time, and another one for each variant", () => {
    const all = Array.from({ length: VARIANTS }, (_, i) => JSON.stringify(sceneryOf(type("E"), 2, i)));
    expect(new Set(all).size).toBe(VARIANTS);
    expect(JSON.stringify(sceneryOf({ ...type("E") }, 2, 1))).toBe(all[1]);
  });

  it("is a few paths, so that a board of a hundred tiles moves lightly", () => {
    for (const it of types) expect(looks(it.id).length, it.id).toBeLessThan(50);
  });
});

function order(id: string): number {
  return types.findIndex((it) => it.id === id);
}
