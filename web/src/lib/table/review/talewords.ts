// The words of a game's story, fetched when it is shown.
import { filesIn } from "../../text/wordfiles";
import { moreWords } from "../../text/words";
import type { Say } from "./tale";

const FILES = import.meta.glob<string>("../../../../../src/ratskeller/games/*/tale/words/*.ftl", {
  query: "?words",
  import: "default",
});

/** The words of a game's story. */
export async function taleWords(game: string): Promise<Say> {
  const words = await moreWords(filesIn(FILES, game), game);
  return (id, values) => words.t(id, values);
}
