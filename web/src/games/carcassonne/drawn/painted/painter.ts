// The table and the tiles on it, painted on a canvas that is larger than the window. The canvas lies in the moving world: while the board
// is pushed around, nothing is painted until it has moved so far that something would be missing.
import type { Camera, Frame } from "../board/camera";
import { mod, nameOfPlace, originOf, TILE, type Box } from "../geometry";
import type { Detail } from "../art/scenery";
import { Bitmaps, type Drawing } from "./bitmaps";
import type { Pens } from "./pens";

/** A tile where it lies. */
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

/** How much is painted around the window, as a share of it. */
const AROUND = 0.3;
/** More pixels of the screen in one of the page are not seen. */
const FINEST = 3;
/** For so many milliseconds in a row tiles are painted. */
const PATIENCE = 8;

export class Painter {
  private readonly bitmaps: Bitmaps;
  private painted: Sight | null = null;
  private due = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    pens: Record<Detail, Pens>,
  ) {
    this.bitmaps = new Bitmaps(pens);
  }

  stop(): void {
    cancelAnimationFrame(this.due);
  }

  /** See to it that this is in sight. */
  show(sight: Sight): void {
    if (this.suffices(sight)) return;
    cancelAnimationFrame(this.due);
    if (this.painted?.light !== sight.light) this.bitmaps.forget();
    this.painted = sight;
    this.place(sight);
    this.paint(sight);
  }

  /** Whether what is painted already will do. */
  private suffices(sight: Sight): boolean {
    const { painted } = this;
    if (!painted || painted.tiles !== sight.tiles || painted.light !== sight.light || painted.names !== sight.names)
      return false;
    if (painted.frame.wide !== sight.frame.wide || painted.frame.high !== sight.frame.high) return false;
    const isCovered = holds(areaOf(painted), areaOf(sight, 0));
    if (sight.moving) return isCovered;
    return isCovered && !painted.moving && painted.camera.k === sight.camera.k && painted.detail === sight.detail;
  }

  /** Put the canvas where its picture belongs, in the units of the board. */
  private place(sight: Sight): void {
    const { canvas } = this;
    const { x, y, w, h } = areaOf(sight);
    const ratio = ratioNow();
    canvas.width = Math.round(w * sight.camera.k * ratio);
    canvas.height = Math.round(h * sight.camera.k * ratio);
    Object.assign(canvas.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
  }

  /** Paint what there is; tiles that are still missing in this size follow picture by picture. */
  private paint(sight: Sight): void {
    const area = areaOf(sight);
    const scale = sight.camera.k * ratioNow();
    const size = Math.ceil(TILE * scale);
    const seen = sight.tiles.filter(({ at }) => meets(area, at));
    const end = performance.now() + PATIENCE;
    let isWhole = true;
    for (const { drawing } of seen) {
      if (this.bitmaps.exact(drawing, size) || (sight.moving && this.bitmaps.any(drawing))) continue;
      if (performance.now() < end) this.bitmaps.make(drawing, size, sight.detail);
      else isWhole = false;
    }
    const pencil = this.canvas.getContext("2d");
    if (pencil) this.lay(pencil, seen, area, scale, size);
    if (pencil && sight.names) this.name(pencil, area, scale);
    if (!isWhole) this.due = requestAnimationFrame(() => this.paint(sight));
    else if (!sight.moving) this.bitmaps.keep(new Set(sight.tiles.map(({ drawing }) => drawing.id)));
  }

  /** Write the places onto the table and the tiles, as the chronicle calls them. */
  private name(pencil: CanvasRenderingContext2D, area: Box, scale: number): void {
    const { fontFamily, outlineColor, caretColor } = getComputedStyle(this.canvas);
    const size = Math.max(10 * ratioNow(), 0.11 * TILE * scale);
    pencil.font = `600 ${size}px ${fontFamily}`;
    pencil.textBaseline = "top";
    pencil.lineJoin = "round";
    pencil.lineWidth = size / 4;
    pencil.strokeStyle = outlineColor;
    pencil.fillStyle = caretColor;
    for (let x = Math.floor(area.x / TILE); x * TILE < area.x + area.w; x++) {
      for (let y = Math.floor(area.y / TILE); y * TILE < area.y + area.h; y++) {
        const [left, top] = [(x * TILE - area.x) * scale + size / 3, (y * TILE - area.y) * scale + size / 3];
        pencil.strokeText(nameOfPlace({ x, y }), left, top);
        pencil.fillText(nameOfPlace({ x, y }), left, top);
      }
    }
  }

  private lay(
    pencil: CanvasRenderingContext2D,
    tiles: readonly Painted[],
    area: Box,
    scale: number,
    size: number,
  ): void {
    const { width, height } = this.canvas;
    pencil.clearRect(0, 0, width, height);
    // The lines of the table
    pencil.fillStyle = getComputedStyle(this.canvas).color;
    const wide = Math.max(1, Math.round(ratioNow()));
    for (let x = -mod(area.x, TILE) * scale; x < width; x += TILE * scale)
      pencil.fillRect(Math.round(x), 0, wide, height);
    for (let y = -mod(area.y, TILE) * scale; y < height; y += TILE * scale)
      pencil.fillRect(0, Math.round(y), width, wide);
    for (const { at, drawing } of tiles) {
      const image = this.bitmaps.any(drawing);
      const { x, y } = originOf(at);
      const [left, top] = [(x - area.x) * scale, (y - area.y) * scale].map(Math.round) as [number, number];
      if (image) pencil.drawImage(image, left, top, size, size);
    }
  }
}

function ratioNow(): number {
  return Math.min(FINEST, devicePixelRatio);
}

/** What is painted of the board: the window, and some more on every side. */
function areaOf({ camera, frame }: Sight, around = AROUND): Box {
  const more = Math.round(around * Math.min(frame.wide, frame.high));
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
