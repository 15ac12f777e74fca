// A sheet on which a tile is drawn: strokes and areas, gathered by what they look like, so that a tile is a handful of paths.
import { path, short, type Point } from "../geometry";
import { moved } from "./stamp";

/** What a path looks like: a class of the tile's style. */
export type Look = string;

export interface Layer {
  look: Look;
  d: string;
}

export class Sheet {
  private readonly all: Layer[] = [];
  private open = new Map<Look, Layer>();

  /** Add to the path of this look that was begun on this level. */
  add(look: Look, d: string): this {
    const layer = this.open.get(look);
    if (layer) layer.d += d;
    else {
      const begun = { look, d };
      this.open.set(look, begun);
      this.all.push(begun);
    }
    return this;
  }

  /** What is added from now on lies above everything that is there. */
  above(): this {
    this.open = new Map();
    return this;
  }

  polygon(look: Look, points: readonly Point[]): this {
    return this.add(look, path(points, true));
  }

  line(look: Look, points: readonly Point[]): this {
    return this.add(look, path(points));
  }

  circle(look: Look, { x, y }: Point, r: number, flat = 1): this {
    const ry = r * flat;
    const arc = `a${short(r)} ${short(ry)} 0 1 0`;
    return this.add(look, `M${short(x - r)} ${short(y)}${arc} ${short(2 * r)} 0${arc} ${short(-2 * r)} 0z`);
  }

  /** Strokes and areas written for a spot at the origin, drawn at `at` and `size` times as large. */
  stamp(look: Look, d: string, at: Point, size = 1): this {
    return this.add(look, moved(d, at, size));
  }

  get layers(): readonly Layer[] {
    return this.all;
  }
}
