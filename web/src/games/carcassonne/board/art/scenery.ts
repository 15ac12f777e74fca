// A tile as it is drawn: its landscape, turned as it lies, with everything that stands on it upright.
import { CATHEDRAL, CHURCH, GARDEN, MONASTERY, PENNANT, PLAGUE, REED, TUFTS } from "./motifs";
import { RIVER, ROAD } from "../land/fields";
import {
  CENTRE,
  chance,
  distance,
  fromLine,
  hatched,
  inside,
  oneOf,
  seedOf,
  short,
  smooth,
  somewhere,
  TILE,
  type Point,
} from "../geometry";
import { landscapeOf } from "../land/landscape";
import { type Bridge, type Landscape } from "../land/shapes";
import { Sheet, type Layer, type Look } from "./sheet";
import { FURROW, Places, type Standing } from "./standing";
import type { TileType } from "../../model/tiles";

/** How many drawings there are of each tile: which one is seen depends on where it lies. */
export const VARIANTS = 4;

/** Everything, or only what can be told apart from afar: walls, ways and areas, and signs for what counts. */
export type Detail = "near" | "far";

/** How far apart the lines are with which towns are hatched from afar, along a side of the tile. */
const HATCH = 20;
/** How much larger signs are from afar. */
const SIGN = 1.5;
/** Drawings that overlap others or themselves, the lowest first. */
const LARGE = [GARDEN, CHURCH, MONASTERY, CATHEDRAL, PENNANT, PLAGUE];
/** The looks of all others, in the order in which they are drawn. */
const LOOKS: Look[] = [
  "water",
  "ripple",
  "leaf",
  "stone",
  "plaster",
  "shade",
  "red",
  "ochre",
  "roofblue",
  "dark",
  "line",
  "fine",
];
const known = new WeakMap<TileType, Map<string, readonly Layer[]>>();

export function variantAt(at: string): number {
  return seedOf(at) % VARIANTS;
}

/** The tile after `r` quarter turns clockwise, as paths from the lowest to the uppermost. */
export function sceneryOf(type: TileType, r: number, variant: number, detail: Detail = "near"): readonly Layer[] {
  let own = known.get(type);
  if (!own) known.set(type, (own = new Map<string, readonly Layer[]>()));
  const key = detail === "far" ? `${r}` : `${r} ${variant}`;
  let layers = own.get(key);
  if (!layers) own.set(key, (layers = new Scene(type, r, variant, detail).layers));
  return layers;
}

class Scene {
  readonly layers: readonly Layer[];
  private readonly land: Landscape;
  private readonly sheet = new Sheet();
  private readonly next: () => number;
  private readonly places: Places;

  constructor(
    type: TileType,
    r: number,
    variant: number,
    private readonly detail: Detail,
  ) {
    this.land = landscapeOf(type, r);
    this.next = chance(seedOf(`${type.id} ${r} ${variant}`));
    this.places = new Places(type, r, this.next, detail === "far");
    this.layers = this.draw();
  }

  private draw(): readonly Layer[] {
    const { sheet } = this;
    const near = this.detail === "near";
    sheet.add("meadow", "M0 0H100V100H0z");
    if (near) this.meadow();
    this.rivers();
    if (near) this.ripples();
    this.roads();
    if (near) this.ruts();
    this.grounds();
    this.cities();
    if (near && this.land.cities.length > 0) this.streets();
    this.walls(near ? ["wall-edge", "wall", "crenel"] : ["wall-edge", "wall"]);
    this.bridges();
    if (near) this.stand();
    else this.signs();
    return sheet.above().add("edge", "M0 0H100V100H0z").layers;
  }

  // What lies flat

  private meadow(): void {
    for (const { at, long, count, angle } of this.places.furrows) {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const spot = (a: number, b: number): Point => ({ x: at.x + cos * a - sin * b, y: at.y + sin * a + cos * b });
      for (let i = 0; i < count; i++) {
        const b = (i - (count - 1) / 2) * FURROW;
        const [start, end] = [-long + 3 * this.next(), long - 3 * this.next()];
        this.sheet.add("furrow", smooth([spot(start, b), spot(0, b - 0.7), spot(end, b)]));
      }
    }
    for (let i = 0; i < 70; i++) {
      const at = somewhere(this.next, 3);
      if (this.land.clear(at) > 2.6 && !this.places.inTheWay([at.x - 2, at.y - 2.4, at.x + 2, at.y], 0.4)) {
        this.sheet.stamp("grass", oneOf(TUFTS, this.next), at, 0.8 + 0.4 * this.next());
      }
    }
  }

  private rivers(): void {
    const { sheet, land } = this;
    for (const { line } of land.rivers) sheet.add("bank", through(line));
    for (const { at, r } of land.lakes) sheet.circle("shore", at, r + 1.2, 0.86);
    for (const { line } of land.rivers) sheet.above().add("river", through(line));
    for (const { at, r } of land.lakes) sheet.above().circle("lake", at, r, 0.86);
  }

  private ripples(): void {
    const { sheet, land } = this;
    for (const { line } of land.rivers) {
      sheet.add("ripple", smooth(thin(aside(line, 3.2)))).add("ripple", smooth(thin(aside(line, -2.6))));
      for (const side of [RIVER + 1.6, -RIVER - 1.6]) {
        const at = aside(line, side)[3 + Math.floor(this.next() * (line.length - 6))] as Point;
        if (this.land.clear(at) > 0) sheet.stamp("grass", REED, at, 1);
      }
    }
    for (const { at, r } of land.lakes) {
      const wave = (dy: number, wide: number): string =>
        `M${short(at.x - wide * r)} ${short(at.y + dy * r)}H${short(at.x + wide * r)}`;
      sheet.add("wave", wave(-0.45, 0.35) + wave(-0.1, 0.6) + wave(0.3, 0.45));
    }
  }

  private roads(): void {
    const { sheet, land } = this;
    // A road that passes below another is drawn before it
    const above = land.bridges.find((bridge) => bridge.over === "road");
    const order = above
      ? [...land.roads].sort((a, b) => fromLine(above.at, b.line) - fromLine(above.at, a.line))
      : land.roads;
    sheet.above();
    for (const { line } of order) sheet.add("verge", through(line));
    sheet.above();
    for (const { line } of order) sheet.add("road", through(line));
  }

  private ruts(): void {
    for (const { line } of this.land.roads)
      this.sheet.add("rut", smooth(thin(aside(line, 1.7)))).add("rut", smooth(thin(aside(line, -1.7))));
  }

  private grounds(): void {
    const { sheet, land } = this;
    if (land.village) sheet.above().circle("square", land.village, 7.5, 0.86);
    for (const { at, r } of land.monasteries) sheet.above().circle("yard", at, r - 0.4);
  }

  private cities(): void {
    const { sheet, land } = this;
    sheet.above();
    for (const { outline } of land.cities) sheet.polygon("town", outline);
    if (this.detail === "near") return;
    sheet.above();
    for (const { outline } of land.cities) for (const line of hatched(outline, HATCH)) sheet.line("hatched", line);
  }

  private walls(looks: readonly Look[]): void {
    for (const look of looks) {
      this.sheet.above();
      for (const { walls } of this.land.cities) for (const wall of walls) this.sheet.add(look, smooth(thin(wall)));
    }
  }

  /** Paving, and the shadow of the wall. */
  private streets(): void {
    for (let i = 0; i < 60; i++) {
      const { x, y } = somewhere(this.next, 1);
      if (this.land.clear({ x, y }) < -4 && this.land.cities.some(({ outline }) => inside({ x, y }, outline))) {
        this.sheet.add("paving", `M${x.toFixed(1)} ${y.toFixed(1)}h${(1.4 + this.next()).toFixed(1)}`);
      }
    }
    for (const { walls } of this.land.cities)
      for (const wall of walls) this.sheet.add("hatching", smooth(thin(aside(wall, -4.4))));
  }

  private bridges(): void {
    for (const bridge of this.land.bridges) this.bridge(bridge);
  }

  private bridge({ at, along, over }: Bridge): void {
    const long = over === "river" ? RIVER + 4 : ROAD + 4.4;
    const wide = ROAD + 0.6;
    const spot = (a: number, b: number): Point => ({
      x: at.x + along.x * a - along.y * b,
      y: at.y + along.y * a + along.x * b,
    });
    const { sheet } = this;
    sheet.above().polygon("deck", [spot(-long, -wide), spot(long, -wide), spot(long, wide), spot(-long, wide)]);
    if (this.detail === "near")
      for (let a = -long + 2; a < long; a += 2.4) sheet.line("fine", [spot(a, -wide + 0.8), spot(a, wide - 0.8)]);
    for (const side of [-wide, wide]) {
      sheet.above();
      const flare = side * 1.35;
      const rail = [spot(-long - 2, flare), spot(-long, side), spot(long, side), spot(long + 2, flare)];
      sheet.line("rail-edge", rail).above().line("rail", rail);
    }
  }

  // What stands upright

  /** What is small doesn't overlap: it is drawn together, all areas before all lines. What is large comes one after the other. */
  private stand(): void {
    const small = this.places.standing.filter(({ motif }) => !LARGE.includes(motif));
    this.sheet.above();
    for (const look of LOOKS) for (const one of small) this.stamp(one, look);
    const large = this.places.standing.filter(({ motif }) => LARGE.includes(motif));
    for (const one of large.sort((a, b) => LARGE.indexOf(a.motif) - LARGE.indexOf(b.motif) || a.at.y - b.at.y)) {
      this.sheet.above();
      this.stamp(one);
    }
  }

  /** What counts and can be recognised from afar is drawn larger, about its own middle. */
  private signs(): void {
    for (const one of this.places.standing) {
      const [, top, , bottom] = one.motif.box;
      const middle = (one.size * (top + bottom)) / 2;
      const at = { x: one.at.x, y: one.at.y + middle - SIGN * middle };
      this.sheet.above();
      this.stamp({ ...one, at, size: SIGN * one.size });
    }
  }

  /** Draw something, or only what of it looks like this. */
  private stamp({ motif, at, size, roof }: Standing, only?: Look): void {
    for (const [kind, d] of motif.strokes) {
      const look = kind === "roof" ? (roof ?? "red") : kind;
      if (only !== undefined && look !== only) continue;
      if (only === undefined) this.sheet.above();
      this.sheet.stamp(look, d, at, size);
    }
  }
}

/** Every third point of a line, and both ends: enough to draw it smoothly. */
function thin(line: readonly Point[]): Point[] {
  return line.filter((_, i) => i % 3 === 0 || i === line.length - 1);
}

/** A road or river as it is drawn: it goes on a little over the border of the tile, which cuts it off straight. */
function through(line: readonly Point[]): string {
  const on = ({ x, y }: Point): boolean => Math.min(x, y, TILE - x, TILE - y) < 0.1;
  const beyond = (end: Point): Point[] => {
    const out = { x: end.x - CENTRE.x, y: end.y - CENTRE.y };
    return on(end) ? [{ x: end.x + out.x * 0.08, y: end.y + out.y * 0.08 }] : [];
  };
  return smooth([...beyond(line[0] as Point), ...thin(line), ...beyond(line.at(-1) as Point)]);
}

/** A line beside another, `by` to its left. */
function aside(line: readonly Point[], by: number): Point[] {
  return line.map((point, i) => {
    const before = line[Math.max(0, i - 1)] as Point;
    const after = line[Math.min(line.length - 1, i + 1)] as Point;
    const far = distance(before, after) || 1;
    return { x: point.x + ((after.y - before.y) / far) * by, y: point.y - ((after.x - before.x) / far) * by };
  });
}
