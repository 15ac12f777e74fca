// How a tile is painted, path by path: the same on the page and in a worker.
import { TILE } from "../geometry";
import type { Pen } from "./styles";

export type Pencil = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export interface Stroke {
  d: string;
  pen: Pen;
}

/** From now on a tile is so many pixels wide. */
export function enlarge(pencil: Pencil, width: number): void {
  pencil.scale(width / TILE, width / TILE);
}

export function paintPath(pencil: Pencil, path: Path2D, pen: Pen): void {
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
