// The calls about the lobby, doors and invitations: fetched where they are needed, which a table that goes on is not.
import { newNumber, remember } from "../device/contribution";
import { under } from "../routing/root";
import { at, http, result } from "./client";
import type { Invitation, Lobby, NewClock, Table } from "./types";

/** What the lobby shows, and the tag that tells it apart from what it will show. */
export interface Shown {
  lobby: Lobby;
  tag: string;
}

/** What the lobby shows now; null: the same as `known`. */
export async function lobby(known: string | null): Promise<Shown | null> {
  const headers = known === null ? {} : { "If-None-Match": known };
  const call = http.GET("/api/lobby", { headers });
  const { response } = await call.catch(() => ({ response: null }));
  if (response?.status === 304) return null;
  return { lobby: await result(call), tag: response?.headers.get("etag") ?? "" };
}

/** Sit down at a table with such a clock where somebody waits to play a game, or wait at a new one. */
export function quickMatch(game: string, clock: NewClock | null): Promise<Table> {
  return result(http.POST("/api/lobby/quick", { body: { game, clock } }));
}

/** What a table shows to anyone who knows its address. */
export function invitation(id: string): Promise<Invitation> {
  return result(http.GET("/api/tables/{table_id}/invitation", { params: at(id) }));
}

export function enter(id: string, password: string): Promise<Invitation> {
  return result(http.POST("/api/tables/{table_id}/enter", { params: at(id), body: { password } }));
}

export function clearSeat(id: string, seat: number): Promise<Table> {
  const params = { path: { table_id: id, seat } };
  return result(http.POST("/api/tables/{table_id}/seats/{seat}/clear", { params, body: {} }));
}

/** Give an open seat to a bot; null: to the one of the middle level. */
export function seatBot(id: string, seat: number, bot: string | null = null): Promise<Table> {
  const params = { path: { table_id: id, seat } };
  return result(http.POST("/api/tables/{table_id}/seats/{seat}/bot", { params, body: { bot } }));
}

/** Begin the game of a table that has waited for its players. */
export function beginGame(id: string): Promise<Table> {
  return result(http.POST("/api/tables/{table_id}/begin", { params: at(id), body: {} }));
}

export async function closeTable(id: string): Promise<void> {
  await result(http.POST("/api/tables/{table_id}/close", { params: at(id), body: {} }));
}

/** Sit down; at a table that is provably fair, which is bound to `commitment`, with a number of one's own. */
export async function sit(id: string, seat: number, commitment: string | null): Promise<void> {
  const number = commitment === null ? null : newNumber();
  const body = { seat, contribution: number };
  await result(http.POST("/api/tables/{table_id}/join", { params: at(id), body }));
  if (commitment !== null && number !== null) remember(id, { commitment, number });
}

/** Play once more with the same people: the id of the table at which one sits then. */
export async function rematch({ id, fair }: Table): Promise<string> {
  const own = fair ? await bound() : null;
  const table = await result(http.POST("/api/tables/{table_id}/rematch", { params: at(id), body: { fair: own } }));
  if (own && table.fair) remember(table.id, { commitment: table.fair.commitment, number: own.contribution });
  return table.id;
}

async function bound(): Promise<{ commitment: string; contribution: string }> {
  const { commitment } = await result(http.POST("/api/commitments", { body: {} }));
  return { commitment, contribution: newNumber() };
}

export function qrAddress(id: string): string {
  return under(`/api/tables/${id}/qr`);
}
