// Names of the players: as they call themselves, with the colour where two would be confused.
import type { Seat } from "./api/types";
import { has, t } from "./words";

/** The colour of a seat. */
export function colour(seat: number): string {
  return t(`seat-${seat}`);
}

/** How a seat is called in sentences. */
export function nameOf(seats: readonly Seat[], seat: number): string {
  const own = seats.find((it) => it.seat === seat);
  if (!own) return colour(seat);
  const name = plainName(own);
  const twice = seats.some((it) => it.seat !== seat && plainName(it) === name);
  return twice ? t("seat-named", { name, colour: colour(seat) }) : name;
}

function plainName(seat: Seat): string {
  if (seat.kind === "open") return t("seat-open");
  if (seat.kind === "bot" && seat.bot) return t("kind-bot-named", { bot: botName(seat.bot) });
  return seat.name || colour(seat.seat);
}

/** The sentence that says who answered for the bot of a seat. */
export function standInSentence(seats: readonly Seat[], standIn: { seat: number; bot: string }): string {
  const seat = nameOf(seats, standIn.seat);
  const byLot = standIn.bot === "random";
  return byLot ? t("table-stand-in", { seat }) : t("table-stand-in-level", { seat, bot: botName(standIn.bot) });
}

/** The words for a bot, or its own name where there are none. */
export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** What people are told of a bot: its name and a sentence; "" where there is none. */
export function botAbout(bot: string): string {
  return has(`bot-${bot}.about`) ? t("kind-bot-about", { bot: botName(bot), about: t(`bot-${bot}.about`) }) : "";
}
