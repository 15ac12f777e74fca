// What may be asked about the bots at a table: who one is, and how a turn is analysed. The frame of the table opens it.
import { getContext, setContext } from "svelte";
import { botOn } from "../../domain/seats";
import type { AnyTable } from "../store/table.svelte";
import { mayAsk, turnsOf, type Begun, type ShownTurn } from "../analysis/analysis";

const KEY = Symbol("asking");

export class Asking {
  /** The seat of the bot whose turn is explained, or null. */
  who = $state<number | null>(null);
  /** What is analysed: the turn that began after so many answers, or the position as it is (`at` null); null: nothing. */
  analysis = $state.raw<{ at: number | null } | null>(null);
  /** Turns to be shown on the board, and after how many answers they begin; `turns` null: the best one there, as a hint. */
  shown = $state.raw<{ at: number; turns: readonly ShownTurn[] | null } | null>(null);
  /** Whether the viewer may see analyses here. */
  readonly allowed = $derived.by(() => this.table.table !== null && mayAsk(this.table.table));
  /** The turns that bots have taken, where these may be shown. */
  readonly turns: Begun[] = $derived.by(() => {
    if (!this.allowed) return [];
    return turnsOf(this.table.entries).filter(({ seat }) => botOn(this.table.seats, seat) !== null);
  });

  constructor(private readonly table: AnyTable) {}

  /** The first turn of a bot that began after so many answers or later. */
  turnFrom(length: number): Begun | null {
    return this.turns.find(({ at }) => at >= length) ?? null;
  }

  /** The last turn of a bot: of this one, if a seat is given. */
  last(seat?: number): Begun | null {
    return this.turns.findLast((it) => seat === undefined || it.seat === seat) ?? null;
  }

  /** Show a hint for the position as it is, or take it away. */
  askHint(): void {
    this.shown = this.shown === null && this.table.table ? { at: this.table.table.length, turns: null } : null;
  }

  /** Show turns on the board; the sheets that lie over it make room. */
  show(at: number, turns: readonly ShownTurn[]): void {
    this.analysis = null;
    this.shown = { at, turns };
  }

  why({ at }: Begun): void {
    this.who = null;
    this.analysis = { at };
  }
}

/** Let everything at this table ask about its bots. */
export function offerAsking(table: AnyTable): Asking {
  return setContext(KEY, new Asking(table));
}

export function asking(): Asking {
  return getContext(KEY);
}
