// Words that only some part of the client says, fetched with it.
import { moreWords, type Words } from "./words";

const FILES = import.meta.glob<string>(
  [
    "../../../../src/ratskeller/words/*/words/*.ftl",
    "../../../../src/ratskeller/games/*/{intents,lessons,tale}/words/*.ftl",
  ],
  { query: "?words", import: "default" },
);

/** The words of a part of the interface; with a game, those that the game has for it. */
export function partWords(part: string, game: string | null = null): Promise<Words> {
  const folders = [`/words/${part}/`, `/games/${game}/${part}/`];
  const own = Object.entries(FILES).filter(([path]) => folders.some((folder) => path.includes(folder)));
  return moreWords(Object.fromEntries(own), game);
}
