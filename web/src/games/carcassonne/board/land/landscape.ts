// The landscape of a tile as plain lines and areas, made from its data alone: which sides a city covers, which a road joins,
// which half-sides a field reaches. Everything is in hundredths of the unturned tile.
import { featuresOf, placeOf, sidesOf, type TileType } from "../../model/tiles";
import { CENTRE, turned, type Point } from "../geometry";
import { drawnCity } from "./cities";
import { foundFields, sampled, valueAt } from "./fields";
import type { Gate, Ground, Landscape, Way } from "./shapes";
import { bridgesOf, drawnRiver, drawnRoad, lakeOf } from "./ways";

/** Radius of the ground of a monastery. */
const CLOISTER = 17;

const known = new WeakMap<TileType, Landscape>();
const knownTurned = new WeakMap<TileType, Landscape[]>();

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
