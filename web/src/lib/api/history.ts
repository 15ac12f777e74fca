// The calls about games that are over: fetched with the page that shows them.
import { under } from "../routing/root";
import type { HistoryFilter } from "../routing/historyFilter";
import { http, result } from "./client";
import type { History, Ladder, Player, RatingChange, Statistics, Table } from "./types";

/** One's own games that are over; `after` leads to older ones. */
export function history(filter: HistoryFilter, after: string | null): Promise<History> {
  return result(http.GET("/api/me/games", { params: { query: { ...filter, after } } }));
}

/** What everybody may know of somebody else, with their games of one kind (null: of any). */
export function player(name: string, game: string | null, after: string | null): Promise<Player> {
  return result(http.GET("/api/players", { params: { query: { name, game, after } } }));
}

export function ladder(game: string): Promise<Ladder> {
  return result(http.GET("/api/ladder", { params: { query: { game } } }));
}

/** How a game changed the ratings of its people; there are none where it was not rated. */
export function ratingChanges(table: string, signal: AbortSignal): Promise<RatingChange[]> {
  return result(http.GET("/api/tables/{table_id}/ratings", { params: { path: { table_id: table } }, signal }));
}

/** What a game took from everybody, in the form of the game. */
export async function bill(table: string, signal: AbortSignal): Promise<unknown> {
  const params = { path: { table_id: table } };
  return (await result(http.GET("/api/tables/{table_id}/bill", { params, signal }))).bill;
}

export function statistics(game: string): Promise<Statistics> {
  return result(http.GET("/api/statistics", { params: { query: { game } } }));
}

/** Keep a game from elsewhere, as a table of one's own. */
export function bringIn(record: string): Promise<Table> {
  return result(http.POST("/api/records", { body: { record } }));
}

/** Where the records of all one's own games are. */
export const RECORDS = under("/api/me/records");
