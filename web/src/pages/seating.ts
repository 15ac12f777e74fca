// Who may sit on which seat of a new table, and how a seat is told to the server.
import { site } from "../lib/routing/root";
import type { GameInfo, NewSeat } from "../lib/api/types";
import { readStorage, writeStorage } from "../lib/device/storage";

/** The bots that a game offers: its levels, weakest first, its styles, then bots of other packages; a game without levels offers all its bots. */
export function botsOf({ levels, styles, plugins, bots }: GameInfo): readonly string[] {
  return levels.length > 0 ? [...levels, ...styles, ...plugins] : bots;
}

/**
 * The usual opponent: of all `bots` the one that the visitor met last. Otherwise one of `levels`, weakest first: the weakest for visitors who
 * have never finished a game, and the one in the middle for all others.
 */
export function usualOf(
  bots: readonly string[],
  finished: boolean,
  last: unknown,
  levels: readonly string[] = bots,
): string {
  const met = bots.find((bot) => bot === last);
  return `bot:${met ?? levels[finished ? Math.floor(levels.length / 2) : 0] ?? ""}`;
}

/**
 * Who plays beside the usual opponent, so that no two play alike: the styles with the level that they are as strong as, the one in the middle;
 * with any other level those next to it, the weaker first. Nobody where the usual opponent is none of them.
 */
export function othersBeside(usual: string, levels: readonly string[], styles: readonly string[]): string[] {
  const middle = Math.floor(levels.length / 2);
  const isStyle = styles.includes(usual);
  const at = isStyle ? middle : levels.indexOf(usual);
  if (at < 0) return [];
  const distance = (level: string) => Math.abs(levels.indexOf(level) - at);
  const near = [...levels].sort((a, b) => distance(a) - distance(b));
  return [...(at === middle ? styles : []), ...near].filter((bot) => bot !== usual);
}

/** The bot whom the visitor met last in a game, on this device. */
export function lastMet(game: string): unknown {
  return readStorage(opponentKey(game));
}

/** Keep for the next time whom the visitor meets: the first bot of a table that they begin. */
export function meets(game: string, kinds: readonly string[]): void {
  const first = kinds.find((kind) => kind.startsWith("bot:"));
  if (first !== undefined) writeStorage(opponentKey(game), first.slice("bot:".length));
}

function opponentKey(game: string): string {
  return `ratskeller-opponent-${game}`;
}

/** Everybody who may sit on a seat: the visitor, bots, somebody else at this screen, a friend by link. */
export function seatKinds(bots: readonly string[]): string[] {
  return ["me", ...bots.map((bot) => `bot:${bot}`), "hotseat", ...(site === null ? ["open"] : [])];
}

/** Who may sit on a seat: the visitor on one of them alone. */
export function offeredTo(seat: number, kinds: readonly string[], all: readonly string[]): string[] {
  return all.filter((kind) => kind !== "me" || seat === 0 || kinds[seat] === "me" || !kinds.includes("me"));
}

/** What a seat is to be, with the name of the person who shares the screen. */
export function takes(kind: string, name: string): NewSeat {
  const [what = "me", bot] = kind.split(":");
  if (what === "hotseat") return { kind: what, name };
  return bot === undefined ? { kind: what as NewSeat["kind"] } : { kind: "bot", bot };
}
