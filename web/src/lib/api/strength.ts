// The call about how strong the visitor is: fetched when somebody looks at the bot that is about as strong.
import { http, result } from "./client";
import type { Strength } from "./types";

/** The bot that is about as strong as the visitor, by their last games. */
export function strength(game: string): Promise<Strength> {
  return result(http.GET("/api/me/strength", { params: { query: { game } } }));
}
