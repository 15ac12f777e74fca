// What the rules are read from is fetched beside the page that shows them: on a slow line each request that waits for another one costs as much.
import { readable, rulesOf } from "../../games";
import { api } from "../../lib/api/client";
import { bookWords } from "../../lib/rules/texts";

/** Start to fetch what the rules of a game are read from. What fails here is reported by the page, which asks again. */
export function fetchAhead(game: string): void {
  if (readable(game) === null) return;
  for (const needed of [rulesOf(game), bookWords(game), api.catalogue(game)]) needed.catch(() => undefined);
}
