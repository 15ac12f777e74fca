import { moreWords, type Words } from "../../text/words";

export const fetchWords = (): Promise<Words> =>
  moreWords(
    import.meta.glob<string>("../../../../../src/ratskeller/words/notes/words/*.ftl", {
      query: "?words",
      import: "default",
    }),
  );
