// A game that is over, as it is put on paper.
import type { Table } from "../../api/types";
import type { Line } from "../store/journal";

export interface Finished {
  table: Table;
  /** The whole chronicle. */
  lines: readonly Line<unknown>[];
  /** What the game is played with, in its own form. */
  catalogue: unknown;
}
