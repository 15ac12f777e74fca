// The text board of Carcassonne: places in words, features and moves sorted.
import { describe, expect, it } from "vitest";
import { about } from "../../../lib/text/words";
import { byPlace } from "../model/parts";
import { allTiles } from "../model/testing";
import { needsName, placeName } from "../words/places";
import type { Feature, Laid, View } from "../model/types";
import { allFeatures, features, layRows } from "./text";

await about("carcassonne");

const TILES = new Map(allTiles().map((tile) => [tile.id, tile]));

function laid(at: string, tile: string, r = 0): Laid {
  return { at, tile, r, turn: 0, followers: [] };
}

// D: a city in the east, a road from north to south. V: a road from south to west.
const BOARD = [laid("0,0", "D"), laid("0,1", "V", 1)];
const VIEW = { viewer: 0, tile: "V", board: BOARD, features: [] as Feature[] } as unknown as View;

describe("a place in words", () => {
  it("is named by its way from the start, and as it is typed", () => {
    expect(placeName("2,-1")).toBe("2 east, 1 north of the start (2,-1)");
    expect(placeName("-3,0")).toBe("3 west of the start (-3,0)");
    expect(placeName("0,0")).toBe("the start (0,0)");
  });

  it("is described with what the tiles around it show", () => {
    const board = byPlace([laid("0,0", "D")]);
    const around = ["0,-1", "1,0", "0,1", "-1,0"].map((at) => needsName(at, board, TILES));
    const sides = ["south", "west", "north", "east"];
    const edges = TILES.get("D")?.edges ?? [];
    expect(around).toEqual(sides.map((side, i) => `${edges[i]} ${side}`));
  });
});

describe("tables", () => {
  it("list every feature once, claimed or not, sorted", () => {
    const all = allFeatures(VIEW, TILES);
    const parts = all.flatMap((it) => it.parts);
    expect(new Set(parts).size).toBe(parts.length);
    const { rows, orders = {} } = features(VIEW, TILES, [], true);
    expect(rows[0]?.kind).toBe("city");
    const sizes = [...rows].sort(orders["size"]).map(({ tiles }) => tiles);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  });

  it("list first where points can be had at once, not where others get some", () => {
    const none = { none: {} };
    const lays = {
      "5,5 r0": { marker: false, refused: {}, gains: [0, 0], followers: none },
      "6,6 r0": { marker: false, refused: {}, gains: [0, 4], followers: none },
      "7,7 r0": { marker: false, refused: {}, gains: [0, 0], followers: { ...none, r0: { gains: [3, 0] } } },
    };
    const rows = layRows(VIEW, lays, TILES);
    expect(rows.map(({ text }) => text)).toEqual(["7,7 r0", "5,5 r0", "6,6 r0"]);
    expect(rows[0]?.most).toBe(3);
  });
});
