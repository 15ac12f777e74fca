import { describe, expect, it } from "vitest";
import { playedWith, totalOf } from "./tiles";
import { allTiles } from "./testing";
import type { Laid } from "./types";

const TYPES = allTiles();
const PLAGUE = TYPES.filter((type) => type.plague);

function laid(tile: string): Laid {
  return { at: "0,0", tile, r: 0, turn: 0, followers: [] };
}

describe("the tiles of a game", () => {
  it("are those in the stack, on the board, in hand and out of it", () => {
    const view = { stack: { D: 2, PA: 1 }, board: [laid("D"), laid("PA")], discarded: ["C"], tile: "D" };
    expect([...playedWith(view)]).toEqual([
      ["D", 4],
      ["PA", 2],
      ["C", 1],
    ]);
  });

  it("are twelve with the plague where twelve were chosen, six in the box", () => {
    const twelve = playedWith({
      stack: Object.fromEntries(PLAGUE.map(({ id }) => [id, 1])),
      board: PLAGUE.map(({ id }) => laid(id)),
      discarded: [],
      tile: null,
    });
    expect(totalOf(PLAGUE, twelve)).toBe(12);
    expect(totalOf(PLAGUE, new Map())).toBe(6);
  });

  it("are counted once where some of them have gardens", () => {
    const base = TYPES.filter((type) => type.set === "base");
    expect(totalOf(base, new Map())).toBe(72);
  });
});
