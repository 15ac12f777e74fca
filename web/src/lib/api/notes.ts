// What one notes at a table for oneself: fetched with the book in which it stands.
import { at, http, result } from "./client";
import type { Notes, Pin } from "./types";

const params = (table: string, note: string) => ({ path: { table_id: table, note } });

export const notes = {
  /** All that one has noted at a table, where it is now or (not null) was after `length` answers, and on what something can be noted. */
  read: (table: string, length: number | null): Promise<Notes> =>
    result(http.GET("/api/tables/{table_id}/notes", { params: { ...at(table), query: { at: length } } })),
  /** Write a note, or change one; without a pin it stays where it is. */
  write: (table: string, note: string, text: string, pin: Pin | null): Promise<Notes> =>
    result(http.PUT("/api/tables/{table_id}/notes/{note}", { params: params(table, note), body: { text, pin } })),
  remove: (table: string, note: string): Promise<Notes> =>
    result(http.DELETE("/api/tables/{table_id}/notes/{note}", { params: params(table, note) })),
};
