// When something is or was, as people say it: the nearer it is, the shorter.
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

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

/** "5 minutes ago" for an ISO time. */
export function ago(time: string, now: number = Date.now(), language: string = spoken()): string {
  const seconds = Math.min(0, Math.round((Date.parse(time) - now) / 1000));
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  }
  return format.format(0, "second");
}

/** "today", "yesterday", "5 days ago" for an ISO time: the server notes once a day when a browser was used. */
export function lastSeen(time: string, language: string, now: number = Date.now()): string {
  const days = Math.max(0, Math.floor((now - Date.parse(time)) / DAY));
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-days, "day");
}
