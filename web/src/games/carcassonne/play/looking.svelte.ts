// What the player looks at on the board: what the pointer rests on, or an empty place until something else is looked at.
import { hole } from "./look";
import type { Looked, View } from "../model/types";

/** Milliseconds after which a pointer that moves no more is taken to rest. */
const REST = 180;

export class Looking {
  at = $state.raw<Looked | null>(null);
  private resting: ReturnType<typeof setTimeout> | undefined;

  /** A part "x,y c0" of the feature that is looked at; null: none is. */
  get feature(): string | null {
    return this.at?.kind === "feature" ? this.at.id : null;
  }

  /** Look at an empty place beside the board, if it is one. */
  hole(view: View | null, at: string): void {
    if (view && hole(view, at)) this.at = { kind: "hole", id: at };
  }

  marker(number: number | null): void {
    clearTimeout(this.resting);
    this.at = number === null ? null : { kind: "marker", id: String(number) };
  }

  /** The pointer is on this now, or has pressed it; null: on nothing. What can be pressed in the sheet of a marker stays until something else is looked at. */
  point(what: Looked | null, pressed = false): void {
    clearTimeout(this.resting);
    if (what !== null && pressed) this.at = what;
    else if (what !== null) this.resting = setTimeout(() => (this.at = what), REST);
    else if (this.at?.kind === "feature") this.at = null;
  }

  away(): void {
    this.at = null;
  }
}
