import { expect, it } from "vitest";
import { atOnce } from "./atonce.js";

const piece = (moduleIds, imports = []) => ({ type: "chunk", moduleIds, imports, code: "run();" });

it("tells the browser to compile at once what the first board needs, and nothing else", () => {
  const bundle = {
    table: piece(["/web/src/games/rattus/index.ts"], ["lib"]),
    lib: piece([]),
    book: piece(["/web/src/games/rattus/CardBook.svelte"], ["lib"]),
  };
  atOnce([{ name: "rattus", folder: "/web/src/games/rattus/" }]).generateBundle.handler(null, bundle);
  const hinted = Object.keys(bundle).filter((name) => bundle[name].code.startsWith("//# allFunctionsCalledOnLoad\n"));
  expect(hinted).toEqual(["table", "lib"]);
});
