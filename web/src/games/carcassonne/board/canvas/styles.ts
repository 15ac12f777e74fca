// How the looks of a tile are painted: read from the stylesheet, which stays the only place that knows them.
import type { Look } from "../art/sheet";

export interface Pen {
  /** Null where nothing is filled, or drawn. */
  fill: string | null;
  stroke: string | null;
  /** How much of the stroke covers what lies below it. */
  cover: number;
  width: number;
  dash: number[];
  cap: CanvasLineCap;
  join: CanvasLineJoin;
}

export class TileStyles {
  private known = new Map<Look, Pen>();

  /** `probe` is a path on the page to which the style of tiles applies. */
  constructor(private readonly probe: SVGPathElement) {}

  of(look: Look): Pen {
    let pen = this.known.get(look);
    if (!pen) this.known.set(look, (pen = this.read(look)));
    return pen;
  }

  /** The colours are others now. */
  forget(): void {
    this.known = new Map();
  }

  private read(look: Look): Pen {
    this.probe.setAttribute("class", look);
    const style = getComputedStyle(this.probe);
    const colour = (value: string): string | null => (value === "none" ? null : value);
    return {
      fill: colour(style.fill),
      stroke: colour(style.stroke),
      cover: Number(style.strokeOpacity),
      width: parseFloat(style.strokeWidth),
      dash: style.strokeDasharray === "none" ? [] : style.strokeDasharray.split(",").map(parseFloat),
      cap: style.strokeLinecap as CanvasLineCap,
      join: style.strokeLinejoin as CanvasLineJoin,
    };
  }
}
