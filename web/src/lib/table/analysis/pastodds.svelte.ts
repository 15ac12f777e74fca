// The exact odds of earlier moments of a table, as whoever looks could know them then: each is fetched once, one after the other.
import { api } from "../api/client";
import { told } from "../api/trouble";
import { standOf, type OddsTable } from "./odds";

export class PastOdds<T> {
  private found = $state.raw<ReadonlyMap<string, T>>(new Map());
  /** Why there are none, in words; null while nothing is wrong. */
  trouble = $state<string | null>(null);
  private wanted: number[] = [];
  private fetching = false;

  constructor(private readonly of: OddsTable) {}

  /** Whether anything can be asked now. */
  get open(): boolean {
    return standOf(this.of) !== null;
  }

  /** The odds after so many answers; null while they are not known. */
  at(length: number): T | null {
    return this.found.get(this.key(length)) ?? null;
  }

  /** Fetch the odds after so many answers, for each of these, unless they are known: what is wanted last comes first. */
  async fetch(lengths: readonly number[]): Promise<void> {
    this.wanted = [...lengths.filter((length) => !this.at(length)), ...this.wanted];
    if (this.fetching) return;
    this.fetching = true;
    this.trouble = null;
    try {
      for (let next = this.wanted.shift(); next !== undefined; next = this.wanted.shift()) await this.fetchOne(next);
    } catch (error) {
      this.wanted = [];
      this.trouble = told(error);
    } finally {
      this.fetching = false;
    }
  }

  private async fetchOne(length: number): Promise<void> {
    const stand = standOf(this.of);
    if (!stand || this.at(length)) return;
    const key = this.key(length);
    const { odds } = await api.odds(this.of.id, length, stand.seat);
    this.found = new Map([...this.found, [key, odds as T]]);
  }

  /** Each pair of eyes knows something else. */
  private key(length: number): string {
    return `${standOf(this.of)?.seat} ${length}`;
  }
}

const STORES = new WeakMap<OddsTable, PastOdds<unknown>>();

/** The odds of earlier moments of a table: the same for all that show them. */
export function pastOddsOf<T>(table: OddsTable): PastOdds<T> {
  const store = STORES.get(table) ?? new PastOdds<unknown>(table);
  STORES.set(table, store);
  return store as PastOdds<T>;
}
