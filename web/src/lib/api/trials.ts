// Other turns that are tried at a moment of a game that is over.
import { http, result } from "./client";
import type { Attempt, Trial } from "./types";

/** What a seat would have seen if it had given these answers after so many of the game. */
export function tryTurn(id: string, after: number, answers: readonly string[]): Promise<Trial> {
  const query = { at: after, answers: answers.join("; ") };
  return result(http.GET("/api/tables/{table_id}/trial", { params: { path: { table_id: id }, query } }));
}

/** What such a turn is worth beside the best one. */
export function judgeTurn(id: string, after: number, answers: string, best: string): Promise<Attempt> {
  const query = { at: after, answers, best };
  return result(http.GET("/api/tables/{table_id}/attempt", { params: { path: { table_id: id }, query } }));
}
