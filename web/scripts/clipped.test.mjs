// Nothing of a tile is drawn beyond its edges: neither in hand nor in the figures of the rules.
import { readFileSync } from "node:fs";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { render } from "svelte/server";
import { beforeAll, expect, it } from "vitest";
import { allTiles } from "../src/games/carcassonne/model/testing";
import Tile from "../src/games/carcassonne/board/art/Tile.svelte";

beforeAll(() => initWasm(readFileSync(new URL("../node_modules/@resvg/resvg-wasm/index_bg.wasm", import.meta.url))));

/** How far around a tile is looked. */
const AROUND = 20;
const SIDE = 100 + 2 * AROUND;
/** Strokes as wide as those of a river, which would be seen beyond an edge. */
const STYLE = "<style>.scenery path { stroke: #000; stroke-width: 15.6; fill: none }</style>";

/** How many pixels are painted on a tile, and how many beyond its edges. */
function painted(body) {
  const box = `viewBox="${-AROUND} ${-AROUND} ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}"`;
  const { pixels } = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${STYLE}${body}</svg>`).render();
  const found = { on: 0, beyond: 0 };
  const isOn = (at) => at >= AROUND - 1 && at <= SIDE - AROUND;
  for (let i = 0; i < SIDE * SIDE; i++)
    if (pixels[4 * i + 3]) found[isOn(i % SIDE) && isOn(Math.floor(i / SIDE)) ? "on" : "beyond"]++;
  return found;
}

it.each(["U", "W", "X", "RC", "RI"])("tile %s ends at its edges however it lies", (id) => {
  const type = allTiles().find((it) => it.id === id);
  for (const r of [0, 1, 2, 3]) {
    const { on, beyond } = painted(render(Tile, { props: { type: type, r } }).body);
    expect(on).toBeGreaterThan(100);
    expect(beyond, `turned ${r} times`).toBe(0);
  }
});
