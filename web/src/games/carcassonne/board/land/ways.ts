// The roads and rivers of a tile, and what lies where they end or meet: gates, waters, bridges.
import { featuresOf, placeOf, sidesOf, type TileFeature, type TileType } from "../../model/tiles";
import { between, CENTRE, curve, distance, fromLine, INWARD, MIDDLES, mod, type Point } from "../geometry";
import { citiesBeside } from "./cities";
import type { Bridge, City, Gate, Ground, Way } from "./shapes";
import { unrest } from "./strokes";

/** Radius of the waters at the two ends of a river. */
const SPRING = 8.5;
const LAKE = 22;

export function drawnRoad(type: TileType, road: TileFeature, cities: readonly City[], gates: Map<string, Gate>): Way {
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

export function drawnRiver(type: TileType, river: TileFeature, monasteries: readonly Ground[]): Way {
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

export function lakeOf(type: TileType, river: Way): Ground {
  return { id: river.id, at: river.line.at(-1) as Point, r: type.role === "mouth" ? LAKE : SPRING };
}

/** Roads that cross a river, and the one that ends alone beyond another road. */
export function bridgesOf(roads: readonly Way[], rivers: readonly Way[], alone: Way | undefined): Bridge[] {
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
