// The pieces and borders on the map that can be pressed: one stop for Tab among them all, arrows lead from one to the next.
import { isDirection, towards } from "../../../../lib/board/roving";
import type { Spot } from "./map";

export class Spots {
  /** The one that had the focus last. */
  private here = $state<string | null>(null);
  private readonly stop: string | null;

  /** `places` gives where everything lies that can be pressed now. */
  constructor(private readonly places: () => Record<string, Spot>) {
    this.stop = $derived.by(() => {
      const now = this.places();
      return this.here !== null && this.here in now ? this.here : (Object.keys(now)[0] ?? null);
    });
  }

  has(id: string): boolean {
    return id in this.places();
  }

  tab(id: string): 0 | -1 {
    return id === this.stop ? 0 : -1;
  }

  entered(id: string): void {
    this.here = id;
  }

  /** Where a key leads from here, or null. */
  next(id: string, key: string): string | null {
    if (!isDirection(key)) return null;
    this.here = towards(this.places(), id, key);
    return this.here;
  }
}
