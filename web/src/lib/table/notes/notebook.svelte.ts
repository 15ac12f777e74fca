// What one has noted at a table: read anew whenever the game has gone on, since things move, and by every change.
import { notes } from "../../api/notes";
import { told } from "../../api/trouble";
import type { Note, Notes } from "../../api/types";
import { newNumber } from "../../fair";

const ID_LENGTH = 22;
export const LONGEST = 200;

export class Notebook {
  all = $state.raw<readonly Note[]>([]);
  /** On what something can be noted. */
  things = $state.raw<readonly string[]>([]);
  trouble = $state("");
  busy = $state(false);
  private ply = 0;

  constructor(private readonly table: string) {}

  /** Read what there is; where that fails, what was read before stays. */
  read(): Promise<boolean> {
    return this.taken(notes.read(this.table));
  }

  /** Write a new note, on a thing or (null) on the table as a whole. */
  add(text: string, thing: string | null): Promise<boolean> {
    const pin = { thing, ply: this.ply };
    return this.changed(notes.write(this.table, newNumber().slice(0, ID_LENGTH), text, pin));
  }

  /** Change what a note says; it stays where it is. */
  change(note: string, text: string): Promise<boolean> {
    return this.changed(notes.write(this.table, note, text, null));
  }

  remove(note: string): Promise<boolean> {
    return this.changed(notes.remove(this.table, note));
  }

  private async changed(asked: Promise<Notes>): Promise<boolean> {
    this.busy = true;
    this.trouble = "";
    const done = await this.taken(asked);
    this.busy = false;
    // Meanwhile the game may have gone on: what was wanted can be tried again on what is there now
    if (!done)
      void notes.read(this.table).then(
        (found) => this.take(found),
        () => undefined,
      );
    return done;
  }

  private async taken(asked: Promise<Notes>): Promise<boolean> {
    try {
      this.take(await asked);
      return true;
    } catch (error) {
      this.trouble = told(error);
      return false;
    }
  }

  private take({ notes: all, things, ply }: Notes): void {
    [this.all, this.things, this.ply] = [all, things, ply];
  }
}
