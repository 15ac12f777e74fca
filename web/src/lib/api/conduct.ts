// What is wanted at a table beside the game: the table tells everybody what has come of it.
import { at, http, result } from "./client";
import type { Order } from "./types";

export const conduct = {
  /** Give up with a seat: a bot plays it to the end. */
  resign: (id: string, seat: number) =>
    result(http.POST("/api/tables/{table_id}/resign", { params: at(id), body: { seat } })),
  /** Take a seat back from the bot that plays for its owner. */
  back: (id: string, seat: number) =>
    result(http.POST("/api/tables/{table_id}/back", { params: at(id), body: { seat } })),
  /** Want that a bot plays for the seat `about`, null: that the game ends; or want it no longer. */
  vote: (id: string, about: number | null, agreed: boolean) =>
    result(http.POST("/api/tables/{table_id}/votes", { params: at(id), body: { about, agreed } })),
  /** Be away for so many days; 0: be here again. */
  away: (id: string, seat: number, days: number) =>
    result(http.POST("/api/tables/{table_id}/vacation", { params: at(id), body: { seat, days } })),
  /** Order what is answered for a seat, or no longer. */
  order: (id: string, order: Order, standing: boolean) =>
    result(http.POST("/api/tables/{table_id}/orders", { params: at(id), body: { ...order, kept: standing } })),
};
