// What a player tries out before he answers outlives the page, which is made anew when another language is chosen. It belongs to one question:
// when another one is open, or somebody else is asked, it is forgotten.
import type { AnyTable } from "./table.svelte";

/** The question that is open, and to whom it is put; null where nothing is asked. */
function questionOf(table: AnyTable): string | null {
  const { id, acting, table: now, view } = table;
  return now && view && acting !== null ? [id, now.length, view.question, acting].join(" ") : null;
}

export class Trial<T> {
  private held: { of: string; what: T } | null = null;

  /** Keep what is tried, for the same question. */
  hold(table: AnyTable, what: T): void {
    const of = questionOf(table);
    this.held = of === null ? null : { of, what };
  }

  /** What was tried of the question that is open; null: nothing. It is given back once. */
  giveBack(table: AnyTable): T | null {
    const { held } = this;
    this.held = null;
    return held !== null && held.of === questionOf(table) ? held.what : null;
  }
}
