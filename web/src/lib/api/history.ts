// The calls about games that are over: fetched with the page that shows them.
import { under } from "../root";
import type { Sought } from "../sought";
import { http, result } from "./client";
import type { History, Ladder, Player, Statistics, Table } from "./types";

/** One's own games that are over; `after` leads to older ones. */
export function history(sought: Sought, after: string | null): Promise<History> {
  return result(http.GET("/api/me/games", { params: { query: { ...sought, after } } }));
}

/** What everybody is told of somebody else, with his games of one game (null: of any). */
export function player(name: string, game: string | null, after: string | null): Promise<Player> {
  return result(http.GET("/api/players", { params: { query: { name, game, after } } }));
}

export function ladder(game: string): Promise<Ladder> {
  return result(http.GET("/api/ladder", { params: { query: { game } } }));
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
