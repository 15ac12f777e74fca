// When something is, as people say it: the nearer it is, the shorter.
import { language as spoken } from "./words";

const DAY = 86_400_000;
/** From here on a weekday would be last week's as well. */
const WEEK = 6 * DAY;

const TIME: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };

/** "18:00" today, "Friday 18:00" within the next days, else "4 December, 18:00". Times are those of `Date.now()`. */
export function momentWords(moment: number, now: number = Date.now(), language: string = spoken()): string {
  const isToday = new Date(moment).toDateString() === new Date(now).toDateString();
  const day: Intl.DateTimeFormatOptions = moment - now < WEEK ? { weekday: "long" } : { day: "numeric", month: "long" };
  return new Intl.DateTimeFormat(language, isToday ? TIME : { ...day, ...TIME }).format(moment);
}
