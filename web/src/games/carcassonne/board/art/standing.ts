// What stands on a tile, and where: nothing in the way of anything else, and each thing on its own ground.
import {
  CATHEDRAL,
  CHURCH,
  CROSS,
  FARM,
  GARDEN,
  GATE,
  HOUSES,
  INN,
  MONASTERY,
  PENNANT,
  PLAGUE,
  TOWER,
  TREES,
  type Motif,
} from "./motifs";
import { between, CENTRE, distance, fromLine, inside, oneOf, somewhere, TILE, turned, type Point } from "../geometry";
import { landscapeOf } from "../land/landscape";
import { type City, type Landscape } from "../land/shapes";
import type { Look } from "./sheet";
import { featuresOf, placeOf, type TileFeature, type TileType } from "../../model/tiles";

export const FURROW = 2.2;
/** The points of a box at which it is looked whether something is in the way. */
const GRID = [0, 0.25, 0.5, 0.75, 1];
const ROOFS: Look[] = ["red", "red", "ochre", "red", "roofblue"];

const signs = new WeakMap<TileType, Point>();

/** Where the sign of the plague lies on a tile: away from its figures' places, its walls and roads. */
function signPlace(type: TileType, r: number): Point {
  let place = signs.get(type);
  if (!place) signs.set(type, (place = roomiest(type)));
  return turned(place, r);
}

function roomiest(type: TileType): Point {
  const land = landscapeOf(type);
  const taken = type.features.filter((feature) => feature.kind !== "river").map(placeOf);
  const lines = [...land.roads, ...land.rivers]
    .map((way) => way.line)
    .concat(land.cities.flatMap((city) => city.walls));
  let best = CENTRE;
  let most = -Infinity;
  for (let y = 15; y <= 85; y += 5) {
    for (let x = 15; x <= 85; x += 5) {
      const at = { x, y };
      const figure = Math.min(26, ...taken.map((place) => distance(place, at)));
      const line = Math.min(16, ...lines.map((way) => fromLine(at, way)));
      const room = figure + 1.3 * line - 0.05 * distance(at, CENTRE);
      if (room > most) [best, most] = [at, room];
    }
  }
  return best;
}

/** Furrows of a field: their middle, half their length, how many, and their direction. */
export interface Furrows {
  at: Point;
  long: number;
  count: number;
  angle: number;
}

export interface Standing {
  at: Point;
  motif: Motif;
  size: number;
  roof?: Look;
}

/** Finds a place for everything on a tile after `r` quarter turns clockwise. `next` gives numbers that look like chance. */
export class Places {
  readonly standing: Standing[] = [];
  readonly furrows: Furrows[] = [];
  private readonly land: Landscape;

  constructor(
    private readonly type: TileType,
    private readonly r: number,
    private readonly next: () => number,
    onlySigns = false,
  ) {
    this.land = landscapeOf(type, r);
    this.placeSigns();
    if (!onlySigns) this.placeAll();
  }

  inTheWay(box: Bounds, gap: number): boolean {
    return (
      this.standing.some((other) => overlap(box, boxAt(other.motif, other.at, other.size), gap)) ||
      this.furrows.some((own) => overlap(box, boxOfFurrows(own), gap))
    );
  }

  /** What counts, or brings a marker. */
  private placeSigns(): void {
    for (const { at } of this.land.monasteries) this.put(MONASTERY, { x: at.x, y: at.y + 4 });
    if (this.type.plague) this.put(PLAGUE, signPlace(this.type, this.r));
    for (const { at } of this.of("garden")) this.put(GARDEN, at, 0.95);
    for (const { feature } of this.of("road")) if (feature.inn) this.placeInn(feature);
    for (const { feature } of this.of("city")) if (feature.cathedral) this.put(CATHEDRAL, { x: 50, y: 58 });
    for (const { feature, at } of this.of("city")) if (feature.pennants) this.placePennant(feature.id, at);
  }

  private placeAll(): void {
    if (this.land.farm) this.put(FARM, { x: this.land.farm.x, y: this.land.farm.y + 1 });
    if (this.land.village) this.placeVillage(this.land.village);
    for (const { at } of this.land.gates) this.put(GATE, { x: at.x, y: at.y + 1 });
    for (const city of this.land.cities) this.placeTowers(city);
    for (const city of this.land.cities) this.placeHouses(city);
    this.placeFurrows();
    this.placeTrees();
  }

  /** Beside its road, where there is room. */
  private placeInn(road: TileFeature): void {
    const line = this.land.roads.find((way) => way.id === road.id)?.line ?? [];
    const fields = this.of("field");
    let best = CENTRE;
    let least = Infinity;
    for (let y = 14; y <= 91; y += 1.5) {
      for (let x = 12; x <= 88; x += 2) {
        const at = { x, y };
        const box = boxAt(INN, at, 1);
        if (!this.free(box, 0.6)) continue;
        const middle = { x, y: y - 3 };
        const aside = Math.min(...fields.map((field) => distance(field.at, middle)));
        const cost = fromLine(middle, line) + Math.max(0, 20 - aside) * 0.5;
        if (cost < least) [best, least] = [at, cost];
      }
    }
    this.put(INN, best);
  }

  private placeVillage(at: Point): void {
    this.put(CROSS, { x: at.x, y: at.y + 1 });
    const spots = [
      { x: at.x - 14, y: at.y - 8 },
      { x: at.x + 14, y: at.y - 8 },
      { x: at.x - 14, y: at.y + 17 },
      { x: at.x + 14, y: at.y + 17 },
    ];
    for (const spot of spots) {
      const motif = oneOf(HOUSES.slice(0, 3), this.next);
      const box = boxAt(motif, spot, 1);
      if (this.free(box, 0.4) && !this.inTheWay(box, 0.5)) this.put(motif, spot, 1, oneOf(ROOFS, this.next));
    }
  }

  /** In its city, away from the walls and from where a figure stands. */
  private placePennant(id: string, pos: Point): void {
    const city = this.land.cities.find((it) => it.id === id) as City;
    let best = pos;
    let most = -Infinity;
    for (let y = 12; y <= 88; y += 4) {
      for (let x = 12; x <= 88; x += 4) {
        const at = { x, y };
        if (!inside(at, city.outline)) continue;
        const wall = Math.min(40, ...city.walls.map((line) => fromLine(at, line)));
        const border = Math.min(x, y, TILE - x, TILE - y);
        const away = Math.min(26, distance(at, pos));
        const score = Math.min(wall, 16) * 2 + Math.min(border, 16) + away * 1.4 - distance(at, pos) * 0.2;
        if (score > most) [best, most] = [at, score];
      }
    }
    this.put(PENNANT, best);
  }

  private placeTowers(city: City): void {
    for (const wall of city.walls) {
      for (const share of [0.28, 0.72]) {
        const at = wall[Math.round(share * (wall.length - 1))] as Point;
        if (!this.inTheWay(boxAt(TOWER, at, 0.9), 0)) this.put(TOWER, at, 0.9);
      }
    }
  }

  private placeHouses(city: City): void {
    const fits = (motif: Motif, at: Point, size: number): boolean => {
      const box = boxAt(motif, at, size);
      const [left, top, right, bottom] = box;
      if (left < 1.5 || top < 1.5 || right > TILE - 1.5 || bottom > TILE - 1.5 || this.inTheWay(box, 0.7)) return false;
      return pointsOf(box).every((point) => this.land.clear(point) < -3.2) && inside(at, city.outline);
    };
    const large = this.of("city").some(
      ({ feature }) => feature.id === city.id && !feature.cathedral && (feature.edges?.length ?? 0) > 1,
    );
    if (large && this.next() < 0.7) {
      for (let i = 0; i < 30; i++) {
        const at = somewhere(this.next, 14);
        if (!fits(CHURCH, at, 1.1)) continue;
        this.put(CHURCH, at, 1.1, oneOf(ROOFS, this.next));
        break;
      }
    }
    for (let i = 0; i < 260; i++) {
      const motif = oneOf(HOUSES, this.next);
      const size = 1 + 0.3 * this.next();
      const at = somewhere(this.next, 4);
      if (fits(motif, at, size)) this.put(motif, at, size, oneOf(ROOFS, this.next));
    }
  }

  private placeFurrows(): void {
    const angle = (this.next() - 0.5) * 0.9;
    for (let i = 0; i < 40 && this.furrows.length < 2; i++) {
      const own = {
        at: somewhere(this.next, 9),
        long: 6 + 5 * this.next(),
        count: 4 + Math.floor(3 * this.next()),
        angle,
      };
      const box = boxOfFurrows(own);
      if (this.free(box, 2) && !this.inTheWay(box, 2) && this.next() < 0.6) this.furrows.push(own);
    }
  }

  private placeTrees(): void {
    const figures = this.type.features.map((feature) => turned(placeOf(feature), this.r));
    const grove = somewhere(this.next, 16);
    for (let i = 0; i < 60; i++) {
      const near = i < 24;
      const at = near ? between(grove, somewhere(this.next, 4), 0.28) : somewhere(this.next, 6);
      const motif = oneOf(TREES, this.next);
      const size = 0.85 + 0.35 * this.next();
      const box = boxAt(motif, at, size);
      const open = figures.every((figure) => distance(figure, { x: at.x, y: at.y - 4 }) > 11);
      if (this.free(box, 1) && open && !this.inTheWay(box, near ? 0.2 : 6)) this.put(motif, at, size);
      if (this.standing.filter((it) => TREES.includes(it.motif)).length > 6) break;
    }
  }

  private of(kind: TileFeature["kind"]): { feature: TileFeature; at: Point }[] {
    return featuresOf(this.type, kind).map((feature) => ({ feature, at: turned(placeOf(feature), this.r) }));
  }

  private put(motif: Motif, at: Point, size = 1, roof?: Look): void {
    this.standing.push({ motif, at, size, ...(roof === undefined ? {} : { roof }) });
  }

  /** Whether a box lies in a field as a whole, this far from everything that is none. */
  private free(box: Bounds, gap: number): boolean {
    const [left, top, right, bottom] = box;
    if (left < 1 || top < 1 || right > TILE - 1 || bottom > TILE - 1) return false;
    return pointsOf(box).every((point) => this.land.clear(point) > gap);
  }
}

/** Left, top, right, bottom. */
export type Bounds = [number, number, number, number];

function overlap(a: Bounds, b: Bounds, gap: number): boolean {
  return a[0] < b[2] + gap && a[2] > b[0] - gap && a[1] < b[3] + gap && a[3] > b[1] - gap;
}

function boxOfFurrows({ at: { x, y }, long, count, angle }: Furrows): Bounds {
  const half = (count * FURROW) / 2;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [wide, high] = [long * cos + half * sin, long * sin + half * cos];
  return [x - wide, y - high, x + wide, y + high];
}

function boxAt(motif: Motif, at: Point, size: number): Bounds {
  const [left, top, right, bottom] = motif.box;
  return [at.x + left * size, at.y + top * size, at.x + right * size, at.y + bottom * size];
}

function pointsOf([left, top, right, bottom]: Bounds): Point[] {
  return GRID.flatMap((a) => GRID.map((b) => ({ x: left + (right - left) * a, y: top + (bottom - top) * b })));
}
