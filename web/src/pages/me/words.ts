// The words of this page, fetched with it.
import { moreWords, type Words } from "../../lib/text/words";

const FILES = import.meta.glob<string>("../../../../src/ratskeller/words/people/words/*.ftl", {
  query: "?words",
  import: "default",
});

/** The words of this page, and those of the interface. */
export function fetchWords(): Promise<Words> {
  return moreWords(FILES);
}
