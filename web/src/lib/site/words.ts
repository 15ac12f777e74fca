// The words that only a site without a server needs.
import { moreWords, type Words } from "../text/words";

const FILES = import.meta.glob<string>("../../../../src/ratskeller/words/site/words/*.ftl", {
  query: "?words",
  import: "default",
});

/** These words, and those of the interface. */
export function fetchWords(): Promise<Words> {
  return moreWords(FILES);
}
