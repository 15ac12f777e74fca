import { GAMES } from "./games.js";
import { needed } from "./pieces.js";

// Nearly all of what shows the first board is run at once. The browser gets a hint: then it compiles that beside the page, while it still
// reads, and not function by function when each is called. One that does not know the hint reads a comment.
const HINT = "//# allFunctionsCalledOnLoad\n";
const SHOWN = /\/src\/shown\.ts$/;

export function atOnce(games = GAMES) {
  const isFirst = (id) => SHOWN.test(id) || games.some(({ folder }) => id === `${folder}index.ts`);
  return {
    name: "at-once",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const pieces = Object.values(bundle).filter((it) => it.type === "chunk");
        const first = pieces.filter((it) => it.moduleIds.some(isFirst));
        for (const piece of new Set(first.flatMap((it) => [...needed(bundle, it)]))) piece.code = HINT + piece.code;
      },
    },
  };
}
