// What one has noted at a table: read anew whenever the game has gone on, since things move, when another moment is shown, and by every
// change, on whichever device.
import { notes } from "../../api/notes";
import { errorMessage } from "../../api/trouble";
import type { Note, Notes } from "../../api/types";
import { newNumber } from "../../device/contribution";
import type { AnyTable } from "../store/table.svelte";

/** A table, as far as its notes are concerned. */
type NotedTable = Pick<AnyTable, "id" | "table" | "playing" | "inPast" | "noted"> & {
  readonly replay: Pick<AnyTable["replay"], "length">;
};

const ID_LENGTH = 22;
export const LONGEST = 200;

export class Notebook {
  all = $state.raw<readonly Note[]>([]);
  /** On what something can be noted. */
  things = $state.raw<readonly string[]>([]);
  trouble = $state("");
  busy = $state(false);
  private ply = 0;
  /** What was asked for last, so that nobody asks twice. */
  private asked = "";

  constructor(private readonly table: NotedTable) {}

  /** Read what is new to what is shown, in an effect: what is still being told is not yet so. */
  follow(): void {
    const { table, playing, inPast, noted, replay } = this.table;
    const wanted = `${table?.ply} ${noted} ${replay.length}`;
    if (table === null || (playing && !inPast) || wanted === this.asked) return;
    this.asked = wanted;
    void this.read();
  }

  /** Read what there is at the moment that is shown; where that fails, what was read before stays. */
  async read(): Promise<boolean> {
    const { length } = this.table.replay;
    try {
      const found = await notes.read(this.table.id, length);
      // Meanwhile another moment may be shown
      if (length === this.table.replay.length) this.take(found);
      return true;
    } catch (error) {
      this.trouble = errorMessage(error);
      return false;
    }
  }

  /** Write a new note, on a thing or (null) on the table as a whole. */
  add(text: string, thing: string | null): Promise<boolean> {
    const pin = { thing, ply: this.ply };
    return this.changed(notes.write(this.table.id, newNumber().slice(0, ID_LENGTH), text, pin));
  }

  /** Change what a note says; it stays where it is. */
  change(note: string, text: string): Promise<boolean> {
    return this.changed(notes.write(this.table.id, note, text, null));
  }

  remove(note: string): Promise<boolean> {
    return this.changed(notes.remove(this.table.id, note));
  }

  private async changed(asked: Promise<Notes>): Promise<boolean> {
    this.busy = true;
    this.trouble = "";
    const done = await this.done(asked);
    this.busy = false;
    return done;
  }

  private async done(asked: Promise<Notes>): Promise<boolean> {
    try {
      const found = await asked;
      // The answer tells of what is so now
      if (this.table.inPast) await this.read();
      else this.take(found);
      return true;
    } catch (error) {
      this.trouble = errorMessage(error);
      // Meanwhile the game may have gone on: what was wanted can be tried again on what is there now
      notes.read(this.table.id, this.table.replay.length).then(
        (found) => this.take(found),
        () => undefined,
      );
      return false;
    }
  }

  private take({ notes: all, things, ply }: Notes): void {
    [this.all, this.things, this.ply] = [all, things, ply];
  }
}

const BOOKS = new WeakMap<NotedTable, Notebook>();

/** The notebook of a table: the same for all that show it. */
export function notebookOf(table: NotedTable): Notebook {
  const book = BOOKS.get(table) ?? new Notebook(table);
  BOOKS.set(table, book);
  return book;
}
