// What a clock shows: how much is left to a seat, as digits and in words. Times are milliseconds of the server's own time.
import type { Clock } from "../../api/types";
import { language, t } from "../../text/words";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Who has not answered for so long, or for a turn where that is longer, can be voted absent (`server/clocks/service.py`). */
const ABSENT = 10 * MINUTE;
/** From here on a warning says that little is left. */
export const LITTLE = 10 * SECOND;

/** What is left of a turn and, after it, of the reserve. */
export interface Left {
  turn: number;
  reserve: number;
}

/** What is left to a seat: to the one that is asked less and less, the others have the whole turn before them. */
export function leftOf(clock: Clock, seat: number, now: number): Left {
  const reserve = clock.seats[seat]?.reserve ?? 0;
  if (clock.asked !== seat) return { turn: clock.turn, reserve };
  // While boards show what has happened, no time is taken
  const spent = Math.max(0, Math.max(now, clock.shown) - clock.began);
  return { turn: Math.max(0, clock.turn - spent), reserve: Math.max(0, reserve - Math.max(0, spent - clock.turn)) };
}

export function sum({ turn, reserve }: Left): number {
  return turn + reserve;
}

/** How long somebody has to be waited for until the others may let a bot play. */
export function untilAbsent(clock: Clock | null): number {
  return Math.max(ABSENT, clock?.turn ?? 0);
}

/** A time as digits, as in 4:09: the second that has begun counts. */
export function digits(time: number): string {
  const seconds = Math.ceil(time / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** What is left of a long time, in words: whole days, else hours, else minutes. */
export function inWords(time: number): string {
  if (time <= 0) return t("clock-up");
  if (time >= DAY) return t("clock-days-left", { count: Math.floor(time / DAY) });
  if (time >= HOUR) return t("clock-hours-left", { count: Math.floor(time / HOUR) });
  return t("clock-minutes-left", { count: Math.ceil(time / MINUTE) });
}

/** A time as people say how long they waited: "10 minutes", "3 days". */
export function duration(time: number): string {
  const [count, unit] = time >= DAY ? [Math.floor(time / DAY), "day"] : [Math.ceil(time / MINUTE), "minute"];
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(count);
}

/** After how many milliseconds a clock shows something else. */
export function untilNext(clock: Clock, now: number): number {
  const left = clock.deadline === null ? 0 : clock.deadline - now;
  return left <= 0 ? SECOND : ((left - 1) % (clock.kind === "live" ? SECOND : MINUTE)) + 1;
}
