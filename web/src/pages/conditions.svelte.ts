// Under which conditions a new table is played, beside what its game lets one choose: as they were wanted last on this device.
import type { NewTable, Table } from "../lib/api/types";
import { keep, kept } from "../lib/kept";
import { LINK, type Door } from "./door";
import { clockOf, keepTime, timeKept } from "./time";

const ANALYSIS = "ratskeller-analysis";
const ODDS = "ratskeller-odds";
const FAIR = "ratskeller-fair-table";
const FRIENDLY = "ratskeller-friendly";

export class Conditions {
  /** Whether players may ask during the game what the house weighs. */
  analysis = $state(kept(ANALYSIS) === true);
  /** When the table tells the exact odds. */
  odds = $state<Table["odds"]>((["off", "after"] as const).find((it) => it === kept(ODDS)) ?? "always");
  /** Whether chance can be proved afterwards. */
  fair = $state(kept(FAIR) === true);
  /** Whether it counts for no rating, where others may come. */
  friendly = $state(kept(FRIENDLY) === true);
  /** How much time a turn has. */
  time = $state.raw(timeKept());
  /** Who may come, where a seat is open. */
  door = $state.raw<Door>(LINK);

  /** Remember them for the next table. */
  keep(): void {
    keep(ANALYSIS, this.analysis);
    keep(ODDS, this.odds);
    keep(FAIR, this.fair);
    keep(FRIENDLY, this.friendly);
    keepTime(this.time);
  }

  /** As the server wants them; of the bots the usual one steps in. Where no seat is `open`, nobody has to be kept out. */
  asked(
    bots: readonly string[],
    open: boolean,
  ): Pick<NewTable, "analysis" | "odds" | "friendly" | "clock" | keyof Door> {
    const { analysis, odds, time, door } = this;
    return { analysis, odds, friendly: open && this.friendly, ...(open ? door : LINK), clock: clockOf(time, bots) };
  }
}
