import { describe, expect, it } from "vitest";
import type { Looked } from "../model/types";
import { allTiles } from "../model/testing";
import { BoardGeometry } from "./boardgeometry";
import { Pointing } from "./pointing";

const TILES = new Map(allTiles().map((type) => [type.id, type]));
const GEOMETRY = new BoardGeometry([{ tile: "D", at: "0,0", marker: 2 }], TILES);
/** A point of the tile in its northern city. */
const CITY = { x: 50, y: 8 };

/** Pressing something that has these data over a point of the board; empty: the land itself. */
function press(data: Record<string, string>): MouseEvent {
  const isPiece = "marker" in data || "on" in data;
  const isButton = "cell" in data;
  const closest = (which: string) => {
    if (which.includes("button")) return isButton ? {} : null;
    return isPiece ? { dataset: data } : null;
  };
  return { target: { closest } } as unknown as MouseEvent;
}

function pointed(): { pointing: Pointing; calls: (Looked | null)[] } {
  const calls: (Looked | null)[] = [];
  const pointing = new Pointing(
    () => GEOMETRY,
    () => CITY,
    (what) => calls.push(what),
  );
  return { pointing, calls };
}

describe("a press on the board", () => {
  it("means the marker that lies there and not the land under it", () => {
    const { pointing, calls } = pointed();
    pointing.click(press({ marker: "2" }));
    expect(calls).toEqual([{ kind: "marker", id: "2" }]);
  });

  it("means the feature in which a figure stands, wherever its head is", () => {
    const { pointing, calls } = pointed();
    pointing.click(press({ on: "0,0 f0" }));
    expect(calls).toEqual([{ kind: "feature", id: "0,0 f0" }]);
  });

  it("means the land where nothing lies, and nothing where something can be pressed", () => {
    const { pointing, calls } = pointed();
    pointing.click(press({}));
    pointing.click(press({ cell: "0,1" }));
    expect(calls).toEqual([{ kind: "feature", id: "0,0 c0" }]);
  });
});

it("goes by key from part to part of a tile, to its marker, and round again", () => {
  const { pointing, calls } = pointed();
  for (let i = 0; i < 6; i++) pointing.next("0,0");
  expect(calls.map((what) => what?.id)).toEqual(["0,0 c0", "0,0 r0", "0,0 f0", "0,0 f1", "2", "0,0 c0"]);
});
