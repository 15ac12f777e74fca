// The landscape of a tile as plain lines and areas, made from its data alone: which sides a city covers, which a road joins,
// which half-sides a field reaches. Everything is in hundredths of the unturned tile.
import { foundFields, sampled, valueAt } from "./fields";
import {
  between,
  CENTRE,
  chance,
  CORNERS,
  curve,
  distance,
  fromLine,
  INWARD,
  MIDDLES,
  mod,
  seedOf,
  TILE,
  turned,
  type Point,
} from "../geometry";
import { featuresOf, halvesOf, placeOf, sidesOf, type TileFeature, type TileType } from "../../tiles";

export interface City {
  id: string;
  outline: Point[];
  /** The walls, each from one corner of the tile to another. */
  walls: Point[][];
}

/** A road or a river: its middle line. */
export interface Way {
  id: string;
  line: Point[];
}

/** A round area: the ground of a monastery, the lake of a river's mouth. */
export interface Ground {
  id: string;
  at: Point;
  r: number;
}

export interface Field {
  id: string;
  outlines: Point[][];
}

/** Where a road passes over something else, and its direction there. */
export interface Bridge {
  at: Point;
  along: Point;
  over: "river" | "road";
}

/** Where a road goes through a wall. */
export interface Gate {
  at: Point;
  /** One step out of the city. */
  out: Point;
}

export interface Landscape {
  cities: City[];
  roads: Way[];
  rivers: Way[];
  lakes: Ground[];
  monasteries: Ground[];
  fields: Field[];
  bridges: Bridge[];
  gates: Gate[];
  /** Where three or more roads meet. */
  village: Point | null;
  /** The end of a road that meets no other. */
  farm: Point | null;
  /** How far a point is from everything that is no field; in a city, below zero, how far from its walls. */
  clear: (point: Point) => number;
}

/** Radius of the ground of a monastery, and of the waters at the two ends of a river. */
const CLOISTER = 17;
const SPRING = 8.5;
const LAKE = 22;

/** How deep a wall bends into the tile, by what it leaves free: one side or three. */
const BAND = 36;
const CAP = 41;
/** The same where another city begins at the same corner: the walls must part from each other. */
const BESIDE = 30;
/** Two cities that meet in the middle of the tile. */
const MEETING = 66;
/** How far a hand-drawn line leaves its way. */
const UNREST = 1.1;

const known = new WeakMap<TileType, Landscape>();
const knownTurned = new WeakMap<TileType, Landscape[]>();

/** The landscape of a type after `r` quarter turns clockwise. */
export function landscapeOf(type: TileType, r = 0): Landscape {
  let plain = known.get(type);
  if (!plain) known.set(type, (plain = drawn(type)));
  let all = knownTurned.get(type);
  if (!all) knownTurned.set(type, (all = []));
  return (all[r] ??= r === 0 ? plain : turnedLandscape(plain, r));
}

function drawn(type: TileType): Landscape {
  const cities = featuresOf(type, "city").map((city) => drawnCity(type, city));
  const monasteries = featuresOf(type, "monastery").map((it) => ({ id: it.id, at: placeOf(it), r: CLOISTER }));
  const rivers = featuresOf(type, "river").map((river) => drawnRiver(type, river, monasteries));
  const ending = featuresOf(type, "river").map((river) => sidesOf(river).length === 1);
  const lakes = rivers.filter((_, i) => ending[i]).map((river) => lakeOf(type, river));
  const ends = new Map<string, Gate>();
  const roads = featuresOf(type, "road").map((road) => drawnRoad(type, road, cities, ends));
  const junctions = roads.filter((_, i) => featuresOf(type, "road")[i]?.end === "junction");
  const alone = junctions.length === 1 ? junctions[0] : undefined;
  const bare = { cities, roads, rivers, lakes, monasteries };
  const samples = sampled(bare);
  return {
    ...bare,
    fields: foundFields(type, samples),
    clear: (point) => valueAt(samples, point),
    bridges: bridgesOf(roads, rivers, alone),
    gates: [...ends.values()],
    village: junctions.length > 1 ? CENTRE : null,
    farm: alone ? (alone.line.at(-1) as Point) : null,
  };
}

// Cities

function drawnCity(type: TileType, city: TileFeature): City {
  const sides = sidesOf(city);
  const corners = [0, 1, 2, 3].filter((i) => touches(type, city, i));
  if (sides.length === 4) return { id: city.id, outline: [...CORNERS], walls: [] };
  const outline: Point[] = [];
  const walls: Point[][] = [];
  for (const [n, from] of corners.entries()) {
    const to = corners[(n + 1) % corners.length] as number;
    outline.push(CORNERS[from] as Point);
    if (sides.includes(from) && mod(to - from, 4) === 1) continue;
    const wall = drawnWall(type, city, from, to);
    walls.push(wall);
    outline.push(...wall.slice(1, -1));
  }
  return { id: city.id, outline, walls };
}

/** Whether a city reaches corner `i` of the tile: by a side that it covers, or by a spur that parts the fields at this corner. */
function touches(type: TileType, city: TileFeature, i: number): boolean {
  const sides = sidesOf(city);
  if (sides.includes(i) || sides.includes(mod(i - 1, 4))) return true;
  const fields = [mod(2 * i - 1, 8), 2 * i].map((half) => fieldAt(type, half));
  const [before, after] = fields;
  if (!before || !after || before === after) return false;
  return fields.every((field) => field?.cities?.includes(city.id));
}

/** The field that reaches this half-side. */
function fieldAt(type: TileType, half: number): TileFeature | undefined {
  return featuresOf(type, "field").find((field) => halvesOf(field).includes(half));
}

/** The wall from corner `from`, clockwise around what the city leaves free, to corner `to`. */
function drawnWall(type: TileType, city: TileFeature, from: number, to: number): Point[] {
  const a = CORNERS[from] as Point;
  const b = CORNERS[to] as Point;
  const free = mod(to - from, 4) || 4;
  const seed = `${type.id} ${city.id} ${from}`;
  if (free === 2) {
    // Across the tile, a little bent towards the city
    const middle = CORNERS[mod(from + 1, 4)] as Point;
    const bend = (share: number): Point => push(between(a, b, share), middle, -9);
    return unrest(curve(a, bend(0.3), bend(0.7), b), seed);
  }
  if (free === 1) {
    const inward = INWARD[from] as Point;
    return unrest(curve(a, ...arms(a, b, inward, [BAND, BAND], [24, 24]), b), seed);
  }
  // Three sides are free: the city is a cap on the side that begins at `to`
  const inward = INWARD[to] as Point;
  if (meets(type, city)) return unrest(curve(a, ...arms(a, b, inward, [MEETING, MEETING], [34, 34]), b), seed);
  const crowded = [mod(to + 1, 4), mod(to - 1, 4)].map((side) => type.edges[side] === "city");
  const deep = crowded.map((beside) => (beside ? BESIDE : CAP)) as [number, number];
  const wide = crowded.map((beside) => (beside ? 42 : 30)) as [number, number];
  return unrest(curve(a, ...arms(a, b, inward, deep, wide), b), seed);
}

/** The two inner control points of a bend from `a` to `b`. */
function arms(a: Point, b: Point, inward: Point, deep: [number, number], wide: [number, number]): [Point, Point] {
  const along = { x: (b.x - a.x) / TILE, y: (b.y - a.y) / TILE };
  return [
    { x: a.x + along.x * wide[0] + inward.x * deep[0], y: a.y + along.y * wide[0] + inward.y * deep[0] },
    { x: b.x - along.x * wide[1] + inward.x * deep[1], y: b.y - along.y * wide[1] + inward.y * deep[1] },
  ];
}

/** Whether this city and the opposite one meet: a road ends between them, and what lies beside it touches only one of them each. */
function meets(type: TileType, city: TileFeature): boolean {
  return featuresOf(type, "road").some((road) => {
    const beside = citiesBeside(type, road);
    return road.end === "city" && beside.both.length === 0 && beside.any.length === 2 && beside.any.includes(city.id);
  });
}

/** The cities that the fields on the two sides of a one-sided road touch: both of them, any of them. */
function citiesBeside(type: TileType, road: TileFeature): { both: string[]; any: string[] } {
  const side = sidesOf(road)[0] ?? 0;
  const [one, other] = [2 * side, 2 * side + 1].map((half) => fieldAt(type, half)?.cities ?? []) as [
    string[],
    string[],
  ];
  return { both: one.filter((id) => other.includes(id)), any: [...new Set([...one, ...other])] };
}

/** `point` moved by `by` towards `to`. */
function push(point: Point, to: Point, by: number): Point {
  const far = distance(point, to);
  return { x: point.x + ((to.x - point.x) * by) / far, y: point.y + ((to.y - point.y) * by) / far };
}

/** A line as if drawn by hand: a little out of its way, but for both ends. */
function unrest(line: Point[], seed: string, amount = UNREST): Point[] {
  const next = chance(seedOf(seed));
  const [one, two, three] = [next() * 6.28, next() * 6.28, 2 + next() * 1.5];
  // A short line has room for small bends only
  const room = amount * Math.min(1, distance(line[0] as Point, line.at(-1) as Point) / 60) ** 2;
  return line.map((point, i) => {
    const share = i / (line.length - 1);
    const [before, after] = [line[Math.max(0, i - 1)] as Point, line[Math.min(line.length - 1, i + 1)] as Point];
    const long = distance(before, after) || 1;
    // Both ends are met straight on
    const calm = Math.sin(Math.PI * share) ** 2;
    const by = room * calm * (1.2 * Math.sin(three * 2.6 * share + one) + 0.35 * Math.sin(three * 6 * share + two));
    return { x: point.x - ((after.y - before.y) / long) * by, y: point.y + ((after.x - before.x) / long) * by };
  });
}

// Roads and rivers

function drawnRoad(type: TileType, road: TileFeature, cities: readonly City[], gates: Map<string, Gate>): Way {
  const [from, to] = sidesOf(road) as [number, number | undefined];
  const a = MIDDLES[from] as Point;
  const seed = `${type.id} ${road.id}`;
  if (to !== undefined) return { id: road.id, line: unrest(across(from, to), seed, 0.8) };
  const inward = INWARD[from] as Point;
  const ahead = (by: number): Point => ({ x: a.x + inward.x * by, y: a.y + inward.y * by });
  if (road.end === "city") {
    const gate = gateOf(type, road, cities, ahead(40));
    gates.set(road.id, gate);
    const arm = distance(a, gate.at) / 3;
    const line = curve(
      a,
      ahead(arm),
      { x: gate.at.x + gate.out.x * arm, y: gate.at.y + gate.out.y * arm },
      gate.at,
      16,
    );
    return { id: road.id, line: unrest(line, seed, 0.6) };
  }
  if (road.end === "monastery") {
    const cloister = featuresOf(type, "monastery")[0];
    return {
      id: road.id,
      line: unrest(curve(a, ahead(12), ahead(20), cloister ? placeOf(cloister) : CENTRE), seed, 0.6),
    };
  }
  const junctions = featuresOf(type, "road").filter((other) => other.end === "junction").length;
  const end = junctions > 1 ? CENTRE : ahead(76);
  return { id: road.id, line: unrest(curve(a, between(a, end, 0.35), between(a, end, 0.7), end), seed, 0.9) };
}

/** A line from the middle of one side to that of another. */
function across(from: number, to: number, arm = 27.6): Point[] {
  const [a, b] = [MIDDLES[from] as Point, MIDDLES[to] as Point];
  const [inA, inB] = [INWARD[from] as Point, INWARD[to] as Point];
  return curve(a, { x: a.x + inA.x * arm, y: a.y + inA.y * arm }, { x: b.x + inB.x * arm, y: b.y + inB.y * arm }, b);
}

/** Where a road that comes from a side reaches the wall of its city. */
function gateOf(type: TileType, road: TileFeature, cities: readonly City[], ahead: Point): Gate {
  const { both, any } = citiesBeside(type, road);
  const own = cities.filter((city) => both.includes(city.id));
  const side = INWARD[sidesOf(road)[0] ?? 0] as Point;
  const back = { x: -side.x, y: -side.y };
  if (own.length === 0 && any.length > 1) return { at: CENTRE, out: back };
  const walls = (own.length > 0 ? own : cities).flatMap((city) => city.walls);
  const near = walls
    .map((wall) => nearest(ahead, wall, back))
    .sort((p, q) => distance(p.at, ahead) - distance(q.at, ahead));
  return near[0] ?? { at: CENTRE, out: back };
}

/** The point of a wall that is nearest to `point`; `out` points to where the road comes from. */
function nearest(point: Point, wall: readonly Point[], back: Point): Gate {
  let at = wall[0] as Point;
  for (const step of wall) if (distance(step, point) < distance(at, point)) at = step;
  const far = distance(at, point);
  const out = far < 1 ? back : { x: (point.x - at.x) / far, y: (point.y - at.y) / far };
  // Where the wall comes nearer than the point that was looked for, it lies behind it
  return { at, out: out.x * back.x + out.y * back.y < 0 ? { x: -out.x, y: -out.y } : out };
}

function drawnRiver(type: TileType, river: TileFeature, monasteries: readonly Ground[]): Way {
  const [from, to] = sidesOf(river) as [number, number | undefined];
  const a = MIDDLES[from] as Point;
  const seed = `${type.id} ${river.id}`;
  if (to === undefined) {
    const inward = INWARD[from] as Point;
    const end = { x: a.x + inward.x * 56, y: a.y + inward.y * 56 };
    return { id: river.id, line: unrest(curve(a, between(a, end, 0.4), between(a, end, 0.6), end), seed, 2) };
  }
  const line = across(from, to);
  const near = monasteries.find(({ at, r }) => fromLine(at, line) < r);
  if (!near) return { id: river.id, line: unrest(line, seed, mod(to - from, 4) === 2 ? 1.6 : 1) };
  // Around the monastery: it stands on the bank
  const middle = line[Math.floor(line.length / 2)] as Point;
  const away = near.at.y >= middle.y ? -1 : 1;
  const bent = line.map(({ x, y }, i) => ({
    x,
    y: y + away * 16 * Math.sin((Math.PI * i) / (line.length - 1)) ** 2,
  }));
  return { id: river.id, line: bent };
}

/** The water at the end of a river. */
function lakeOf(type: TileType, river: Way): Ground {
  return { id: river.id, at: river.line.at(-1) as Point, r: type.role === "mouth" ? LAKE : SPRING };
}

/** Roads that cross a river, and the one that ends alone beyond another road. */
function bridgesOf(roads: readonly Way[], rivers: readonly Way[], alone: Way | undefined): Bridge[] {
  const over = roads.flatMap((road) => rivers.flatMap((river) => crossing(road, river, "river")));
  const above = alone ? roads.filter((road) => road !== alone).flatMap((road) => crossing(alone, road, "road")) : [];
  return [...over, ...above];
}

function crossing(upper: Way, lower: Way, over: Bridge["over"]): Bridge[] {
  for (let i = 1; i < upper.line.length; i++) {
    const [a, b] = [upper.line[i - 1] as Point, upper.line[i] as Point];
    for (let j = 1; j < lower.line.length; j++) {
      const at = meeting(a, b, lower.line[j - 1] as Point, lower.line[j] as Point);
      const far = distance(a, b);
      if (at) return [{ at, along: { x: (b.x - a.x) / far, y: (b.y - a.y) / far }, over }];
    }
  }
  return [];
}

/** Where two segments cross. */
function meeting(a: Point, b: Point, c: Point, d: Point): Point | null {
  const cross = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (cross === 0) return null;
  const t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / cross;
  const u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / cross;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? between(a, b, t) : null;
}

// Turning

function turnedLandscape(plain: Landscape, r: number): Landscape {
  const turn = (point: Point): Point => turned(point, r);
  const direction = ({ x, y }: Point): Point => {
    const to = turned({ x: x + CENTRE.x, y: y + CENTRE.y }, r);
    return { x: to.x - CENTRE.x, y: to.y - CENTRE.y };
  };
  const way = ({ id, line }: Way): Way => ({ id, line: line.map(turn) });
  const ground = (it: Ground): Ground => ({ ...it, at: turn(it.at) });
  return {
    cities: plain.cities.map(({ id, outline, walls }) => ({
      id,
      outline: outline.map(turn),
      walls: walls.map((wall) => wall.map(turn)),
    })),
    roads: plain.roads.map(way),
    rivers: plain.rivers.map(way),
    lakes: plain.lakes.map(ground),
    monasteries: plain.monasteries.map(ground),
    fields: plain.fields.map(({ id, outlines }) => ({ id, outlines: outlines.map((line) => line.map(turn)) })),
    bridges: plain.bridges.map((it) => ({ ...it, at: turn(it.at), along: direction(it.along) })),
    gates: plain.gates.map((it) => ({ at: turn(it.at), out: direction(it.out) })),
    village: plain.village && turn(plain.village),
    farm: plain.farm && turn(plain.farm),
    clear: (point) => plain.clear(turned(point, -r)),
  };
}
