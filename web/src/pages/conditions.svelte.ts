// Under which conditions a new table is played, beside what its game lets one choose: as they were wanted last on this device.
import type { NewTable, Table } from "../lib/api/types";
import { readStorage, writeStorage } from "../lib/device/storage";
import { site } from "../lib/routing/root";
import { LINK, type Door } from "./door";
import { clockOf, saveTime, savedTime } from "./time";

const ANALYSIS = "ratskeller-analysis";
const ODDS = "ratskeller-odds";
const STANDING = "ratskeller-standing";
const FAIR = "ratskeller-fair-table";
const FRIENDLY = "ratskeller-friendly";
const LONG_THOUGHTS = "ratskeller-long-thoughts";

export class Conditions {
  analysis = $state(readStorage(ANALYSIS) === true);
  /** When the table tells the exact odds. */
  odds = $state<Table["odds"]>((["off", "after"] as const).find((it) => it === readStorage(ODDS)) ?? "always");
  /** Whether players see what each would have if the game ended now; null: as is usual at such a table. */
  standing = $state([true, false].find((it) => it === readStorage(STANDING)) ?? null);
  /** Whether chance can be proved afterwards. */
  fair = $state(site === null && readStorage(FAIR) === true);
  /** Whether it counts for no rating, where others may come. */
  friendly = $state(readStorage(FRIENDLY) === true);
  /** Whether the strongest opponent thinks longer than usual. */
  longThoughts = $state(readStorage(LONG_THOUGHTS) === true);
  time = $state.raw(savedTime());
  /** Who may come, where a seat is open. */
  door = $state.raw<Door>(LINK);

  /** Remember them for the next table. */
  keep(): void {
    writeStorage(ANALYSIS, this.analysis);
    writeStorage(ODDS, this.odds);
    writeStorage(STANDING, this.standing);
    writeStorage(FAIR, this.fair);
    writeStorage(FRIENDLY, this.friendly);
    writeStorage(LONG_THOUGHTS, this.longThoughts);
    saveTime(this.time);
  }

  /** As the server decides where nobody has chosen. */
  showsStanding(open: boolean): boolean {
    return this.standing ?? (!open || this.friendly);
  }

  /**
   * As the server wants them; of the bots the usual one steps in. Where no seat is `open`, nobody has to be kept out, and where
   * nobody `thinks` ahead the most, nobody thinks longer. A game whose bots think `here`, on this device, counts for no rating.
   */
  asked(
    bots: readonly string[],
    open: boolean,
    thinks: boolean,
    here = false,
  ): Pick<NewTable, "analysis" | "odds" | "standing" | "friendly" | "long_thoughts" | "clock" | keyof Door> {
    const { analysis, odds, standing, door } = this;
    const long = thinks && this.longThoughts;
    const clock = clockOf(this.time, bots);
    return {
      analysis,
      odds,
      standing,
      friendly: open ? this.friendly : here && clock === null && !long,
      long_thoughts: long,
      ...(open ? door : LINK),
      clock,
    };
  }
}
