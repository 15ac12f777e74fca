// Tiles as pictures of a few sizes: each different drawing is painted once in a size, and then only put where it lies.
import { sceneryOf, type Detail } from "../art/scenery";
import type { Layer } from "../art/sheet";
import { TILE } from "../geometry";
import type { TileType } from "../../model/tiles";
import type { TileStyles } from "./styles";

/** A drawing that several tiles of the board may share. */
export interface Drawing {
  id: string;
  type: TileType;
  r: number;
  variant: number;
}

/** The widths of the pictures, in pixels. */
const LEVELS = [32, 64, 128, 192] as const;
const LARGEST = 192;
/** No picture is shown more than this many times as large as it is. */
const STRETCH = 1.1;

const paths = new WeakMap<Layer, Path2D>();

/** The width of the picture for tiles of this width; null where only the drawing itself is fine enough. */
export function levelOf(size: number): number | null {
  return LEVELS.find((level) => size <= level * STRETCH) ?? null;
}

export class Bitmaps {
  private readonly made = new Map<string, HTMLCanvasElement>();
  /** Those that the picture of the board needs which is being put together. */
  private needed = new Set<string>();
  private bytes = 0;
  private room = 0;

  constructor(private readonly styles: Record<Detail, TileStyles>) {}

  /** A new picture of the board begins: all that it doesn't need may go where more than `room` bytes are held. */
  begin(room: number): void {
    this.room = room;
    this.needed = new Set();
  }

  /** The picture of this width; null: it isn't painted yet. */
  exact(drawing: Drawing, level: number, detail: Detail): HTMLCanvasElement | null {
    const id = name(drawing, level, detail);
    const image = this.made.get(id) ?? null;
    if (image) this.needed.add(id);
    return image;
  }

  /** The widest picture that there is; null: there is none. */
  any(drawing: Drawing, detail: Detail): HTMLCanvasElement | null {
    const levels = LEVELS.map((level) => this.exact(drawing, level, detail)).reverse();
    return levels.find((image) => image !== null) ?? null;
  }

  /** Paint a drawing in a width, null: in the largest; null comes back where there is no room for it. */
  make(drawing: Drawing, level: number | null, detail: Detail): HTMLCanvasElement | null {
    const width = level ?? LARGEST;
    const bytes = 4 * width * width;
    for (const id of this.made.keys()) {
      if (this.bytes + bytes <= this.room) break;
      if (!this.needed.has(id)) this.drop(id);
    }
    if (this.bytes + bytes > this.room) return null;
    const image = document.createElement("canvas");
    image.width = image.height = width;
    const pencil = image.getContext("2d");
    if (pencil) {
      pencil.scale(width / TILE, width / TILE);
      this.draw(pencil, drawing, detail);
    }
    const id = name(drawing, width, detail);
    this.made.set(id, image);
    this.needed.add(id);
    this.bytes += bytes;
    return image;
  }

  /** Paint a drawing itself, in the units of a tile. */
  draw(pencil: CanvasRenderingContext2D, drawing: Drawing, detail: Detail): void {
    for (const layer of sceneryOf(drawing.type, drawing.r, drawing.variant, detail)) this.paint(pencil, layer, detail);
  }

  forget(): void {
    for (const id of this.made.keys()) this.drop(id);
    for (const styles of Object.values(this.styles)) styles.forget();
  }

  private drop(id: string): void {
    const image = this.made.get(id);
    if (!image) return;
    this.made.delete(id);
    this.bytes -= 4 * image.width * image.height;
    // Some browsers free what a canvas holds only when it is small
    image.width = image.height = 0;
  }

  private paint(pencil: CanvasRenderingContext2D, layer: Layer, detail: Detail): void {
    const pen = this.styles[detail].of(layer.look);
    let path = paths.get(layer);
    if (!path) paths.set(layer, (path = new Path2D(layer.d)));
    if (pen.fill !== null) {
      pencil.fillStyle = pen.fill;
      pencil.fill(path);
    }
    if (pen.stroke === null || pen.width === 0) return;
    pencil.globalAlpha = pen.cover;
    pencil.strokeStyle = pen.stroke;
    pencil.lineWidth = pen.width;
    pencil.lineCap = pen.cap;
    pencil.lineJoin = pen.join;
    pencil.setLineDash(pen.dash);
    pencil.stroke(path);
    pencil.globalAlpha = 1;
  }
}

/** From afar all variants of a tile look alike. */
function name({ id, type, r }: Drawing, level: number, detail: Detail): string {
  return `${detail === "far" ? `${type.id} ${r}` : id} ${level} ${detail}`;
}
