// The places that the arrow keys walk on the board: one stop for Tab among them all.
import { towards, type Direction } from "../../../lib/board/roving";
import { centreOf, type Point } from "./geometry";

export class Walk {
  /** Where Tab stops; null where there is nothing to walk. */
  readonly stop: string | null;
  /** The place that had the focus last. */
  private here = $state<string | null>(null);
  private readonly centres: Record<string, Point>;

  /** `places` gives those that can be walked, `tried` the one where a tile is tried. */
  constructor(places: () => readonly string[], tried: () => string | null) {
    this.centres = $derived(Object.fromEntries(places().map((at) => [at, centreOf(at)])));
    this.stop = $derived([this.here, tried()].find((at) => at !== null && at in this.centres) ?? places()[0] ?? null);
  }

  entered(at: string): void {
    this.here = at;
  }

  next(direction: Direction, from: string): string {
    this.here = towards(this.centres, from, direction);
    return this.here;
  }
}
