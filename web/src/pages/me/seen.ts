// When a browser was used last: the server notes it once a day, so only the day is shown.
const DAY = 86_400_000;

/** "today", "yesterday", "5 days ago" for an ISO time. */
export function lastSeen(time: string, language: string, now: number = Date.now()): string {
  const days = Math.max(0, Math.floor((now - Date.parse(time)) / DAY));
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-days, "day");
}
