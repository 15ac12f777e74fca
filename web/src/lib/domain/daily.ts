// The Daily Plague in words: dates, the deal, the countdown, and the text that is shared. It tells a result and nothing of what was hidden.
import { dailyAddress } from "../routing/address";
import type { Day, DayAhead, DayResult, PastDay } from "../api/types";
import { optionsText } from "./options";
import { botName, personName } from "./seats";
import { language, list, t, wordsOf } from "../text/words";

/** For ahead, level and behind: characters that every phone has. */
const SIGNS: Record<string, string> = { "+": "▲", "=": "●", "-": "▼" };
const HOUR = 3600;
const WEEK = 7;
/** So many of the first are named. */
const MOST_NAMED = 3;

/** "Sunday, 22 November 2026", or shorter. A day of the Daily Plague is one in UTC. */
export function dateText(day: string, style: "full" | "medium" = "full"): string {
  const format = new Intl.DateTimeFormat(language(), { dateStyle: style, timeZone: "UTC" });
  return format.format(new Date(day));
}

/** What is played: the options that are not as usual, by the words of the game; "" where all are. */
export function dealText({ game, options }: Day["deal"]): string {
  return optionsText(game, options);
}

/** The bots that are played against, each with how many of them there are. */
export function rivals({ bots }: Day["deal"]): string {
  const kinds = [...new Set(bots)];
  return list(
    kinds.map((bot) => t("daily-bots", { name: botName(bot), count: bots.filter((it) => it === bot).length })),
  );
}

/** How long it is until the next day, to the minute. */
export function countdown(seconds: number): string {
  const minutes = Math.ceil(Math.max(0, seconds) / 60);
  return t("daily-next", { hours: Math.floor((minutes * 60) / HOUR), minutes: minutes % 60 });
}

/** "1st of 3, 4 ahead". */
export function resultText({ place, margin }: Pick<DayResult, "place" | "margin">, seats: number): string {
  const lead = margin > 0 ? "ahead" : margin < 0 ? "behind" : "level";
  return t("daily-result", { place, seats, lead, amount: Math.abs(margin) });
}

export function courseSigns(course: string): string {
  return course.replace(/./g, (sign) => SIGNS[sign] ?? "");
}

/** The same in words, for those who can't see the signs. */
export function courseText(course: string): string {
  const count = (sign: string): number => course.split(sign).length - 1;
  return t("daily-course", { ahead: count("+"), level: count("="), behind: count("-") });
}

/** What is shared of an own result: how it ended and how it went, and nothing that helps anybody who has still to play. */
export function shareText(day: Day, result: DayResult): string {
  const seats = day.deal.bots.length + 1;
  const lines = [
    t("daily-share", { date: dateText(day.day, "medium") }),
    `${wordsOf(day.deal.game).t("game-title")} · ${rivals(day.deal)}`,
    resultText(result, seats),
    courseSigns(result.course),
    day.today && day.streak.days > 1 ? t("daily-streak-days", { count: day.streak.days }) : "",
    dailyAddress(day.day),
  ];
  return lines.filter((line) => line !== "").join("\n");
}

/** Past days and those to come as a calendar: weeks from Monday to Sunday, the oldest first; null where a week has days that are not shown. */
export function weeks(past: readonly PastDay[], ahead: readonly DayAhead[]): (PastDay | DayAhead | null)[][] {
  const days = [...[...past].reverse(), ...ahead];
  const first = days[0];
  const before = first ? (new Date(first.day).getUTCDay() + WEEK - 1) % WEEK : 0;
  const cells = [...Array.from({ length: before }, () => null), ...days];
  while (cells.length % WEEK !== 0) cells.push(null);
  return Array.from({ length: cells.length / WEEK }, (_, week) => cells.slice(week * WEEK, (week + 1) * WEEK));
}

/** The names of the days of a week, from Monday on. */
export function weekdays(): { short: string; long: string }[] {
  const name = (style: "short" | "long", day: number): string =>
    new Intl.DateTimeFormat(language(), { weekday: style, timeZone: "UTC" }).format(
      // The first of January 2024 was a Monday
      new Date(Date.UTC(2024, 0, day)),
    );
  return Array.from({ length: WEEK }, (_, day) => ({ short: name("short", day + 1), long: name("long", day + 1) }));
}

/** Who was first on the last day that is closed. */
export function winnersText({ day, game, first }: NonNullable<Day["last"]>): string {
  const named = first.slice(0, MOST_NAMED);
  const names = list(named.map(({ name }) => personName(name) || t("seat-deleted")));
  const count = first.length - named.length;
  return t("daily-last", {
    date: dateText(day),
    game: wordsOf(game).t("game-title"),
    names: count > 0 ? t("daily-last-others", { names, count }) : names,
  });
}

export function dayText(it: PastDay | DayAhead): string {
  const title = wordsOf(it.game).t("game-title");
  const date = dateText(it.day);
  if (!("attempt" in it)) return t("daily-ahead", { date, game: title });
  const { attempt } = it;
  if (!attempt) return t("daily-past-none", { date, game: title });
  if (!attempt.result) return t("daily-past-open", { date, game: title });
  return t("daily-past-place", { date, game: title, place: attempt.result.place });
}
