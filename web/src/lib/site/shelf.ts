// What this browser keeps of a site without a server: a document for each table, what a list shows of it, and the person's name.
import type { DayAttempt, DayResult, Summary } from "../api/types";

export interface StoredTable {
  readonly id: string;
  readonly document: string;
  readonly summary: Summary;
  /** What it counts for at the Daily Plague. */
  readonly attempt?: { readonly day: string; readonly begun: string; readonly result: DayResult | null } | null;
  /** What it says of the person's strength against bots, as `site/requests.py` reads it. */
  readonly encounter?: object | null;
}

/** The time of a table with a clock, as `site/tables.py` counts it. */
export interface Tick {
  readonly time: number;
  readonly at: string;
  readonly wait: number | null;
}

/** The attempt at a day of the Daily Plague, as `site/requests.py` reads it. */
export interface OwnAttempt extends Pick<DayAttempt, "result"> {
  readonly day: string;
  readonly table_id: string;
}

/** The first attempt at each day that tables are of. */
export function firstAttempts(tables: readonly StoredTable[]): OwnAttempt[] {
  const first = new Map<string, OwnAttempt & { begun: string }>();
  for (const { id, attempt } of tables) {
    const known = attempt && first.get(attempt.day);
    if (attempt && (!known || attempt.begun < known.begun)) first.set(attempt.day, { ...attempt, table_id: id });
  }
  return [...first.values()].map(({ day, table_id, result }) => ({ day, table_id, result }));
}

const NAME = "ratskeller";
const VERSION = 3;
const TABLES = "tables";
const PERSON = "person";
const REVIEWS = "reviews";
const TICKS = "ticks";

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the storage failed"));
  });
}

/** The shelf of a site: sites of one host, in different folders, have their own. */
export class Shelf {
  private readonly opened: Promise<IDBDatabase>;

  constructor(base: string) {
    const opening = indexedDB.open(`${NAME} ${base}`, VERSION);
    opening.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) {
        opening.result.createObjectStore(TABLES, { keyPath: "id" });
        opening.result.createObjectStore(PERSON);
      }
      if (oldVersion < 2) opening.result.createObjectStore(REVIEWS);
      opening.result.createObjectStore(TICKS);
    };
    this.opened = settled(opening);
  }

  async document(table: string): Promise<string | null> {
    const store = (await this.opened).transaction(TABLES).objectStore(TABLES);
    const found = (await settled(store.get(table))) as StoredTable | undefined;
    return found?.document ?? null;
  }

  /** What lists show of all tables, newest first. */
  async summaries(): Promise<Summary[]> {
    return (await this.all()).map(({ summary }) => summary).sort((a, b) => b.updated.localeCompare(a.updated));
  }

  async all(): Promise<StoredTable[]> {
    const store = (await this.opened).transaction(TABLES).objectStore(TABLES);
    return (await settled(store.getAll())) as StoredTable[];
  }

  async reviews(): Promise<Record<string, string>> {
    const store = (await this.opened).transaction(REVIEWS).objectStore(REVIEWS);
    const [tables, texts] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
    return Object.fromEntries(tables.map((table, place) => [table as string, texts[place] as string]));
  }

  /**
   * Keep tables, all or none, if the document of the table that was asked for is still the one from which they were made; returns whether it was.
   * They are on the disk when this has come back. A document says itself how late it is at its table.
   */
  async keep(tables: readonly StoredTable[], asked: string, document: string | null): Promise<boolean> {
    const transaction = (await this.opened).transaction([TABLES, TICKS], "readwrite", { durability: "strict" });
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("the storage failed"));
    });
    const store = transaction.objectStore(TABLES);
    const found = (await settled(store.get(asked))) as StoredTable | undefined;
    const isSame = (found?.document ?? null) === document;
    for (const table of isSame ? tables : []) {
      store.put(table);
      transaction.objectStore(TICKS).delete(table.id);
    }
    await done;
    return isSame;
  }

  async remove(table: string): Promise<void> {
    const stores = [TABLES, REVIEWS, TICKS];
    const transaction = (await this.opened).transaction(stores, "readwrite");
    for (const store of stores) await settled(transaction.objectStore(store).delete(table));
  }

  /** How late it was last at a table, if that was later than its document says; null: it was not. */
  async tick(table: string): Promise<Tick | null> {
    const store = (await this.opened).transaction(TICKS).objectStore(TICKS);
    return ((await settled(store.get(table))) as Tick | undefined) ?? null;
  }

  async keepTick(table: string, tick: Tick): Promise<void> {
    const transaction = (await this.opened).transaction(TICKS, "readwrite");
    await settled(transaction.objectStore(TICKS).put(tick, table));
  }

  /** The review of a table's game as far as it is made; null: it has not begun. */
  async review(table: string): Promise<string | null> {
    const store = (await this.opened).transaction(REVIEWS).objectStore(REVIEWS);
    const found: unknown = await settled(store.get(table));
    return typeof found === "string" ? found : null;
  }

  async keepReview(table: string, review: string): Promise<void> {
    const transaction = (await this.opened).transaction(REVIEWS, "readwrite");
    await settled(transaction.objectStore(REVIEWS).put(review, table));
  }

  async name(): Promise<string> {
    const store = (await this.opened).transaction(PERSON).objectStore(PERSON);
    const found: unknown = await settled(store.get("name"));
    return typeof found === "string" ? found : "";
  }

  async rename(name: string): Promise<void> {
    const transaction = (await this.opened).transaction(PERSON, "readwrite");
    await settled(transaction.objectStore(PERSON).put(name, "name"));
  }
}
