// The exact odds of a table as it stands, as far as whoever looks may know them: fetched once for every stand, when something shows them.
import { api } from "../api/client";
import { told } from "../api/trouble";
import { standOf, type OddsTable, type Stand } from "./odds";

export class OddsStore<T> {
  private found = $state.raw<{ stand: string; odds: T } | null>(null);
  /** Why there are none, in words; null while nothing is wrong. */
  trouble = $state<string | null>(null);
  /** The stand that was asked for last. */
  private asked = "";

  constructor(private readonly of: OddsTable) {}

  /** What odds can be shown of now; null: of nothing. */
  get stand(): Stand | null {
    return standOf(this.of);
  }

  /** The odds as things stand; null while they are not known. */
  get now(): T | null {
    return this.stand && this.found?.stand === JSON.stringify(this.stand) ? this.found.odds : null;
  }

  /** Fetch what isn't known yet. What was asked last counts, whichever reply comes first. */
  async fetch(): Promise<void> {
    const { stand } = this;
    const name = JSON.stringify(stand);
    if (!stand || name === this.asked) return;
    this.asked = name;
    this.trouble = null;
    try {
      const reply = await api.odds(this.of.id, stand.at, stand.seat);
      if (name === this.asked) this.found = { stand: name, odds: reply.odds as T };
    } catch (error) {
      if (name !== this.asked) return;
      this.trouble = told(error);
      this.asked = "";
    }
  }
}

const STORES = new WeakMap<OddsTable, OddsStore<unknown>>();

/** The odds of a table: the same for all that show them. */
export function oddsOf<T>(table: OddsTable): OddsStore<T> {
  const store = STORES.get(table) ?? new OddsStore<unknown>(table);
  STORES.set(table, store);
  return store as OddsStore<T>;
}
