import { moreWords, type Words } from "../../lib/text/words";

export const fetchWords = (): Promise<Words> =>
  moreWords(
    import.meta.glob<string>("../../../../src/ratskeller/words/people/words/*.ftl", {
      query: "?words",
      import: "default",
    }),
  );
