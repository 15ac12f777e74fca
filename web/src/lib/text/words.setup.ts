// For tests: all words of all games are at hand, as they are once a page shows something.
import { languages, learn, speak } from "./words";

const FILES = import.meta.glob("../../../../src/ratskeller/games/*/words/en.ftl", { query: "?raw" });

for (const path of Object.keys(FILES))
  for (const language of languages) await learn(path.split("/").at(-3) as string, language);
await speak("en");
