// Pointing at what lies and stands on the board: by mouse, by tap, by keys.
import type { Looked } from "../model/types";
import type { Point } from "./geometry";
import type { BoardGeometry } from "./boardgeometry";

export class Pointing {
  private pointed: Looked | null = null;

  /** `under` gives the point of the board where something happened, `tell` is called with what is pointed at now, and whether it was pressed. */
  constructor(
    private readonly geometry: () => BoardGeometry,
    private readonly under: (event: MouseEvent) => Point,
    private readonly tell: (what: Looked | null, pressed: boolean) => void,
  ) {}

  at(what: Looked | null, pressed = false): void {
    if (isSame(what, this.pointed)) return;
    this.pointed = what;
    this.tell(what, pressed);
  }

  hover(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.buttons === 0) this.at(this.onTile(event) ? this.thing(event) : null);
  }

  click = (event: MouseEvent): void => {
    if (!this.onTile(event)) return;
    this.pointed = this.thing(event);
    this.tell(this.pointed, true);
  };

  /** The parts of a tile and its marker one after the other, for those who don't point. */
  next(at: string): void {
    const things = this.geometry().thingsAt(at);
    const next = things[things.findIndex((thing) => isSame(thing, this.pointed)) + 1] ?? things[0];
    if (next) this.at(next, true);
  }

  /** Whether it happened on a tile, and not on something that can be pressed. */
  onTile(event: Event): boolean {
    return (event.target as Element).closest("button, [data-cell], [data-tried], [data-area]") === null;
  }

  /** A marker or a figure hides what it lies or stands on: then that is not what is meant. */
  private thing(event: MouseEvent): Looked | null {
    const piece = (event.target as Element).closest<SVGElement>("[data-marker], [data-on]");
    if (piece?.dataset.marker !== undefined) return { kind: "marker", id: piece.dataset.marker };
    const part = piece?.dataset.on ?? this.geometry().partUnder(this.under(event));
    return part === null ? null : { kind: "feature", id: part };
  }
}

function isSame(a: Looked | null, b: Looked | null): boolean {
  return a?.kind === b?.kind && a?.id === b?.id;
}
