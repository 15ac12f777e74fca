// What is lit and framed on the board, as it is drawn.
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { allTiles } from "../model/testing";
import { BoardGeometry } from "./boardgeometry";
import Lit from "./Lit.svelte";
import lit from "./Lit.svelte?raw";
import Signs from "./Signs.svelte";

const TILES = new Map(allTiles().map((type) => [type.id, type]));
const BOARD = ["0,0", "1,0"].map((at) => ({ at, tile: "B", r: 0, turn: 0, followers: [] }));
const GEOMETRY = new BoardGeometry(BOARD, TILES);

/** Where the frame lies, in tiles from the start, while a place is explained; null: none is. */
function frame(framed: string | null): [number, number] {
  const view = { board: BOARD, features: [], markers: [] };
  const hidden = { showFields: false, showHealth: false, selected: null, zone: [], trails: [] };
  const { body } = render(Signs, { props: { view: view as never, geometry: GEOMETRY, size: 1, framed, ...hidden } });
  const found = /<rect x="(-?\d+)" y="(-?\d+)"[^>]*data-testid="last-tile"/.exec(body);
  return [Number(found?.[1]) / 100, Number(found?.[2]) / 100];
}

describe("the frame", () => {
  it("lies around the last tile, and around what the last scoring tells of", () => {
    expect(frame(null)).toEqual([1, 0]);
    expect(frame("0,0")).toEqual([0, 0]);
  });
});

describe("the plague to come", () => {
  it("is drawn as a way with a stop for every step", () => {
    const view = { board: BOARD, features: [], markers: [{ number: 1, at: "0,0", next: "1,0" }] };
    const hidden = { showFields: false, showHealth: true, selected: null, zone: [], framed: null };
    const props = { view: view as never, geometry: GEOMETRY, size: 1, ...hidden };
    const drawn = (trails: string[][]): string => render(Signs, { props: { ...props, trails } }).body;
    const ahead = drawn([["0,0", "1,0", "0,0"]]);
    expect(ahead.match(/data-testid="trail"/g)).toHaveLength(1);
    expect([...ahead.matchAll(/<text[^>]*>(\d)</g)].map(([, step]) => step)).toEqual(["1", "2"]);
    expect(drawn([])).not.toContain("trail");
    expect(drawn([["0,0"]])).not.toContain("trail");
  });
});

describe("what is lit", () => {
  it("is a whole tile as well as a part of one", () => {
    const { body } = render(Lit, { props: { geometry: GEOMETRY, lit: ["1,0"] } });
    expect(body).toContain('d="M100 0L200 0L200 100L100 100z"');
  });

  it("is hatched, for an even colour would look like water", () => {
    const fills = [...lit.matchAll(/(?:fill|stroke): ([^;]+);/g)].map(([, paint]) => paint);
    expect(fills.filter((paint) => paint === "url(#cc-lit)")).toHaveLength(2);
    expect(fills.filter((paint) => /accent|focus|lit\)|water/.test(paint ?? "") && paint !== "url(#cc-lit)")).toEqual(
      [],
    );
  });
});
