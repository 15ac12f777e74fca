// The exact odds of a table as it stands, as far as the viewer may know them: fetched once for every state, when something shows them.
import { api } from "../../api/client";
import { Resource } from "../../api/resource.svelte";
import { standOf, type OddsTable, type Stand } from "./odds";

export class OddsStore<T> {
  private readonly held = new Resource<T>(1);

  constructor(private readonly of: OddsTable) {}

  /** What odds can be shown of now; null: of nothing. */
  get stand(): Stand | null {
    return standOf(this.of);
  }

  get trouble(): string | null {
    return this.held.trouble;
  }

  get now(): T | null {
    return this.stand && this.held.at(JSON.stringify(this.stand));
  }

  /** Fetch what isn't known yet. What was asked last counts. */
  async fetch(): Promise<void> {
    const { stand } = this;
    if (!stand) return;
    await this.held.fetch(JSON.stringify(stand), async (signal) => {
      const { odds } = await api.odds(this.of.id, stand.at, stand.seat, signal);
      return odds as T;
    });
  }
}

const STORES = new WeakMap<OddsTable, OddsStore<unknown>>();

/** The odds of a table: the same for all that show them. */
export function oddsOf<T>(table: OddsTable): OddsStore<T> {
  const store = STORES.get(table) ?? new OddsStore<unknown>(table);
  STORES.set(table, store);
  return store as OddsStore<T>;
}
