// Finds fixed places inside a region for its name, its badge, its rats, cubes, plague piece, bishop and nuns.
// Where there is room, all of it is stacked the same way everywhere: name, rats, cubes, the rest. Elsewhere the groups go their own
// ways: all places of all shapes that fit the outline are tried, and a beam search keeps the tidiest combination, close together,
// away from the coast, the name on top.
import { AIR, BADGE, BISHOP, CUBE, LABEL, MARGIN, NUN, PLAGUE, TOKEN } from "./settings.mjs";
import { box, inside } from "./outlines.mjs";
import { tenths } from "./path.mjs";

const STEP = 2; // units between the places that are tried
const BEAM = 250;
/** How many places of a group are looked at from each arrangement of the groups before it. */
const WIDTH_OF_SEARCH = { tokens: 250, cubes: 40, badge: 20, plague: 20, clergy: 30, label: 60 };
/** In which order the groups look for a place: what comes first gets the best one, and none suits every region. */
const ORDERS = [
  ["tokens", "cubes", "plague", "badge", "clergy", "label"],
  ["label", "tokens", "cubes", "plague", "badge", "clergy"],
  ["tokens", "label", "cubes", "badge", "plague", "clergy"],
  ["cubes", "tokens", "label", "plague", "badge", "clergy"],
];

/** Lays boxes side by side in rows: [[box, box], [box]] gives the middle of each and the box around all. */
function rows(lines) {
  const lengthOf = (line) => line.reduce((sum, box) => sum + box.width + AIR, 0);
  const width = Math.max(...lines.map(lengthOf));
  const places = [];
  let y = 0;
  for (const line of lines) {
    const height = Math.max(...line.map((box) => box.height)) + AIR;
    let x = (width - lengthOf(line)) / 2;
    for (const box of line) {
      places.push([x + (box.width + AIR) / 2, y + height / 2]);
      x += box.width + AIR;
    }
    y += height;
  }
  return { width, height: y, places };
}

/** `count` square pieces of one size, in rows of `perRow`. */
function block(count, size, perRow) {
  const lines = [];
  const piece = { width: size, height: size };
  for (let left = count; left > 0; left -= perRow) lines.push(Array(Math.min(perRow, left)).fill(piece));
  return rows(lines);
}

/** What a label takes up; names are set in capitals. */
const labelWidth = (id) => id.length * LABEL.letter + 2 * AIR;

/** The groups in the order in which they look for a place; `dislike` is what a shape costs. */
function groups(id) {
  const shape = (laid, dislike = 0) => ({ ...laid, dislike });
  return {
    tokens: [shape(block(3, TOKEN, 3)), shape(block(3, TOKEN, 2), 300), shape(block(3, TOKEN, 1), 800)],
    cubes: [shape(block(4, CUBE, 2)), shape(block(4, CUBE, 4), 100), shape(block(4, CUBE, 1), 900)],
    badge: [shape(rows([[BADGE]]))],
    plague: [shape(rows([[PLAGUE]]))],
    clergy: [shape(rows([[BISHOP, NUN]])), shape(rows([[BISHOP], [NUN]]), 100)],
    label: [shape({ width: labelWidth(id), height: LABEL.height, places: [[labelWidth(id) / 2, LABEL.height / 2]] })],
  };
}

/** Answers quickly whether a box lies inside the outline: a raster of the region and its running sums. */
class Floor {
  constructor(rings, view) {
    const [x0, y0, x1, y1] = box(rings);
    this.x0 = Math.max(Math.floor(x0), view[0]);
    this.y0 = Math.max(Math.floor(y0), view[1]);
    this.nx = Math.ceil((Math.min(x1, view[2]) - this.x0) / STEP);
    this.ny = Math.ceil((Math.min(y1, view[3]) - this.y0) / STEP);
    this.sums = new Int32Array((this.nx + 1) * (this.ny + 1));
    for (let j = 0; j < this.ny; j++)
      for (let i = 0; i < this.nx; i++) {
        const full = inside([this.x0 + (i + 0.5) * STEP, this.y0 + (j + 0.5) * STEP], rings);
        this.sums[this.at(i + 1, j + 1)] =
          (full ? 1 : 0) + this.sums[this.at(i, j + 1)] + this.sums[this.at(i + 1, j)] - this.sums[this.at(i, j)];
      }
  }
  at(i, j) {
    return j * (this.nx + 1) + i;
  }
  /** How much of the box of cells is land, between 0 and 1; cells beyond the raster are none. */
  share(i0, j0, i1, j1) {
    const cut = (value, most) => Math.min(Math.max(value, 0), most);
    const [a, b, c, d] = [cut(i0, this.nx), cut(j0, this.ny), cut(i1, this.nx), cut(j1, this.ny)];
    const full =
      this.sums[this.at(c, d)] - this.sums[this.at(a, d)] - this.sums[this.at(c, b)] + this.sums[this.at(a, b)];
    return full / ((i1 - i0) * (j1 - j0));
  }
  /** Whether a box lies wholly inside. */
  holds({ x, y, width, height }) {
    const cell = (value, from) => (value - from) / STEP;
    const [i, j] = [Math.floor(cell(x, this.x0)), Math.floor(cell(y, this.y0))];
    const [i1, j1] = [Math.ceil(cell(x + width, this.x0)), Math.ceil(cell(y + height, this.y0))];
    return this.share(i, j, i1, j1) === 1;
  }
  /** All places where a box of this size lies wholly inside. */
  *places(width, height) {
    const w = Math.ceil(width / STEP) + 1;
    const h = Math.ceil(height / STEP) + 1;
    const margin = 4;
    for (let j = 0; j + h <= this.ny; j += 2)
      for (let i = 0; i + w <= this.nx; i += 2)
        if (this.share(i, j, i + w, j + h) === 1)
          yield {
            x: this.x0 + i * STEP + 1,
            y: this.y0 + j * STEP + 1,
            snug: 1 - this.share(i - margin, j - margin, i + w + margin, j + h + margin),
          };
  }
}

const overlap = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Cost of one more group at this place: the far ones and those hard by the outline are dear. Bishops and nuns are rare guests. */
function cost(taken, name, focus) {
  const mx = taken.x + taken.width / 2;
  const my = taken.y + taken.height / 2;
  const far = (mx - focus[0]) ** 2 + (my - focus[1]) ** 2;
  const weight = { label: 0.6, clergy: 0.6 }[name] ?? 1;
  return weight * far + taken.dislike + 4000 * taken.snug;
}

/** What two groups cost together: names belong on top of the rest and in line with it. */
function together(name, group, other, taken) {
  if (name !== "label" && other !== "label") return 0;
  const [label, below] = name === "label" ? [group, taken] : [taken, group];
  const off = Math.abs(label.x + label.width / 2 - (below.x + below.width / 2));
  return (below.y < label.y + label.height ? 1500 : 0) + off * 4;
}

/** All placements of one group that fit the outline, best first. */
function candidates(floor, name, shapes, focus, obstacles) {
  const all = shapes.flatMap((shape) =>
    [...floor.places(shape.width, shape.height)]
      .filter((place) => !obstacles.some((obstacle) => overlap({ ...shape, ...place }, obstacle)))
      .map((place) => ({ ...shape, ...place, cost: cost({ ...shape, ...place }, name, focus) })),
  );
  return all.sort((a, b) => a.cost - b.cost);
}

/** Every state with the group put into each of the best places that are still free there. */
function extended(states, name, options) {
  const next = [];
  for (const state of states) {
    const others = Object.values(state.taken);
    let found = 0;
    for (const option of options) {
      if (others.some((other) => overlap(option, other))) continue;
      const extra = Object.entries(state.taken).reduce(
        (sum, [other, taken]) => sum + together(name, option, other, taken),
        0,
      );
      next.push({ taken: { ...state.taken, [name]: option }, cost: state.cost + option.cost + extra });
      if (++found === WIDTH_OF_SEARCH[name]) break;
    }
  }
  return next;
}

/** The beam search in one order of the groups; null when something finds no place. */
function search(order, options) {
  let states = [{ taken: {}, cost: 0 }];
  for (const name of order) {
    states = extended(states, name, options[name]);
    states = states.sort((a, b) => a.cost - b.cost).slice(0, BEAM);
  }
  return states[0] ?? null;
}

/** The usual stack, with its first and last row moved sideways by so much. */
function stack(shapes, nameShift, lastShift) {
  const [name, rats, row] = [shapes.label[0], shapes.tokens[0], shapes.cubes[1]];
  const [badge, piece, guests] = [shapes.badge[0], shapes.plague[0], shapes.clergy[0]];
  const middle = rats.width / 2;
  const last = middle + lastShift - (badge.width + piece.width + guests.width) / 2;
  const y2 = rats.height + row.height;
  return {
    label: { ...name, x: middle + nameShift - name.width / 2, y: -name.height },
    tokens: { ...rats, x: 0, y: 0 },
    cubes: { ...row, x: middle - row.width / 2, y: rats.height },
    badge: { ...badge, x: last, y: y2 },
    plague: { ...piece, x: last + badge.width, y: y2 },
    clergy: { ...guests, x: last + badge.width + piece.width, y: y2 + (piece.height - guests.height) / 2 },
  };
}

const SHIFTS = [0, -12, 12, -24, 24, -36, 36, -48, 48];

/** The best place for the usual stack, or null. */
function stacked(id, floor, focus, obstacles) {
  let best = null;
  const free = (group) => floor.holds(group) && !obstacles.some((obstacle) => overlap(group, obstacle));
  const all = groups(id);
  const stacks = SHIFTS.flatMap((name) =>
    SHIFTS.map((last) => ({ laid: stack(all, name, last), dislike: 8 * (name * name + last * last) })),
  );
  const { width, height } = stacks[0].laid.tokens;
  for (const { x, y, snug } of floor.places(width, height))
    for (const { laid, dislike } of stacks) {
      const far = (x + width / 2 - focus[0]) ** 2 + (y + height + 6 - focus[1]) ** 2;
      const price = far + dislike + 4000 * snug;
      if (best && price >= best.price) continue;
      const taken = Object.entries(laid).map(([key, group]) => [key, { ...group, x: group.x + x, y: group.y + y }]);
      if (taken.every(([, group]) => free(group))) best = { price, taken: Object.fromEntries(taken) };
    }
  return best?.taken ?? null;
}

/** The best arrangement. Throws when nothing fits: then the region must be enlarged. */
function arrange(id, floor, focus, obstacles) {
  const usual = stacked(id, floor, focus, obstacles);
  if (usual) return usual;
  const options = Object.fromEntries(
    Object.entries(groups(id)).map(([name, shapes]) => [name, candidates(floor, name, shapes, focus, obstacles)]),
  );
  const found = ORDERS.map((order) => search(order, options)).filter(Boolean);
  if (!found.length) throw new Error(`no room for everything in ${id}`);
  return found.reduce((best, state) => (state.cost < best.cost ? state : best)).taken;
}

const point = ([x, y]) => ({ x: tenths(x), y: tenths(y) });

/** Where everything goes in the region with these outlines. */
export function slotsFor(id, rings, focus, view, obstacles) {
  const [left, top, right, bottom] = view;
  const within = [left + MARGIN, top + MARGIN, right - MARGIN, bottom - MARGIN];
  const taken = arrange(id, new Floor(rings, within), focus, obstacles);
  const places = (name) => taken[name].places.map(([x, y]) => point([x + taken[name].x, y + taken[name].y]));
  const [bishop, nun] = places("clergy");
  return {
    label: { ...places("label")[0], width: labelWidth(id), height: LABEL.height },
    tokens: places("tokens"),
    cubes: places("cubes"),
    badge: places("badge")[0],
    plague: places("plague")[0],
    nun,
    bishop,
  };
}

/** The middle of the largest circle inside the outline, seen on a coarse raster: where a region is roomiest. */
export function roomiest(rings, view) {
  const points = rings.flat();
  const [x0, y0, x1, y1] = box(rings);
  let best = { distance: -1 };
  for (let y = Math.max(y0, view[1]); y < Math.min(y1, view[3]); y += 6)
    for (let x = Math.max(x0, view[0]); x < Math.min(x1, view[2]); x += 6) {
      if (!inside([x, y], rings)) continue;
      const toEdge = Math.min(x - view[0], y - view[1], view[2] - x, view[3] - y);
      const distance = Math.min(toEdge, ...points.map(([px, py]) => Math.hypot(px - x, py - y)));
      if (distance > best.distance) best = { distance, at: [x, y] };
    }
  return best.at;
}
