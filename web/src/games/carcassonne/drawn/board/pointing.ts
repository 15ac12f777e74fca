// Pointing at the parts of the laid tiles: by mouse, by tap, by keys.
import type { Point } from "../geometry";
import type { Country } from "./country";

export class Pointing {
  private pointed: string | null = null;

  /** `under` gives the point of the board where something happened, `tell` is called with the part that is pointed at now. */
  constructor(
    private readonly country: () => Country,
    private readonly under: (event: MouseEvent) => Point,
    private readonly tell: (part: string | null) => void,
  ) {}

  at(part: string | null): void {
    if (part === this.pointed) return;
    this.pointed = part;
    this.tell(part);
  }

  hover(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.buttons === 0) this.at(this.onTile(event) ? this.part(event) : null);
  }

  click = (event: MouseEvent): void => {
    if (!this.onTile(event)) return;
    this.pointed = this.part(event);
    this.tell(this.pointed);
  };

  /** The parts of a tile one after the other, for those who don't point. */
  next(at: string): void {
    const parts = this.country().partsAt(at);
    const next = parts[parts.indexOf(this.pointed ?? "") + 1] ?? parts[0];
    if (next) this.at(next);
  }

  /** Whether it happened on a tile, and not on something that can be pressed. */
  onTile(event: Event): boolean {
    return (event.target as Element).closest("button, [data-cell]") === null;
  }

  private part(event: MouseEvent): string | null {
    return this.country().partUnder(this.under(event));
  }
}
