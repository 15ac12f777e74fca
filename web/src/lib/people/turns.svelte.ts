// The tables of the visitor as they were last seen, and those at which others wait: the start page, the lobby and the head of every page
// show the same.
import { api } from "../api/client";
import type { Summary } from "../api/types";
import { lookAgain } from "../device/polling";
import { waitingForMe } from "../domain/turns";
import { router } from "../routing/route.svelte";

/** Milliseconds between two looks from a page that is about something else. */
const SELDOM = 20_000;

class OwnTables {
  list = $state.raw<Summary[]>([]);
  /** Where others wait for the visitor. The table on the page speaks for itself. */
  readonly waiting = $derived(
    waitingForMe(this.list).filter(({ id }) => router.now.page !== "table" || router.now.id !== id),
  );
  /** What titles begin with: "(2) ", or nothing. */
  readonly mark = $derived(this.waiting.length > 0 ? `(${this.waiting.length}) ` : "");
  private seen = -Infinity;

  /** They are so now. */
  saw(list: Summary[]): void {
    this.list = list;
    this.seen = performance.now();
  }

  async look(): Promise<void> {
    this.saw(await api.tables());
  }

  /** Look now and then, unless the page does so itself; returns how to stop. */
  follow(): () => void {
    const look = async (): Promise<void> => {
      // What fails is tried again
      if (performance.now() - this.seen >= SELDOM) await this.look().catch(() => undefined);
    };
    void look();
    return lookAgain(look, SELDOM);
  }
}

export const ownTables = new OwnTables();
