import { describe, expect, it } from "vitest";
import { arrow, BoardGeometry, painted } from "./boardgeometry";
import { distance } from "./geometry";
import { allTiles } from "../model/testing";

const tiles = new Map(allTiles().map((type) => [type.id, type]));
const BOARD = [
  { tile: "D", at: "0,0" },
  { tile: "U", at: "0,1", r: 1 },
  { tile: "RI", at: "-2,-3", r: 3 },
];
const geometry = new BoardGeometry(BOARD, tiles);

describe("the geometry of the laid tiles", () => {
  it("finds the part under a point of the board, on whatever side of the origin", () => {
    expect(geometry.partUnder({ x: 50, y: 8 })).toBe("0,0 c0");
    expect(geometry.partUnder({ x: 50, y: 150 })).toBe("0,1 r0");
    expect(geometry.partUnder({ x: 50, y: 120 })).toBe("0,1 f1");
    expect(geometry.partUnder({ x: -150, y: -260 })).toBe("-2,-3 r0");
  });

  it("finds nothing beside the tiles and on a river", () => {
    expect(geometry.partUnder({ x: 150, y: 50 })).toBe(null);
    expect(geometry.partUnder({ x: -190, y: -250 })).toBe(null);
  });

  it("puts a figure where its part is", () => {
    for (const { at } of BOARD) {
      for (const part of geometry.partsAt(at)) {
        expect(geometry.partUnder(geometry.figureAt(at, part.split(" ")[1] ?? ""))).toBe(part);
      }
    }
  });

  it("lets nobody stand on a river", () => {
    expect(geometry.partsAt("-2,-3")).toEqual(["-2,-3 r0", "-2,-3 f0", "-2,-3 f1", "-2,-3 f2", "-2,-3 f3"]);
  });

  it("tells what can be looked at on a tile, the marker after the land", () => {
    const infected = new BoardGeometry([{ tile: "D", at: "0,0", marker: 7 }], tiles);
    expect(geometry.thingsAt("0,0").map(({ id }) => id)).toEqual(["0,0 c0", "0,0 r0", "0,0 f0", "0,0 f1"]);
    expect(infected.thingsAt("0,0").at(-1)).toEqual({ kind: "marker", id: "7" });
    expect(geometry.thingsAt("9,9")).toEqual([]);
  });

  it("has no area for what isn't there", () => {
    expect(geometry.areaOf(["5,5 c0"]).d).toBe("");
    expect(geometry.areaOf(["0,0 c7"]).d).toBe("");
    expect(geometry.areaOf(["0,0 c0"]).d).not.toBe("");
  });

  it("has whole tiles as areas too", () => {
    expect(geometry.areasOf(["0,1", "9,9"])).toEqual([{ d: "M0 100L100 100L100 200L0 200z" }]);
  });

  it("gives parts of a feature as one area on the board, and roads as lines of their own", () => {
    const both = geometry.areaOf(["0,0 r0", "0,1 r0"]);
    expect(both.d.match(/M/g)).toHaveLength(2);
    expect(both.width).toBeGreaterThan(5);
    const points = geometry.areaOf(["-2,-3 f0"]).d.match(/-?[\d.]+ -?[\d.]+/g) ?? [];
    const xs = points.map((point) => Number(point.split(" ")[0]));
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(-200.5);
    expect(Math.max(...xs)).toBeLessThanOrEqual(-99.5);
    expect(geometry.areasOf(["0,0 r0", "0,0 c0", "0,0 f0"]).map(({ width }) => width !== undefined)).toEqual([
      false,
      true,
    ]);
  });

  it("lets tiles that lie the same way share a drawing", () => {
    const all = painted([...BOARD, { tile: "D", at: "0,0", r: 0 }, { tile: "?", at: "4,4" }], tiles);
    expect(all.map(({ at }) => at)).toEqual(["0,0", "0,1", "-2,-3", "0,0"]);
    expect(new Set(all.map(({ drawing }) => drawing.id)).size).toBe(3);
  });
});

describe("a marker", () => {
  it.each([...tiles.keys()])(
    "lies in a corner of tile %s, off the figures there, however the tile is turned",
    (tile) => {
      for (const r of [0, 1, 2, 3]) {
        for (const part of new BoardGeometry([{ tile, at: "0,0", r }], tiles).partsAt("0,0")) {
          const on = part.split(" ")[1] ?? "";
          const own = new BoardGeometry([{ tile, at: "0,0", r, followers: [{ on }] }], tiles);
          const marker = own.markerAt("0,0");
          expect([20, 80]).toContain(marker.x);
          expect([20, 80]).toContain(marker.y);
          expect(distance(own.figureAt("0,0", on), marker), part).toBeGreaterThan(32);
        }
      }
    },
  );

  it("points to its next place with an arrow between the two", () => {
    expect(arrow({ x: 0, y: 0 }, { x: 100, y: 0 }, 1)).toBe("M13 0L96 0");
  });
});
