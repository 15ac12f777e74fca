// The pieces and borders on the map that can be pressed: one stop for Tab among them all, arrows lead from one to the next.
import { isDirection, towards } from "../../../lib/board/roving";
import type { Spot } from "./map";

export class Spots {
  /** The one that had the focus last. */
  private here = $state<string | null>(null);
  /** The one that has the focus, where the focus is to be seen. */
  private seen = $state<string | null>(null);
  private readonly stop: string | null;
  /** Where everything lies that can be pressed now: many ask for it. */
  private readonly places: Record<string, Spot>;

  constructor(places: () => Record<string, Spot>) {
    this.places = $derived(places());
    this.stop = $derived(
      this.here !== null && this.here in this.places ? this.here : (Object.keys(this.places)[0] ?? null),
    );
  }

  has(id: string): boolean {
    return id in this.places;
  }

  tab(id: string): 0 | -1 {
    return id === this.stop ? 0 : -1;
  }

  /** The focus came here; `visible`: it is to be seen. */
  entered(id: string, visible: boolean): void {
    this.here = id;
    this.seen = visible ? id : null;
  }

  left(): void {
    this.seen = null;
  }

  get ringed(): string | null {
    return this.seen !== null && this.has(this.seen) ? this.seen : null;
  }

  /** Where a key leads from here, or null. */
  next(id: string, key: string): string | null {
    if (!isDirection(key)) return null;
    this.here = towards(this.places, id, key);
    return this.here;
  }
}
