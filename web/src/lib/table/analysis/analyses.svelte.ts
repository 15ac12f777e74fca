// What the house found at a table, kept as long as the page is open: the same moment again is there at once.
import { api } from "../api/client";
import { told } from "../api/trouble";
import type { Analysis, Entry, Table } from "../api/types";

interface Weighable {
  id: string;
  table: Table | null;
  entries: readonly Entry[];
}

export class Weighings {
  /** The moment that was asked for last. */
  at = $state<number | null>(null);
  /** Why there is nothing to tell of it, in words; null while nothing is wrong. */
  trouble = $state<string | null>(null);
  private found = $state.raw<ReadonlyMap<string, Analysis>>(new Map());
  private asking: AbortController | null = null;

  constructor(private readonly of: Weighable) {}

  /** What was found at that moment; null while it is not known. */
  get now(): Analysis | null {
    return this.at === null ? null : (this.found.get(this.name(this.at)) ?? null);
  }

  /** Ask for the moment after so many answers. What was asked before is given up. */
  async ask(at: number): Promise<void> {
    this.stop();
    this.at = at;
    this.trouble = null;
    const name = this.name(at);
    if (this.found.has(name)) return;
    const asking = (this.asking = new AbortController());
    try {
      const reply = await api.analysis(this.of.id, at, asking.signal);
      this.found = new Map(this.found).set(name, reply);
    } catch (error) {
      if (!asking.signal.aborted) this.trouble = told(error);
    }
  }

  /** Nobody waits for it any more. */
  stop(): void {
    this.asking?.abort();
    this.asking = null;
  }

  /** What is known of a moment is another thing once the game is over, something was taken back, or its turn has been taken. */
  private name(at: number): string {
    const { table, entries } = this.of;
    const undone = entries.findLast(({ kind }) => kind === "undo")?.ply ?? 0;
    return `${at} ${table?.over} ${undone} ${isAnswered(entries, at)}`;
  }
}

/** Whether the seat that was asked after so many answers has answered to the end: somebody else was asked after it. */
function isAnswered(entries: readonly Entry[], at: number): boolean {
  const since = entries.filter(({ length }) => length > at);
  return since.some(({ actor }) => actor !== since[0]?.actor);
}

const ALL = new WeakMap<Weighable, Weighings>();

/** What the house found at this table. */
export function weighingsOf(table: Weighable): Weighings {
  const found = ALL.get(table) ?? new Weighings(table);
  ALL.set(table, found);
  return found;
}
