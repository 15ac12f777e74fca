// Draws the map of Rattus: `npm run map` writes src/games/rattus/board/map.json, the same to the byte on every run.
//
// geography.mjs  merges countries of Natural Earth (public domain) into regions, as data/map.toml of the Python package tells
// outlines.mjs   projects, cuts at the frame, thins and smooths them; neighbours keep one common line through all of it
// warp.mjs       enlarges what would be too small to play on
// slots.mjs      finds a fixed place for every piece
// arrows.mjs     links without a common border; graticule.mjs the net behind it all; path.mjs writes the numbers
// settings.mjs   everything that was chosen by eye: change it, run this, look, and let map.test.mjs judge
//
// When the board file changes its links, regions may have to be cut differently: the test says which neighbours don't agree.
import { readFileSync, writeFileSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { alongArrow, arrows } from "./arrows.mjs";
import { regionsOnTheGlobe } from "./geography.mjs";
import { borderBetween, box, coasts, drawnTopology, ringsOf } from "./outlines.mjs";
import { graticule } from "./graticule.mjs";
import { linesPath, ringsPath, tenths } from "./path.mjs";
import {
  ARROW,
  BADGE,
  BISHOP,
  COMPASS,
  CUBE,
  FOCUS,
  HEIGHT,
  NUN,
  PALACE,
  PLAGUE,
  SEAS,
  TOKEN,
  WALL,
  WIDTH,
} from "./settings.mjs";
import { roomiest, slotsFor } from "./slots.mjs";
import { linksOf, readToml } from "./toml.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const DATA = here("../../src/ratskeller/games/rattus/data/");
export const OUTPUT = here("../src/games/rattus/board/map.json");
const VIEW = [0, 0, WIDTH, HEIGHT];

const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

/** What the map is made from. */
export function readSources(board = `${DATA}board.toml`) {
  return {
    atlas: readJson(here("../node_modules/world-atlas/countries-50m.json")),
    countries: readToml(readFileSync(`${DATA}map.toml`, "utf8")),
    board: readToml(readFileSync(board, "utf8")),
  };
}

/** The box of a region as far as it can be seen. */
function visibleBox(rings) {
  const [x0, y0, x1, y1] = box(rings);
  return [Math.max(x0, 0), Math.max(y0, 0), Math.min(x1, WIDTH), Math.min(y1, HEIGHT)].map(tenths);
}

/** What the pieces must leave free: the places of walls and the drawn arrows. */
function obstaclesOf(links) {
  const square = ({ x, y }, size) => ({ x: x - size / 2, y: y - size / 2, width: size, height: size });
  return Object.values(links).flatMap(({ kind, mid, path }) =>
    kind === "border" ? [square(mid, WALL)] : alongArrow(path).map((p) => square(p, ARROW)),
  );
}

/** The middle of the box around some places. */
function middleOf(places) {
  const [x0, y0, x1, y1] = box([places.map(({ x, y }) => [x, y])]);
  return { x: tenths((x0 + x1) / 2), y: tenths((y0 + y1) / 2) };
}

function region(topo, id, obstacles) {
  const rings = ringsOf(topo, id);
  const slots = slotsFor(id, rings, FOCUS[id] ?? roomiest(rings, VIEW), VIEW, obstacles);
  return {
    path: ringsPath(rings),
    ...slots,
    centre: middleOf([...slots.tokens, ...slots.cubes, slots.plague]),
    box: visibleBox(rings),
  };
}

/** The point halfway along a line, and the direction the line has there: a wall is built along it. */
function middle(line) {
  const lengths = line.slice(1).map((p, i) => Math.hypot(p[0] - line[i][0], p[1] - line[i][1]));
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  const i = lengths.findIndex((length) => (left -= length) <= 0);
  const t = 1 + left / lengths[i];
  const [a, b] = [line[i], line[i + 1]];
  const [before, after] = [line[Math.max(i - 2, 0)], line[Math.min(i + 3, line.length - 1)]];
  const angle = (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI;
  return { x: tenths(a[0] + (b[0] - a[0]) * t), y: tenths(a[1] + (b[1] - a[1]) * t), angle: tenths(angle) };
}

const lengthOf = (line) =>
  line.slice(1).reduce((sum, p, i) => sum + Math.hypot(p[0] - line[i][0], p[1] - line[i][1]), 0);

function border(topo, a, b) {
  const lines = borderBetween(topo, a, b);
  if (!lines.length) throw new Error(`${a} and ${b} ought to have a common border`);
  const longest = lines.reduce((best, line) => (lengthOf(line) > lengthOf(best) ? line : best));
  return { kind: "border", path: linesPath(lines), mid: middle(longest) };
}

function links(topo, place, board) {
  const drawn = arrows(place);
  const undrawn = linksOf(board).find(({ id, kind }) => kind === "arrow" && !drawn[id]);
  if (undrawn) throw new Error(`settings.mjs has no arrow for ${undrawn.id}`);
  return Object.fromEntries(
    linksOf(board).map(({ id, a, b, kind }) => [id, kind === "border" ? border(topo, a, b) : drawn[id]]),
  );
}

/** The whole map. */
export function makeMap({ atlas, countries, board }) {
  const ids = board.region.map(({ id }) => id);
  const { topo, place } = drawnTopology(regionsOnTheGlobe(atlas, countries, ids));
  const drawnLinks = links(topo, place, board);
  const obstacles = obstaclesOf(drawnLinks);
  return {
    viewBox: VIEW,
    land: ringsPath(ringsOf(topo, "land")),
    coast: linesPath(coasts(topo)),
    graticule: linesPath(graticule(place)),
    token: TOKEN,
    cube: CUBE,
    plague: PLAGUE,
    nun: NUN,
    bishop: BISHOP,
    badge: BADGE,
    regions: Object.fromEntries(ids.map((id) => [id, region(topo, id, obstacles)])),
    links: drawnLinks,
    palace: PALACE,
    compass: COMPASS,
    sea: SEAS,
  };
}

/** The text of map.json: one line for each region and link, so that a change can be read. */
export function mapText(map) {
  const lines = (object) =>
    Object.entries(object)
      .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(",\n");
  const nested = new Set(["regions", "links"]);
  const fields = Object.entries(map).map(([key, value]) =>
    nested.has(key) ? `  "${key}": {\n${lines(value)}\n  }` : `  "${key}": ${JSON.stringify(value)}`,
  );
  return `{\n${fields.join(",\n")}\n}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(dirname(OUTPUT), { recursive: true });
  writeFileSync(OUTPUT, mapText(makeMap(readSources(process.argv[2]))));
}
