// The texts of the books of rules, in every language.
import { inLanguage } from "../wordfiles";

/** The word files of the books, fetched when a book is opened. */
const BOOKS = import.meta.glob<string>("../../../../src/ratskeller/games/*/book/words/*.ftl", {
  query: "?words",
  import: "default",
});

/** The game whose book a word file is: `…/rattus/book/words/de.ftl`. */
function gameOf(path: string): string {
  return path.split("/").at(-4) ?? "";
}

/** The games whose rules can be read. */
export const booked: readonly string[] = [...new Set(Object.keys(BOOKS).map(gameOf))];

/** The texts of a game's book in a language. */
export async function bookText(game: string, language: string): Promise<string> {
  const mine = Object.keys(BOOKS).filter((path) => gameOf(path) === game);
  const texts = await Promise.all(inLanguage(mine, language).map(async (path) => (await BOOKS[path]?.()) ?? ""));
  return texts.join("\n");
}
