// Another turn of a seat at an earlier moment of a game that is over, answer by answer: the server tells what would have come of it.
import { tryTurn } from "../../api/trials";
import { errorMessage } from "../../api/trouble";
import type { Entry, Table, Trial } from "../../api/types";
import { share } from "../../board/share";
import { viewOf, type AnyView } from "../store/presentation";
import type { Tried } from "../store/tried";

export class Trying implements Tried<AnyView> {
  /** Why the last answer was not taken, in words; null while nothing is wrong. */
  trouble = $state<string | null>(null);
  readonly table: Table;
  readonly view: AnyView;
  readonly entries: readonly Entry[];
  private now: Trial;
  private busy = $state(false);

  private constructor(
    private readonly from: Table,
    before: readonly Entry[],
    begun: Trial,
  ) {
    this.now = $state.raw(begun);
    this.begun = viewOf(begun) as AnyView;
    this.table = $derived(tableIn(from, this.now));
    this.view = $derived(viewOf(this.now) as AnyView);
    this.entries = $derived([...before, ...this.now.entries]);
  }

  /** Ask what was asked after so many answers of the game of a table. */
  static async begin(table: Table, entries: readonly Entry[], at: number): Promise<Trying> {
    const begun = await tryTurn(table.id, at, []);
    return new Trying(
      table,
      entries.filter(({ length }) => length <= at),
      begun,
    );
  }

  get seat(): number {
    return this.now.seat;
  }

  /** What the seat saw when the turn began. */
  readonly begun: AnyView;

  get asked(): number | null {
    return this.now.done ? null : this.now.seat;
  }

  get sending(): boolean {
    return this.busy;
  }

  /** The answers of the turn, once it is whole; null before. */
  get whole(): string | null {
    return this.now.done ? this.answers.join("; ") : null;
  }

  answer(text: string): Promise<boolean> {
    return this.ask([...this.answers, ...text.split(";").map((it) => it.trim())]);
  }

  undo(to: number): Promise<boolean> {
    return this.ask(this.answers.slice(0, to - this.now.at));
  }

  private get answers(): string[] {
    return this.now.draft.map(({ answer }) => answer);
  }

  private async ask(answers: readonly string[]): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = null;
    try {
      this.now = share(this.now, await tryTurn(this.from.id, this.now.at, answers));
      return true;
    } catch (error) {
      this.trouble = errorMessage(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** The table of a trial. The server tells no odds of what never happened. */
function tableIn(from: Table, { at, seat, view, length, draft }: Trial): Table {
  const odds = draft.length > 0 ? "off" : from.odds;
  return { ...from, view, length, draft, seat, odds, undo_floor: at, mine: [seat], conduct: null };
}
