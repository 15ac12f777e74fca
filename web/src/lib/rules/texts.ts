// The texts of the books of rules, in every language.
import { filesIn } from "../text/wordfiles";
import { moreWords, type Words } from "../text/words";

/** The word files of the books, fetched when a book is opened. */
const BOOKS = import.meta.glob<string>("../../../../src/ratskeller/games/*/book/words/*.ftl", {
  query: "?words",
  import: "default",
});

/** The game whose book a word file is: `…/rattus/book/words/de.ftl`. */
function gameOf(path: string): string {
  return path.split("/").at(-4) ?? "";
}

export const booked: readonly string[] = [...new Set(Object.keys(BOOKS).map(gameOf))];

/** The words of a game's book, with those of the game and of the interface. */
export function bookWords(game: string): Promise<Words> {
  return moreWords(filesIn(BOOKS, game), game);
}
