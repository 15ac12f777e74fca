// Holds the drawn map against the board file: what touches on paper must be what the rules call a border.
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { alongArrow } from "./arrows.mjs";
import { makeMap, mapText, OUTPUT, readSources } from "./make.mjs";
import { inside } from "./outlines.mjs";
import { ARROW } from "./settings.mjs";
import { linesOf } from "./path.mjs";
import { linksOf, readToml } from "./toml.mjs";
import { marksOf } from "../src/games/rattus/play/asides";

const sources = readSources();
const text = readFileSync(OUTPUT, "utf8");
const map = JSON.parse(text);
const regions = Object.entries(map.regions);
const links = linksOf(sources.board);

const rect = ({ x, y }, width, height = width) => ({
  x0: x - width / 2,
  y0: y - height / 2,
  x1: x + width / 2,
  y1: y + height / 2,
});
const fromCorner = ({ x, y, width, height }) => ({ x0: x, y0: y, x1: x + width, y1: y + height });

/** All boxes of a region that something may lie in, by name. */
function slots(region) {
  const numbered = (name, size) => region[name].map((place, i) => [`${name} ${i + 1}`, rect(place, size)]);
  return [
    ["label", rect(region.label, region.label.width, region.label.height)],
    ...numbered("tokens", map.token),
    ...numbered("cubes", map.cube),
    ...["badge", "plague", "nun", "bishop"].map((name) => [
      name,
      rect(region[name], map[name].width, map[name].height),
    ]),
  ];
}

const overlap = (a, b) => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

/** Points all round a box, at most two units apart. */
function edgeOf({ x0, y0, x1, y1 }) {
  const n = 40;
  return Array.from({ length: n + 1 }, (_, i) => i / n).flatMap((t) => {
    const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
    return [
      [x, y0],
      [x, y1],
      [x0, y],
      [x1, y],
    ];
  });
}

/** The single segments of some lines, each written the same way from both sides. */
function segments(lines) {
  const out = new Set();
  for (const line of lines)
    for (let i = 1; i < line.length; i++) out.add([line[i - 1].join(), line[i].join()].sort().join(" "));
  return out;
}

const shared = (a, b) => [...a].filter((segment) => b.has(segment));

describe("regions and links", () => {
  test("the regions are those of the board, in its order", () => {
    expect(Object.keys(map.regions)).toEqual(sources.board.region.map(({ id }) => id));
  });

  test("every link is drawn, and as the kind that it is", () => {
    const drawn = Object.entries(map.links).map(([id, { kind }]) => [id, kind]);
    expect(drawn).toEqual(links.map(({ id, kind }) => [id, kind]));
  });

  test("regions touch exactly where the board has a border", () => {
    const outlines = regions
      .map(([id, { path }]) => [id, segments(linesOf(path))])
      .sort(([a], [b]) => (a < b ? -1 : 1));
    const touching = outlines.flatMap(([a, one], i) =>
      outlines.slice(i + 1).flatMap(([b, other]) => (shared(one, other).length ? [`${a}-${b}`] : [])),
    );
    expect(touching).toEqual(links.filter(({ kind }) => kind === "border").map(({ id }) => id));
  });

  test("no outline crosses another or itself", () => {
    const all = segments(regions.flatMap(([, { path }]) => linesOf(path)));
    expect(
      crossings([...all].map((segment) => segment.split(" ").map((point) => point.split(",").map(Number)))),
    ).toEqual([]);
  });

  test("the line of a border lies on both outlines", () => {
    for (const { id, a, b, kind } of links) {
      if (kind !== "border") continue;
      const line = segments(linesOf(map.links[id].path));
      for (const region of [a, b])
        expect(shared(line, segments(linesOf(map.regions[region].path))).length, `${id} on ${region}`).toBe(line.size);
    }
  });

  test("an arrow begins in one of its regions and ends in the other", () => {
    for (const { id, a, b, kind } of links) {
      if (kind !== "arrow") continue;
      const points = alongArrow(map.links[id].path).map(({ x, y }) => [x, y]);
      expect(inside(points[0], linesOf(map.regions[a].path)), `${id} in ${a}`).toBe(true);
      expect(inside(points.at(-1), linesOf(map.regions[b].path)), `${id} in ${b}`).toBe(true);
    }
  });
});

describe.each(regions)("places in %s", (id, region) => {
  const [, , width, height] = map.viewBox;
  const rings = linesOf(region.path);

  test("there are three rats and four stacks", () => {
    expect([region.tokens.length, region.cubes.length]).toEqual([3, 4]);
  });

  test("everything lies inside the outline and in view", () => {
    for (const [name, slot] of slots(region))
      for (const [x, y] of edgeOf(slot)) {
        expect(inside([x, y], rings), `${name} at ${x}, ${y}`).toBe(true);
        expect(x > 0 && y > 0 && x < width && y < height, `${name} in view`).toBe(true);
      }
  });

  test("hints and reviews point at places inside it, and at the plague's where the plague comes", () => {
    const answers = [`plague ${id}`, `add ${id} 1`, id, `${id}.2`, `${id}/1`, `${id}/0+2`];
    const points = answers
      .flatMap((answer) => marksOf(answer, { plague: null, regions: {}, question: null, actor: 0 }))
      .map(({ point }) => point);
    expect(points).toHaveLength(answers.length);
    expect(points[0]).toEqual(region.plague);
    for (const { x, y } of points) expect(inside([x, y], rings), `${x}, ${y}`).toBe(true);
  });

  test("nothing overlaps", () => {
    const all = slots(region);
    for (const [i, [name, slot]] of all.entries())
      for (const [other, another] of all.slice(i + 1))
        expect(overlap(slot, another), `${name} on ${other}`).toBe(false);
  });

  test("walls and arrows are clear of it", () => {
    for (const [name, slot] of slots(region))
      for (const [link, { kind, mid, path }] of Object.entries(map.links)) {
        const taken = kind === "border" ? [rect(mid, 36)] : alongArrow(path).map((p) => rect(p, ARROW - 2));
        expect(
          taken.some((box) => overlap(box, slot)),
          `${name} under ${link}`,
        ).toBe(false);
      }
  });
});

describe("the rest of the sheet", () => {
  const boxes = [
    ["palace", fromCorner(map.palace)],
    ["compass", rect(map.compass, 2 * map.compass.r)],
  ];

  test.each(boxes)("the %s lies in the sea", (name, box) => {
    for (const rings of [linesOf(map.land), ...regions.map(([, { path }]) => linesOf(path))])
      for (const point of edgeOf(box)) expect(inside(point, rings)).toBe(false);
  });

  test.each(map.sea.map((name) => [name.name, name]))("the name of the sea %s has room", (_, name) => {
    const points = alongName(name);
    for (const rings of [linesOf(map.land), ...regions.map(([, { path }]) => linesOf(path))])
      for (const point of points) expect(inside(point, rings)).toBe(false);
    for (const { kind, path } of Object.values(map.links)) {
      if (kind !== "arrow") continue;
      for (const { x, y } of alongArrow(path))
        expect(points.some((p) => Math.hypot(p[0] - x, p[1] - y) < 3)).toBe(false);
    }
  });

  test("the palace holds its four stacks", () => {
    const { x0, y0, x1, y1 } = fromCorner(map.palace);
    expect(map.palace.cubes).toHaveLength(4);
    for (const cube of map.palace.cubes.map((place) => rect(place, map.cube)))
      expect(cube.x0 > x0 && cube.y0 > y0 && cube.x1 < x1 && cube.y1 < y1).toBe(true);
  });

  test("land goes on beyond the view: whatever is cut there is out of sight in a frame of any shape", () => {
    const [, , width, height] = map.viewBox;
    const lines = [linesOf(map.land), ...regions.map(([, { path }]) => linesOf(path))].flat();
    const cut = lines.flatMap((line) => line.slice(1).filter((p, i) => isLevel(p, line[i], 40)));
    const seen = ([x, y]) => x > -480 && y > -480 && x < width + 480 && y < height + 480;
    expect(cut.filter(seen)).toEqual([]);
    expect(lines.flat().some(([x, y]) => x > width && y > 0 && y < height)).toBe(true);
  });

  test("the file is small enough to be sent with the page", () => {
    expect(text.length).toBeLessThan(75_000);
  });
});

describe("the generator", () => {
  let made;
  beforeAll(() => {
    made = mapText(makeMap(sources));
  }, 120_000);

  test("map.json is current: `npm run map` would write the same", () => {
    expect(made === text).toBe(true);
  });
});

test("the reader of TOML copes with what the data files hold", () => {
  const read = readToml(
    'a = "x # y" # note\n[[r]]\nn = 2\n[[r]]\nn = 3\n[t]\nl = [\n  ["p", "q"], # one\n  ["r"],\n]\n',
  );
  expect(read).toEqual({ a: "x # y", r: [{ n: 2 }, { n: 3 }], t: { l: [["p", "q"], ["r"]] } });
  expect(() => readToml("a: b")).toThrow();
});

/** The places where two segments properly cross. */
function crossings(all) {
  const left = ([a, b]) => Math.min(a[0], b[0]);
  const right = ([a, b]) => Math.max(a[0], b[0]);
  const side = ([a, b], p) => Math.sign((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]));
  const cross = (s, t) => side(s, t[0]) * side(s, t[1]) < 0 && side(t, s[0]) * side(t, s[1]) < 0;
  const sorted = all.toSorted((s, t) => left(s) - left(t));
  return sorted.flatMap((s, i) => {
    const found = [];
    for (let k = i + 1; k < sorted.length && left(sorted[k]) <= right(s); k++)
      if (cross(s, sorted[k])) found.push([s, sorted[k]]);
    return found;
  });
}

/** Whether the line between two points runs exactly across or down for longer than nature does. */
const isLevel = (a, b, longest) => (a[0] === b[0] || a[1] === b[1]) && Math.hypot(a[0] - b[0], a[1] - b[1]) > longest;

/** Points along the middle of a sea's Latin name, from end to end. */
function alongName({ x, y, angle, size, name }) {
  const latin = { atlantic: "Oceanus Atlanticus", north: "Mare Germanicum", baltic: "Mare Suebicum" };
  const more = { mediterranean: "Mare Internum", adriatic: "Mare Adriaticum", black: "Pontus Euxinus" };
  const width = { ...latin, ...more }[name].length * size * 0.44;
  const turn = (angle * Math.PI) / 180;
  return Array.from({ length: 41 }, (_, i) => {
    const along = (i / 40 - 0.5) * width;
    return [x + along * Math.cos(turn), y + along * Math.sin(turn)];
  });
}
