// How fast a game goes, as a player reads it before sitting down.
import type { NewClock } from "../../api/types";
import { digits } from "./left";
import { t } from "../../text/words";

const SECOND = 1000;
const DAY = 24 * 60 * 60;

/** What a clock gives to everybody: "2:00 a turn, 15:00 in reserve". */
export function paceOf({ kind, turn, reserve }: NewClock): string {
  if (kind === "days") return t("pace-days", { count: turn / DAY });
  return t("pace-live", { turn: digits(turn * SECOND), reserve: digits(reserve * SECOND) });
}

/** The same, and what happens when a player's time runs out. */
export function paceText(clock: NewClock): string {
  return `${paceOf(clock)}. ${t(clock.bot ? "pace-bot" : "pace-lost")}`;
}
