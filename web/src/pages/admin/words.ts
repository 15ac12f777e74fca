// The words of this page, fetched with it.
import { inLanguage } from "../../lib/wordfiles";
import { language, Words } from "../../lib/words";

const FILES = import.meta.glob<string>("../../../../src/ratskeller/words/admin/words/*.ftl", {
  query: "?words",
  import: "default",
});

/** The words of this page, and those of the interface, in the language that is spoken. */
export async function fetchWords(): Promise<Words> {
  const paths = inLanguage(Object.keys(FILES), language());
  const texts = await Promise.all(paths.map(async (path) => (await FILES[path]?.()) ?? ""));
  return new Words(language(), null, texts.join("\n"));
}
