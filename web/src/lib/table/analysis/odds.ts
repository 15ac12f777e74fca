// Of what a table tells odds now, and to whom.
import type { Table } from "../../api/types";
import type { TableStore } from "../store/table.svelte";

export type OddsTable = Pick<TableStore<never, never, never>, "id" | "table" | "playing" | "present">;

/** Whether the table tells odds now. */
export function tellsOdds({ odds, over }: Pick<Table, "odds" | "over">): boolean {
  return odds === "always" || (odds === "after" && over);
}

/** A stand of the table that odds are asked for: the seat is whose eyes they are seen with. */
export interface Stand {
  at: number;
  ply: number;
  seat: number | null;
}

/**
 * What odds can be shown of now: nothing while events are still being told, or while the screen is on its way to somebody else, who must not
 * see what another seat knows; once the game is over there is nothing to hide.
 */
export function standOf({ table, playing, present }: OddsTable): Stand | null {
  if (!table || playing || !tellsOdds(table)) return null;
  if (table.mine.length > 1 && table.seat !== present && !table.over) return null;
  return { at: table.length, ply: table.ply, seat: table.seat };
}
