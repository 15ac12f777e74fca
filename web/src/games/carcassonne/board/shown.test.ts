// What is lit and framed on the board, as it is drawn.
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { byPlace, partsOf } from "../model/parts";
import { allTiles, late, records } from "../model/testing";
import type { Laid } from "../model/types";
import { BoardGeometry } from "./boardgeometry";
import Defs from "./art/Defs.svelte";
import Lit from "./Lit.svelte";
import lit from "./Lit.svelte?raw";
import Signs from "./Signs.svelte";

const RECORDS = records();
const TILES = new Map(allTiles().map((type) => [type.id, type]));
const BOARD: Laid[] = ["0,0", "1,0"].map((at) => ({ at, tile: "B", r: 0, turn: 0, followers: [] }));
const GEOMETRY = new BoardGeometry(BOARD, TILES);

const VIEW = { board: BOARD, features: [] as unknown[], markers: [] as unknown[] };
const PROPS = { tiles: TILES, geometry: GEOMETRY, size: 1, selected: null as string | null, zone: [], trails: [] };
const HIDDEN = { ...PROPS, showFields: false, showHealth: false, showLast: false };

/** What the board shows of a view. */
function signs(view: Partial<typeof VIEW>, shown: Partial<typeof HIDDEN> = {}): string {
  return render(Signs, { props: { view: { ...VIEW, ...view } as never, ...HIDDEN, ...shown } }).body;
}

describe("the frame", () => {
  it("lies around the last tile, and around nothing else during the final scoring", () => {
    const found = /<rect x="(-?\d+)" y="(-?\d+)"[^>]*data-testid="last-tile"/.exec(signs({}, { showLast: true }));
    expect(found?.slice(1)).toEqual(["100", "0"]);
    expect(signs({}, { showLast: false })).not.toContain("last-tile");
  });
});

describe("what is looked at", () => {
  const board = late(RECORDS["carcassonne-river-3"] ?? "");
  const geometry = new BoardGeometry(board, TILES);
  const laid = byPlace(board);
  const parts = board.flatMap(({ at, tile }) => (TILES.get(tile)?.features ?? []).map(({ id }) => `${at} ${id}`));
  /** One part of every feature. */
  const features = [...new Map(parts.map((part) => [partsOf(laid, TILES, part).sort()[0], part])).values()];

  it("is outlined in all its parts on a late board, claimed or not", () => {
    expect(board.length).toBeGreaterThan(60);
    for (const claimed of [false, true])
      for (const selected of features) {
        const whole = partsOf(laid, TILES, selected);
        const server = claimed ? [{ parts: whole, kind: "city" }] : [];
        const body = signs({ board, features: server }, { geometry, selected });
        const path = /<path d="([^"]*)"[^>]*data-sign="selected"/.exec(body)?.[1];
        expect(path).toBe(geometry.areaOf(whole).d);
      }
  });
});

describe("fields", () => {
  it("are outlined in the colours of all owners, and not where they go on in the next tile", () => {
    const parts = ["0,0 f0", "1,0 f0"];
    const body = signs({ features: [{ id: 1, kind: "field", parts, owners: [0, 2] }] }, { showFields: true });
    const contours = [...body.matchAll(/<path d="([^"]*)"[^>]*stroke="var\(--cc-own-(\d)\)"/g)];
    expect(contours.map(([, , seat]) => seat)).toEqual(["0", "2"]);
    const sides = (contours[0]?.[1] ?? "").match(/M[^M]+/g) ?? [];
    const at = (x: number) => sides.filter((side) => new RegExp(`^M${x} \\S+L${x} `).test(side));
    expect([0, 100, 200].map((x) => at(x).length > 0)).toEqual([true, false, true]);
  });

  it("have the hatching of their owners and no even colour, which would look like water", () => {
    const parts = ["0,0 f0"];
    const body = signs({ features: [{ id: 1, kind: "field", parts, owners: [1] }] }, { showFields: true });
    expect(body).toContain('fill="url(#cc-own-1)"');
    const defs = render(Defs, { props: { owners: [[1], [0, 2]] } }).body;
    const own = [...defs.matchAll(/<pattern id="cc-own-[^]*?<\/pattern>/g)].map(([pattern]) => pattern);
    expect(own.map((it) => [...it.matchAll(/fill="([^"]+)"/g)].map(([, fill]) => fill))).toEqual([
      ["url(#cc-hatch-1)"],
      ["url(#cc-hatch-0)", "url(#cc-hatch-2)"],
    ]);
  });
});

describe("the plague to come", () => {
  it("is drawn as a way with a stop for every step", () => {
    const markers = [{ number: 1, at: "0,0", next: "1,0" }];
    const drawn = (trails: string[][]): string => signs({ markers }, { showHealth: true, trails: trails as never });
    const ahead = drawn([["0,0", "1,0", "0,0"]]);
    expect(ahead.match(/data-testid="trail"/g)).toHaveLength(1);
    expect([...ahead.matchAll(/<text[^>]*>(\d)</g)].map(([, step]) => step)).toEqual(["1", "2"]);
    expect(drawn([])).not.toContain("trail");
    expect(drawn([["0,0"]])).not.toContain("trail");
  });
});

describe("what is lit", () => {
  it("is a whole tile as well as a part of one", () => {
    const { body } = render(Lit, { props: { geometry: GEOMETRY, lit: ["1,0"], met: [] } });
    expect(body).toContain('d="M100 0L200 0L200 100L100 100z"');
  });

  it("is outlined, where a tile that is tried joins it, as a whole", () => {
    const met = [["0,0 f0", "1,0 f0"]];
    const { body } = render(Lit, { props: { geometry: GEOMETRY, lit: [], met } });
    expect(body).toContain(`d="${GEOMETRY.areaOf(met[0] ?? []).d}"`);
    expect(body.match(/data-met/g)).toHaveLength(1);
  });

  it("is hatched, for an even colour would look like water", () => {
    const fills = [...lit.matchAll(/(?:fill|stroke): ([^;]+);/g)].map(([, paint]) => paint);
    expect(fills.filter((paint) => paint === "url(#cc-lit)")).toHaveLength(2);
    expect(fills.filter((paint) => /accent|focus|lit\)|water/.test(paint ?? "") && paint !== "url(#cc-lit)")).toEqual(
      [],
    );
  });
});
