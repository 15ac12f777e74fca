// Who may sit on which seat of a new table, and how a seat is told to the server.
import type { NewSeat } from "../lib/api/types";

/** The usual opponent of `bots`, weakest first: the weakest one for whoever never finished a game, then the one in the middle. */
export function usualOf(bots: readonly string[], finished: boolean): string {
  return `bot:${bots[finished ? Math.floor(bots.length / 2) : 0] ?? ""}`;
}

/** Everybody who may sit on a seat: the visitor, bots, somebody else at this screen, a friend by link. */
export function sittersOf(bots: readonly string[]): string[] {
  return ["me", ...bots.map((bot) => `bot:${bot}`), "hotseat", "open"];
}

/** Who may sit on a seat: the visitor himself on one of them alone. */
export function offeredTo(seat: number, kinds: readonly string[], all: readonly string[]): string[] {
  return all.filter((kind) => kind !== "me" || seat === 0 || kinds[seat] === "me" || !kinds.includes("me"));
}

/** What a seat is to be, with the name of whoever shares the screen. */
export function takes(kind: string, name: string): NewSeat {
  const [what = "me", bot] = kind.split(":");
  if (what === "hotseat") return { kind: what, name };
  return bot === undefined ? { kind: what as NewSeat["kind"] } : { kind: "bot", bot };
}
