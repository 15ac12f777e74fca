// What this browser keeps of a site without a server: a document for each table, what a list shows of it, and the person's name.
import type { Summary } from "../api/types";

export interface StoredTable {
  readonly id: string;
  readonly document: string;
  readonly summary: Summary;
}

const NAME = "ratskeller";
const VERSION = 1;
const TABLES = "tables";
const PERSON = "person";

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
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(TABLES, { keyPath: "id" });
      opening.result.createObjectStore(PERSON);
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
    const store = (await this.opened).transaction(TABLES).objectStore(TABLES);
    const all = (await settled(store.getAll())) as StoredTable[];
    return all.map(({ summary }) => summary).sort((a, b) => b.updated.localeCompare(a.updated));
  }

  /** Keep tables, all or none. It is on the disk when this has come back. */
  async keep(tables: readonly StoredTable[]): Promise<void> {
    const transaction = (await this.opened).transaction(TABLES, "readwrite", { durability: "strict" });
    for (const table of tables) transaction.objectStore(TABLES).put(table);
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("the storage failed"));
    });
  }

  async remove(table: string): Promise<void> {
    const transaction = (await this.opened).transaction(TABLES, "readwrite");
    await settled(transaction.objectStore(TABLES).delete(table));
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
