// What a table is while another turn is tried at an earlier moment of its game.
import type { Entry, Table } from "../../api/types";

export interface Tried<View> {
  /** The table as it would have been, its view, and its story up to there. */
  readonly table: Table;
  readonly view: View;
  readonly entries: readonly Entry[];
  /** The seat whose turn is tried, and the same while it is asked: null once the turn is over. */
  readonly seat: number;
  readonly asked: number | null;
  readonly sending: boolean;
  answer(text: string): Promise<boolean>;
  undo(to: number): Promise<boolean>;
}
