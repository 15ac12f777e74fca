// Tiles as pictures of one size: each different drawing is painted once, and then only put where it lies.
import { sceneryOf, type Detail } from "../art/scenery";
import type { Layer } from "../art/sheet";
import { TILE } from "../geometry";
import type { TileType } from "../../tiles";
import type { Pens } from "./pens";

/** A drawing that several tiles of the board may share. */
export interface Drawing {
  id: string;
  type: TileType;
  r: number;
  variant: number;
}

interface Bitmap {
  image: HTMLCanvasElement;
  /** Its width and height in pixels. */
  size: number;
}

const paths = new WeakMap<Layer, Path2D>();

export class Bitmaps {
  private made = new Map<string, Bitmap>();

  constructor(private readonly pens: Record<Detail, Pens>) {}

  /** The picture of this size; null: it isn't painted yet. */
  exact(drawing: Drawing, size: number): HTMLCanvasElement | null {
    const bitmap = this.made.get(drawing.id);
    return bitmap?.size === size ? bitmap.image : null;
  }

  /** A picture of any size; null: there is none. */
  any(drawing: Drawing): HTMLCanvasElement | null {
    return this.made.get(drawing.id)?.image ?? null;
  }

  /** Paint a drawing; the picture of another size is forgotten. */
  make(drawing: Drawing, size: number, detail: Detail): HTMLCanvasElement {
    const image = document.createElement("canvas");
    image.width = image.height = size;
    const pencil = image.getContext("2d");
    if (pencil) {
      pencil.scale(size / TILE, size / TILE);
      for (const layer of sceneryOf(drawing.type, drawing.r, drawing.variant, detail))
        this.paint(pencil, layer, detail);
    }
    this.made.set(drawing.id, { image, size });
    return image;
  }

  /** Keep only the pictures of these drawings. */
  keep(ids: ReadonlySet<string>): void {
    for (const id of this.made.keys()) if (!ids.has(id)) this.made.delete(id);
  }

  forget(): void {
    this.made = new Map();
    for (const pens of Object.values(this.pens)) pens.forget();
  }

  private paint(pencil: CanvasRenderingContext2D, layer: Layer, detail: Detail): void {
    const pen = this.pens[detail].of(layer.look);
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
