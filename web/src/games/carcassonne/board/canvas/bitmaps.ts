// Tiles as pictures of a few sizes: each different drawing is painted once in a size, and then only put where it lies.
import { sceneryOf, type Detail } from "../art/scenery";
import type { Layer } from "../art/sheet";
import type { TileType } from "../../model/tiles";
import { enlarge, paintPath, type Stroke } from "./brush";
import type { TileStyles } from "./styles";
import type { Workshop } from "./workshop";

/** A drawing that several tiles of the board may share. */
export interface Drawing {
  id: string;
  type: TileType;
  r: number;
  variant: number;
}

/** The widths of the pictures, in pixels. */
const LEVELS = [32, 64, 128, 192] as const;
export const LARGEST = 192;
/** No picture is shown more than this many times as large as it is. */
const STRETCH = 1.1;

const paths = new WeakMap<Layer, Path2D>();

/** The width of the picture for tiles of this width; null where only the drawing itself is fine enough. */
export function levelOf(size: number): number | null {
  return LEVELS.find((level) => size <= level * STRETCH) ?? null;
}

/** A painted tile: by the page, or by a worker. */
export type Bitmap = HTMLCanvasElement | ImageBitmap;

export class Bitmaps {
  private readonly made = new Map<string, Bitmap>();
  /** What the worker paints now. */
  private readonly ordered = new Set<string>();
  /** Those that the picture of the board needs which is being put together. */
  private needed = new Set<string>();
  /** What is held, and what will be when the worker is done. */
  private bytes = 0;
  private room = 0;
  private spare = 0;
  /** How often all has been forgotten. */
  private lights = 0;

  /** `onPainted` is called when the worker has painted a picture, or has failed to. */
  constructor(
    private readonly styles: Record<Detail, TileStyles>,
    private readonly workshop: Workshop,
    private readonly onPainted: () => void,
  ) {}

  /**
   * A new picture of the board begins: all that it doesn't need may go where more than `room` bytes are held. What the worker paints to be put
   * once may take `spare` bytes more.
   */
  begin(room: number, spare: number): void {
    this.room = room;
    this.spare = spare;
    this.needed = new Set();
  }

  /** The picture of this width; null: it isn't painted yet. */
  exact(drawing: Drawing, width: number, detail: Detail): Bitmap | null {
    const id = name(drawing, width, detail);
    const image = this.made.get(id) ?? null;
    if (image) this.needed.add(id);
    return image;
  }

  /** The widest picture that there is; null: there is none. */
  any(drawing: Drawing, detail: Detail): Bitmap | null {
    const level = this.widest(drawing, detail);
    return level === undefined ? null : this.exact(drawing, level, detail);
  }

  /** What is better than a hole until the right picture is there: it may go as soon as its room is needed. */
  instead(drawing: Drawing, detail: Detail): Bitmap | null {
    for (const seen of [detail, detail === "far" ? "near" : "far"] as const) {
      const level = this.widest(drawing, seen);
      if (level !== undefined) return this.made.get(name(drawing, level, seen)) ?? null;
    }
    return null;
  }

  /** Paint a drawing in a width, null: in the largest; null comes back where there is no room for it. */
  make(drawing: Drawing, level: number | null, detail: Detail): Bitmap | null {
    const width = level ?? LARGEST;
    if (!this.clear(width, this.room)) return null;
    const image = document.createElement("canvas");
    image.width = image.height = width;
    const pencil = image.getContext("2d");
    if (pencil) {
      enlarge(pencil, width);
      this.draw(pencil, drawing, detail);
    }
    const id = name(drawing, width, detail);
    this.made.set(id, image);
    this.needed.add(id);
    this.bytes += bytesOf(width);
    return image;
  }

  /** Whether the worker paints a drawing, now or soon. One in a width that is no level's is put once. */
  order(drawing: Drawing, width: number, detail: Detail): boolean {
    const { workshop, lights } = this;
    if (!workshop.isOpen) return false;
    const id = name(drawing, width, detail);
    if (this.ordered.has(id)) return true;
    if (!this.clear(width, isLevel(width) ? this.room : this.room + this.spare)) return false;
    if (workshop.isFull) return true;
    this.ordered.add(id);
    this.bytes += bytesOf(width);
    workshop.order(width, this.strokes(drawing, detail), (image) => {
      if (lights === this.lights) this.take(id, width, image);
      else {
        image?.close();
        // There is room in the worker for what is missing now
        this.onPainted();
      }
    });
    return true;
  }

  /** Paint a drawing itself, in the units of a tile. */
  draw(pencil: CanvasRenderingContext2D, drawing: Drawing, detail: Detail): void {
    for (const layer of layersOf(drawing, detail)) {
      let path = paths.get(layer);
      if (!path) paths.set(layer, (path = new Path2D(layer.d)));
      paintPath(pencil, path, this.styles[detail].of(layer.look));
    }
  }

  /** Drop what was to be put once. */
  dropLoose(): void {
    for (const [id, { width }] of this.made) if (!isLevel(width)) this.drop(id);
  }

  forget(): void {
    for (const id of this.made.keys()) this.drop(id);
    for (const styles of Object.values(this.styles)) styles.forget();
    this.ordered.clear();
    this.bytes = 0;
    this.lights++;
  }

  /** Drop what isn't needed until there is room for one more, so that at most so many bytes are held; false: there is none. */
  private clear(width: number, most: number): boolean {
    for (const id of this.made.keys()) {
      if (this.bytes + bytesOf(width) <= most) break;
      if (!this.needed.has(id)) this.drop(id);
    }
    return this.bytes + bytesOf(width) <= most;
  }

  private widest(drawing: Drawing, detail: Detail): number | undefined {
    return LEVELS.findLast((level) => this.made.has(name(drawing, level, detail)));
  }

  private take(id: string, width: number, image: ImageBitmap | null): void {
    this.ordered.delete(id);
    if (image) {
      this.made.set(id, image);
      this.needed.add(id);
    } else this.bytes -= bytesOf(width);
    this.onPainted();
  }

  private drop(id: string): void {
    const image = this.made.get(id);
    if (!image) return;
    this.made.delete(id);
    this.bytes -= bytesOf(image.width);
    if ("close" in image) image.close();
    // Some browsers free what a canvas holds only when it is small
    else image.width = image.height = 0;
  }

  private strokes(drawing: Drawing, detail: Detail): Stroke[] {
    return layersOf(drawing, detail).map(({ d, look }) => ({ d, pen: this.styles[detail].of(look) }));
  }
}

function layersOf({ type, r, variant }: Drawing, detail: Detail): readonly Layer[] {
  return sceneryOf(type, r, variant, detail);
}

function bytesOf(width: number): number {
  return 4 * width * width;
}

function isLevel(width: number): boolean {
  return LEVELS.some((level) => level === width);
}

/** From afar all variants of a tile look alike. */
function name({ id, type, r }: Drawing, level: number, detail: Detail): string {
  return `${detail === "far" ? `${type.id} ${r}` : id} ${level} ${detail}`;
}
