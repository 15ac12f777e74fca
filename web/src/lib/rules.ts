// Where the rules of a game can be read: addresses of the book of rules, of its paragraphs and of the pages "in a minute".

/** The word files of the books, fetched when a book is opened. */
const BOOKS = import.meta.glob<string>("../../../src/ratskeller/games/*/book/words/*.ftl", {
  query: "?raw",
  import: "default",
});

/** The language of a word file, `…/words/de.ftl`, and whose it is. */
function read(path: string): { game: string; language: string } {
  const [game = "", , , file = ""] = path.split("/").slice(-4);
  return { game, language: file.replace(".ftl", "") };
}

/** The games whose rules can be read. */
export const booked: readonly string[] = [...new Set(Object.keys(BOOKS).map((path) => read(path).game))];

/** The texts of a game's book by language. */
export async function bookTexts(game: string): Promise<Record<string, string>> {
  const mine = Object.entries(BOOKS).filter(([path]) => read(path).game === game);
  const texts = await Promise.all(mine.map(async ([path, load]) => [read(path).language, await load()] as const));
  return Object.fromEntries(texts);
}

/** The number of a rule without the letters of its game: `RAT-C5` is `C5`. */
export function ruleNumber(tag: string): string {
  return tag.replace(/^[A-Z]{3}-/, "");
}

/** The address of a game's book of rules, or of one of its pages "in a minute". */
export function rulesHref(game: string, part = ""): string {
  return part === "" ? `/rules/${game}` : `/rules/${game}/${part}`;
}

/** The address of the paragraph that explains a rule, by its tag: `RAT-C5`, or `C5`. */
export function ruleHref(game: string, tag: string): string {
  return `${rulesHref(game)}#${ruleNumber(tag)}`;
}
