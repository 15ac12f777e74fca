// The bot that is about as strong as the visitor, and what is said of one between two levels: fetched when somebody looks at it.
import type { Strength } from "../api/types";
import { botName } from "../domain/seats";
import { partWords } from "../text/partwords";
import type { Words } from "../text/words";

export function fetchWords(): Promise<Words> {
  return partWords("company");
}

/** Where a bot such as `novice+40` is among the levels, weakest first: the lower of the two around it, and the upper one where it plays like that one too. */
export function aroundOf(bot: string, levels: readonly string[]): { lower: string; upper: string | null } {
  const [lower = "", percent] = bot.split("+");
  return { lower, upper: Number(percent) > 0 ? (levels[levels.indexOf(lower) + 1] ?? null) : null };
}

/** Between which levels a bot plays, in a sentence: at present (`now`), or at a table (`here`). */
export function placeOf(words: Words, bot: string, levels: readonly string[], when: "now" | "here"): string {
  const { lower, upper } = aroundOf(bot, levels);
  const id = `company-${when}`;
  if (upper === null) return words.t(`${id}-as`, { level: botName(lower) });
  return words.t(id, { lower: botName(lower), upper: botName(upper) });
}

/** What is said of the bot that is about as strong as the visitor. */
export function nowOf(words: Words, { bot, games }: Strength, levels: readonly string[]): string {
  if (games === 0) return words.t("company-now-none", { level: botName(aroundOf(bot, levels).lower) });
  return placeOf(words, bot, levels, "now");
}
