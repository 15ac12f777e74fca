// The words of the notes, fetched with them.
import { inLanguage } from "../../wordfiles";
import { language, Words } from "../../words";

const FILES = import.meta.glob<string>("../../../../../src/ratskeller/words/notes/words/*.ftl", {
  query: "?words",
  import: "default",
});

/** The words of the notes, and those of the interface, in the language that is spoken. */
export async function fetchWords(): Promise<Words> {
  const paths = inLanguage(Object.keys(FILES), language());
  const texts = await Promise.all(paths.map(async (path) => (await FILES[path]?.()) ?? ""));
  return new Words(language(), null, texts.join("\n"));
}
