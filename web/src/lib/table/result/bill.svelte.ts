// The bill of a game that is over: what it took from everybody, as the server tells it in the form of the game.
import { bill } from "../../api/history";
import { Resource } from "../../api/resource.svelte";
import type { AnyTable } from "../store/table.svelte";

type Billed = Pick<AnyTable, "id">;

export class BillStore<Bill> {
  private readonly held = new Resource<Bill>(1);

  constructor(private readonly id: string) {}

  get now(): Bill | null {
    return this.held.at(this.id);
  }

  get trouble(): string | null {
    return this.held.trouble;
  }

  fetch(): Promise<boolean> {
    return this.held.fetch(this.id, async (signal) => (await bill(this.id, signal)) as Bill);
  }
}

const STORES = new WeakMap<Billed, BillStore<unknown>>();

/** The bill of a table: the same for all that show it. */
export function billOf<Bill>(table: Billed): BillStore<Bill> {
  const store = STORES.get(table) ?? new BillStore<unknown>(table.id);
  STORES.set(table, store);
  return store as BillStore<Bill>;
}
