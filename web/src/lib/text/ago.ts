// How long ago something was, in the words of the language.
import { language as spoken } from "./words";

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
