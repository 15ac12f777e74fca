// The words of a game's tale, fetched when it is told.
import { inLanguage } from "../../wordfiles";
import { language, Words } from "../../words";
import type { Say } from "./tale";

const WORDS = import.meta.glob<string>("../../../../../src/ratskeller/games/*/tale/words/*.ftl", {
  query: "?words",
  import: "default",
});

/** The words in which a game is told, in the language that is spoken. */
export async function taleWords(game: string): Promise<Say> {
  const mine = Object.keys(WORDS).filter((path) => path.includes(`/games/${game}/`));
  const texts = await Promise.all(inLanguage(mine, language()).map(async (path) => (await WORDS[path]?.()) ?? ""));
  const words = new Words(language(), game, texts.join("\n"));
  return (id, values) => words.t(id, values);
}
