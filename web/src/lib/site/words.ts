// The words that only a site without a server needs.
import { moreWords, type Words } from "../text/words";

export const fetchWords = (): Promise<Words> =>
  moreWords(
    import.meta.glob<string>("../../../../src/ratskeller/words/site/words/*.ftl", {
      query: "?words",
      import: "default",
    }),
  );
