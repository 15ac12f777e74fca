// What the player looks at on the board: a feature while the pointer rests on it, an empty place until something else is looked at.
import { hole } from "./look";
import type { View } from "../../types";

/** A feature by one of its parts "x,y c0", or an empty place by its name. */
export interface Looked {
  kind: "feature" | "hole";
  id: string;
}

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

  /** The pointer is on this part now; null: on none. */
  point(part: string | null): void {
    clearTimeout(this.resting);
    if (part !== null) this.resting = setTimeout(() => (this.at = { kind: "feature", id: part }), REST);
    else if (this.feature !== null) this.at = null;
  }

  away(): void {
    this.at = null;
  }
}
