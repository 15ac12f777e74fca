// A game that is over, as it is put on paper.
import type { TableOf } from "../../api/types";
import type { Line } from "../store/journal";

export interface Finished<View = unknown, Event = unknown> {
  table: TableOf<View>;
  lines: readonly Line<Event>[];
  /** What the game is played with, in its own form. */
  catalogue: unknown;
}
