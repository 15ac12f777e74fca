// The cities of a tile: what they cover, their walls, and which of them lie beside a road.
import { featuresOf, halvesOf, sidesOf, type TileFeature, type TileType } from "../../model/tiles";
import { CORNERS, curve, distance, INWARD, mod, TILE, between, type Point } from "../geometry";
import type { City } from "./shapes";
import { unrest } from "./strokes";

/** How deep a wall bends into the tile, by what it leaves free: one side or three. */
const BAND = 36;
const CAP = 41;
/** The same where another city begins at the same corner: the walls must part from each other. */
const BESIDE = 30;
/** Two cities that meet in the middle of the tile. */
const MEETING = 66;

export function drawnCity(type: TileType, city: TileFeature): City {
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
export function citiesBeside(type: TileType, road: TileFeature): { both: string[]; any: string[] } {
  const side = sidesOf(road)[0] ?? 0;
  const [one, other] = [2 * side, 2 * side + 1].map((half) => fieldAt(type, half)?.cities ?? []) as [
    string[],
    string[],
  ];
  return { both: one.filter((id) => other.includes(id)), any: [...new Set([...one, ...other])] };
}

function push(point: Point, to: Point, by: number): Point {
  const far = distance(point, to);
  return { x: point.x + ((to.x - point.x) * by) / far, y: point.y + ((to.y - point.y) * by) / far };
}
