// What the house found at a table, kept as long as the page is open: the same moment again is there at once.
import type { Analysis, Entry, Table } from "../../api/types";
import { Resource } from "../../api/resource.svelte";
import { analyse } from "../../thinking/asking";

interface AnalysedTable {
  id: string;
  table: Table | null;
  entries: readonly Entry[];
}

export class Analyses {
  /** The moment that was asked for last. */
  at = $state<number | null>(null);
  /** How much of a search on this device is done, as a share; null: none runs here. */
  share = $state<number | null>(null);
  private readonly held = new Resource<Analysis>();

  constructor(private readonly of: AnalysedTable) {}

  /** Why nothing is known of it, in words; null while nothing is wrong. */
  get trouble(): string | null {
    return this.held.trouble;
  }

  /** What was found at that moment; null while it is not known. */
  get now(): Analysis | null {
    return this.at === null ? null : this.held.at(this.name(this.at));
  }

  /** Ask for the moment after so many answers. What was asked before is given up. */
  async ask(at: number): Promise<void> {
    this.at = at;
    this.share = null;
    await this.held.fetch(this.name(at), (signal) => {
      const onProgress = (share: number) => (this.share = share);
      return analyse({ table: this.of.id, game: this.of.table?.game ?? "", onProgress, signal }, at);
    });
  }

  /** Nobody waits for it any more. */
  stop(): void {
    this.held.stop();
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

const ALL = new WeakMap<AnalysedTable, Analyses>();

/** What the house found at this table. */
export function analysesOf(table: AnalysedTable): Analyses {
  const found = ALL.get(table) ?? new Analyses(table);
  ALL.set(table, found);
  return found;
}
