// The exact odds of earlier moments of a table, as the viewer could know them then, or everybody: each is fetched once, one after the other.
import { api } from "../../api/client";
import { Resource } from "../../api/resource.svelte";
import { standOf, type OddsTable } from "./odds";

export class PastOdds<T> {
  private readonly held = new Resource<T>();
  private wanted: number[] = [];
  private fetching = false;

  /** `publicly`: as everybody could know them. */
  constructor(
    private readonly of: OddsTable,
    private readonly publicly: boolean,
  ) {}

  get trouble(): string | null {
    return this.held.trouble;
  }

  /** Whether anything can be asked now. */
  get open(): boolean {
    return standOf(this.of) !== null;
  }

  /** The odds after so many answers; null while they are not known. */
  at(length: number): T | null {
    return this.held.at(this.key(length));
  }

  /** Fetch the odds after so many answers, for each of these, unless they are known: what is wanted last comes first. */
  async fetch(lengths: readonly number[]): Promise<void> {
    this.wanted = [...lengths.filter((length) => !this.at(length)), ...this.wanted];
    if (this.fetching) return;
    this.fetching = true;
    for (let next = this.wanted.shift(); next !== undefined; next = this.wanted.shift())
      if (!(await this.fetchOne(next))) this.wanted = [];
    this.fetching = false;
  }

  /** Returns whether the next one may be asked for. */
  private async fetchOne(length: number): Promise<boolean> {
    if (!this.open) return true;
    return this.held.fetch(this.key(length), async (signal) => {
      const { odds } = await api.odds(this.of.id, length, this.seat, signal);
      return odds as T;
    });
  }

  private get seat(): number | "public" | null {
    return this.publicly ? "public" : (standOf(this.of)?.seat ?? null);
  }

  /** Each pair of eyes knows something else. */
  private key(length: number): string {
    return `${this.seat} ${length}`;
  }
}

type Stores = WeakMap<OddsTable, PastOdds<unknown>>;
const OWN: Stores = new WeakMap();
const PUBLIC: Stores = new WeakMap();

/** The odds of earlier moments of a table: the same for all that show them. */
export function pastOddsOf<T>(table: OddsTable, { publicly = false } = {}): PastOdds<T> {
  const stores = publicly ? PUBLIC : OWN;
  const store = stores.get(table) ?? new PastOdds<unknown>(table, publicly);
  stores.set(table, store);
  return store as PastOdds<T>;
}
