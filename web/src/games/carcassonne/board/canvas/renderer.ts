// The table and the tiles on it, painted on a canvas that is larger than the window. The canvas lies in the moving world: while the board
// is pushed around, nothing is painted until it has moved so far that something would be missing. A tile that comes is put beside the others.
import type { Camera, Frame } from "../../../../lib/board/camera";
import { mod, nameOfPlace, originOf, placeAt, TILE, type Box, type Point } from "../geometry";
import type { Detail } from "../art/scenery";
import { Bitmaps, LARGEST, levelOf, type Bitmap, type Drawing } from "./bitmaps";
import { enlarge } from "./brush";
import { extentOf } from "./extent";
import type { TileStyles } from "./styles";
import type { Workshop } from "./workshop";

export interface Painted {
  at: string;
  drawing: Drawing;
}

/** Everything that a picture depends on. */
export interface Sight {
  tiles: readonly Painted[];
  camera: Camera;
  frame: Frame;
  detail: Detail;
  /** The light in which it is seen: in another one the colours are others. */
  light: string;
  /** Every place has its name on it. */
  names: boolean;
  /** The board moves: then it is painted only where something is missing, in haste. */
  moving: boolean;
}

/** How much the pictures of tiles may hold, as a share of what the canvas does; and those that are on their way from the worker. */
const ROOM = 0.38;
const SPARE = 0.08;
/** For so many milliseconds in a row tiles are painted on the page. */
const PATIENCE = 8;

/** What is painted of the board, and how large. */
interface Plan {
  sight: Sight;
  area: Box;
  /** Pixels of the canvas in a unit of the board, and in a tile. */
  scale: number;
  size: number;
  level: number | null;
}

export class TileRenderer {
  private readonly bitmaps: Bitmaps;
  private plan: Plan | null = null;
  /** Tiles that aren't painted as finely as they are to be. */
  private missing: Painted[] = [];
  private due = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    styles: Record<Detail, TileStyles>,
    workshop: Workshop,
  ) {
    this.bitmaps = new Bitmaps(styles, workshop, () => this.goSoon());
  }

  stop(): void {
    cancelAnimationFrame(this.due);
  }

  show(sight: Sight): void {
    const { plan } = this;
    const come = plan && this.suffices(plan.sight, sight) ? added(plan.sight.tiles, sight.tiles) : null;
    if (plan && come) {
      this.plan = { ...plan, sight: { ...plan.sight, tiles: sight.tiles } };
      this.missing.push(...come.filter(({ at }) => meets(plan.area, at)));
      if (come.length > 0) this.go();
    } else this.begin(sight);
  }

  /** Whether what is painted already will do, but for tiles that have come or gone. */
  private suffices(painted: Sight, sight: Sight): boolean {
    if (painted.light !== sight.light || painted.names !== sight.names) return false;
    // The bar below the board is higher at some questions than at others
    const isSameFrame = painted.frame.wide === sight.frame.wide && painted.frame.high === sight.frame.high;
    if (!isSameFrame && !isSharp(painted.camera, sight.camera)) return false;
    const isCovered = holds(areaOf(painted), areaOf(sight, 0));
    if (sight.moving) return isCovered;
    return isCovered && !painted.moving && painted.camera.k === sight.camera.k && painted.detail === sight.detail;
  }

  /** Paint the table and all tiles as far as there are pictures of them; the others follow. */
  private begin(sight: Sight): void {
    if (this.plan?.sight.light !== sight.light) this.bitmaps.forget();
    const scale = sight.camera.k * extentOf(sight.frame).ratio;
    const size = Math.ceil(TILE * scale);
    const plan: Plan = { sight, area: areaOf(sight), scale, size, level: levelOf(size) };
    this.plan = plan;
    this.place(plan);
    const bytes = 4 * this.canvas.width * this.canvas.height;
    this.bitmaps.begin(ROOM * bytes, SPARE * bytes);
    const pencil = this.canvas.getContext("2d");
    if (!pencil) return;
    this.rule(pencil, plan);
    const seen = sight.tiles.filter(({ at }) => meets(plan.area, at));
    this.missing = seen.filter((tile) => {
      const image = this.picture(plan, tile);
      const instead = image ?? this.bitmaps.instead(tile.drawing, sight.detail);
      if (instead) put(pencil, plan, tile, instead);
      return image === null;
    });
    if (sight.names) this.name(pencil, plan);
    this.go();
  }

  /** Put the canvas where its picture belongs, in the units of the board. Another size would make it anew. */
  private place({ area: { x, y, w, h }, scale }: Plan): void {
    const { canvas } = this;
    const [wide, high] = [Math.round(w * scale), Math.round(h * scale)];
    if (canvas.width !== wide) canvas.width = wide;
    if (canvas.height !== high) canvas.height = high;
    Object.assign(canvas.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
  }

  /** Put what has been painted meanwhile, have the worker paint what is missing, and paint the rest here, picture by picture. */
  private go(): void {
    cancelAnimationFrame(this.due);
    const pencil = this.canvas.getContext("2d");
    const { plan } = this;
    if (!plan || !pencil) return;
    // One that comes alone is there at once
    const isAlone = this.missing.length === 1;
    const left = this.missing.filter((tile) => !this.putPicture(pencil, plan, tile));
    const own = left.filter((tile) => isAlone || !this.order(plan, tile));
    this.bitmaps.dropLoose();
    const end = performance.now() + PATIENCE;
    const done = new Set<Painted>();
    for (const tile of own) {
      if (performance.now() >= end) break;
      // Another tile with the same drawing may have been painted just now
      if (!this.putPicture(pencil, plan, tile)) this.paint(pencil, plan, tile);
      done.add(tile);
    }
    this.missing = left.filter((tile) => !done.has(tile));
    this.canvas.toggleAttribute("data-unfinished", this.missing.length > 0);
    if (own.length > done.size) this.goSoon();
  }

  private goSoon(): void {
    cancelAnimationFrame(this.due);
    this.due = requestAnimationFrame(() => this.go());
  }

  /** Put the picture of a tile as it is to be seen in the end, if there is one. */
  private putPicture(pencil: CanvasRenderingContext2D, plan: Plan, tile: Painted): boolean {
    const image = this.picture(plan, tile) ?? this.bitmaps.exact(tile.drawing, plan.size, plan.sight.detail);
    if (image) this.finish(pencil, plan, tile, image);
    return image !== null;
  }

  private finish(pencil: CanvasRenderingContext2D, plan: Plan, tile: Painted, image: Bitmap): void {
    put(pencil, plan, tile, image);
    if (plan.sight.names) this.write(pencil, plan, [placeAt(tile.at)]);
  }

  /** Whether the worker paints a tile: as a picture that can be put again, or as large as it is to be seen. */
  private order({ sight, level, size }: Plan, { drawing }: Painted): boolean {
    const width = level ?? (sight.moving ? LARGEST : null);
    const { bitmaps } = this;
    return (
      (width !== null && bitmaps.order(drawing, width, sight.detail)) || bitmaps.order(drawing, size, sight.detail)
    );
  }

  /** The picture of a tile as it is to be seen in the end; null: there is none yet. */
  private picture({ sight, level }: Plan, { drawing }: Painted): Bitmap | null {
    const exact = level === null ? null : this.bitmaps.exact(drawing, level, sight.detail);
    return exact ?? (sight.moving ? this.bitmaps.any(drawing, sight.detail) : null);
  }

  /** Paint a tile here: by a picture that can be put again, or itself where it is large or there is no room for pictures. */
  private paint(pencil: CanvasRenderingContext2D, plan: Plan, tile: Painted): void {
    const { sight, area, scale, size, level } = plan;
    const image = level !== null || sight.moving ? this.bitmaps.make(tile.drawing, level, sight.detail) : null;
    if (image) {
      this.finish(pencil, plan, tile, image);
      return;
    }
    const [left, top] = cornerOf(tile, area, scale);
    pencil.save();
    pencil.beginPath();
    pencil.rect(left, top, size, size);
    pencil.clip();
    pencil.translate(left, top);
    enlarge(pencil, size);
    this.bitmaps.draw(pencil, tile.drawing, sight.detail);
    pencil.restore();
    if (sight.names) this.write(pencil, plan, [placeAt(tile.at)]);
  }

  /** Write the places onto the table and the tiles, as the chronicle calls them. */
  private name(pencil: CanvasRenderingContext2D, plan: Plan): void {
    const { x, y, w, h } = plan.area;
    const [left, top] = [Math.floor(x / TILE), Math.floor(y / TILE)];
    const columns = Array.from({ length: Math.ceil((x + w) / TILE) - left }, (_, i) => left + i);
    const rows = Array.from({ length: Math.ceil((y + h) / TILE) - top }, (_, i) => top + i);
    const places = columns.flatMap((column) => rows.map((row) => ({ x: column, y: row })));
    this.write(pencil, plan, places);
  }

  private write(pencil: CanvasRenderingContext2D, { sight, area, scale }: Plan, places: readonly Point[]): void {
    const { fontFamily, outlineColor, caretColor } = getComputedStyle(this.canvas);
    const size = Math.max(10 * extentOf(sight.frame).ratio, 0.11 * TILE * scale);
    pencil.font = `600 ${size}px ${fontFamily}`;
    pencil.textBaseline = "top";
    pencil.lineJoin = "round";
    pencil.lineWidth = size / 4;
    pencil.setLineDash([]);
    pencil.strokeStyle = outlineColor;
    pencil.fillStyle = caretColor;
    for (const { x, y } of places) {
      const [left, top] = [(x * TILE - area.x) * scale + size / 3, (y * TILE - area.y) * scale + size / 3];
      pencil.strokeText(nameOfPlace({ x, y }), left, top);
      pencil.fillText(nameOfPlace({ x, y }), left, top);
    }
  }

  /** The empty table with its lines. */
  private rule(pencil: CanvasRenderingContext2D, { sight, area, scale }: Plan): void {
    const { width, height } = this.canvas;
    pencil.clearRect(0, 0, width, height);
    pencil.fillStyle = getComputedStyle(this.canvas).color;
    const wide = Math.max(1, Math.round(extentOf(sight.frame).ratio));
    for (let x = -mod(area.x, TILE) * scale; x < width; x += TILE * scale)
      pencil.fillRect(Math.round(x), 0, wide, height);
    for (let y = -mod(area.y, TILE) * scale; y < height; y += TILE * scale)
      pencil.fillRect(0, Math.round(y), width, wide);
  }
}

/** The tiles that have come; null where others have gone or changed. */
function added(before: readonly Painted[], now: readonly Painted[]): readonly Painted[] | null {
  const isThere = before.every(({ at, drawing }, i) => now[i]?.at === at && now[i].drawing.id === drawing.id);
  return isThere ? now.slice(before.length) : null;
}

/** Whether a picture that was painted for one camera lies on whole pixels of the screen in the other one. */
function isSharp(painted: Camera, now: Camera): boolean {
  const shifts = [painted.x - now.x, painted.y - now.y].map((shift) => shift * devicePixelRatio);
  return shifts.every((shift) => Math.abs(shift - Math.round(shift)) < 0.01);
}

function put(pencil: CanvasRenderingContext2D, plan: Plan, tile: Painted, image: Bitmap): void {
  pencil.drawImage(image, ...cornerOf(tile, plan.area, plan.scale), plan.size, plan.size);
}

/** The corner of a tile in the picture, in pixels. */
function cornerOf({ at }: Painted, area: Box, scale: number): [number, number] {
  const { x, y } = originOf(at);
  return [Math.round((x - area.x) * scale), Math.round((y - area.y) * scale)];
}

/** What is painted of the board: the window, and some more on every side. */
function areaOf({ camera, frame }: Sight, more = extentOf(frame).around): Box {
  return {
    x: (-more - camera.x) / camera.k,
    y: (-more - camera.y) / camera.k,
    w: (frame.wide + 2 * more) / camera.k,
    h: (frame.high + 2 * more) / camera.k,
  };
}

function holds(outer: Box, inner: Box): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.w >= inner.x + inner.w &&
    outer.y + outer.h >= inner.y + inner.h
  );
}

function meets(area: Box, at: string): boolean {
  const { x, y } = originOf(at);
  return x < area.x + area.w && x + TILE > area.x && y < area.y + area.h && y + TILE > area.y;
}
