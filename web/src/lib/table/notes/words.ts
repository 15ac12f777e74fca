// The words of the notes, fetched with them.
import { moreWords, type Words } from "../../text/words";

const FILES = import.meta.glob<string>("../../../../../src/ratskeller/words/notes/words/*.ftl", {
  query: "?words",
  import: "default",
});

/** The words of the notes, and those of the interface. */
export function fetchWords(): Promise<Words> {
  return moreWords(FILES);
}
