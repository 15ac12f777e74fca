// Names of the players: as they call themselves, with the colour where two would be confused.
import type { Conduct, PlayedFor, Seat, Table } from "../api/types";
import { asName, has, t } from "../text/words";

export function colour(seat: number): string {
  return t(`seat-${seat}`);
}

/** The letter that stands for it on its pieces. */
export function seatLetter(seat: number): string {
  return t(`seat-${seat}.letter`);
}

export function nameOf(seats: readonly Seat[], seat: number): string {
  const own = seats.find((it) => it.seat === seat);
  if (!own) return colour(seat);
  const name = plainName(own);
  const twice = seats.some((it) => it.seat !== seat && plainName(it) === name);
  return twice ? t("seat-named", { name, colour: colour(seat) }) : name;
}

/** How somebody is called where the colour stands beside the name. */
export function plainName(seat: Seat): string {
  if (seat.kind === "open") return t("seat-open");
  if (seat.kind === "bot" && seat.bot) return botCalled(seat.bot);
  if (seat.person === "deleted") return t("seat-deleted");
  return personName(seat.name) || colour(seat.seat);
}

/** How a seat is called beside its mark, where there is little room: a bot without a face by its own name alone. */
export function briefName(seats: readonly Seat[], seat: number): string {
  const bot = botOn(seats, seat);
  return bot === null || isPerson(bot) ? nameOf(seats, seat) : botName(bot);
}

/** The viewer's seat, if there is exactly one: not for spectators, or for people who share a screen. */
export function ownSeat(mine: readonly number[] | undefined): number | null {
  return mine?.length === 1 ? (mine[0] ?? null) : null;
}

/** What the server calls those who have given no name (`accounts/names.py`). */
const PLACEHOLDER = /^(?:(Guest)|Player) ([1-9][0-9]{0,3})$/;

/** The name of a person, wherever it stands: a placeholder is said in the language that is spoken. */
export function personName(name: string): string {
  const found = PLACEHOLDER.exec(name);
  return found ? t(found[1] ? "unnamed-guest" : "unnamed-player", { number: found[2] ?? "" }) : name;
}

/** The sentence that says who answered for the bot of a seat. */
export function standInSentence(seats: readonly Seat[], standIn: { seat: number; bot: string }): string {
  const seat = nameOf(seats, standIn.seat);
  if (standIn.bot === "order") return t("table-ordered", { seat });
  if (seats.find((it) => it.seat === standIn.seat)?.kind === "human") {
    return t("table-plays-for", { seat, bot: botName(standIn.bot) });
  }
  const byLot = standIn.bot === "random";
  return byLot ? t("table-stand-in", { seat }) : t("table-stand-in-level", { seat, bot: botName(standIn.bot) });
}

/** The bot on a seat; null where none sits. */
export function botOn(seats: readonly Seat[], seat: number | null): string | null {
  const own = seats.find((it) => it.seat === seat);
  return own?.kind === "bot" ? own.bot : null;
}

/** Whether everybody who sat there has gone for good, so that the game ended. */
export function haveAllLeft(seats: readonly Seat[], played: readonly PlayedFor[]): boolean {
  const gone = played.filter(({ reason }) => reason === "lost" || reason === "resigned").map(({ seat }) => seat);
  return gone.length > 0 && seats.every(({ seat, kind }) => kind !== "human" || gone.includes(seat));
}

/** The seat that has won a game which ended since the others had left; null: there is none, or it has not. */
export function winnerLeft(conduct: Pick<Conduct, "ended" | "places"> | null | undefined): number | null {
  const first = (conduct?.ended ? (conduct.places ?? []) : []).flatMap((place, seat) => (place === 1 ? [seat] : []));
  return first.length === 1 ? (first[0] ?? null) : null;
}

/** Whether people may answer for their seat: the game goes on, and no bot plays for them. */
export function playsItself({ conduct, waiting }: Table, seat: number): boolean {
  return !waiting && !conduct?.ended && !conduct?.played.some((it) => it.seat === seat);
}

/** Who a bot is: all those between two levels (`novice+40`) are the same. */
export function characterOf(bot: string): string {
  return bot.includes("+") ? "companion" : bot;
}

/** The words for a bot, or its own name where there are none. */
export function botName(bot: string): string {
  const name = `bot-${characterOf(bot)}`;
  return has(name) ? asName(name) : bot;
}

/** A bot in a list beside people: a bot without a sentence of its own is called a computer. */
export function botCalled(bot: string): string {
  return isPerson(bot) ? botName(bot) : computer(bot);
}

/** How a bot plays, in a sentence; "" where there is none. */
export function botAbout(bot: string): string {
  return isPerson(bot) ? t(`bot-${characterOf(bot)}.about`) : "";
}

/** How strong a bot is, in a sentence; "" where there is none. */
export function botStrength(bot: string): string {
  return has(`bot-${bot}.strength`) ? t(`bot-${bot}.strength`) : "";
}

/** Whether a bot is named like a person. */
function isPerson(bot: string): boolean {
  return has(`bot-${characterOf(bot)}.about`);
}

function computer(bot: string): string {
  return t("kind-bot-named", { bot: botName(bot) });
}

/** What a seat lost in all, and to what, in sentences. */
export interface SeatBill {
  lost: number;
  lines: readonly string[];
}

/** Says the bill of a game seat by seat; nothing where nothing could be lost. */
export type SayBill<Bill> = (bill: Bill) => readonly SeatBill[];
