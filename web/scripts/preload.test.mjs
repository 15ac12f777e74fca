import { describe, expect, it } from "vitest";
import { preloadManifest } from "./preload.js";

const WORDS = "/home/ratskeller/src/ratskeller/";

function piece(fileName, moduleIds, { imports = [], css = [], isEntry = false } = {}) {
  const modules = Object.fromEntries(moduleIds.map((id, i) => [id, { renderedLength: 100 * (i + 1) }]));
  return { type: "chunk", fileName, moduleIds, modules, imports, isEntry, viteMetadata: { importedCss: new Set(css) } };
}

function bundleOf(...pieces) {
  const page = { source: '<script src="/assets/main.js"></script><link href="/assets/lib.js">' };
  return { "index.html": page, ...Object.fromEntries(pieces.map((it) => [it.fileName, it])) };
}

const bundle = bundleOf(
  piece("assets/main.js", ["/web/src/main.ts"], { isEntry: true, imports: ["assets/early.js"] }),
  piece("assets/early.js", []),
  piece("assets/lib.js", ["/web/src/lib/a.ts", "/web/src/lib/b.ts"]),
  piece("assets/rats.js", ["/web/src/games/rats/index.ts"], {
    imports: ["assets/lib.js", "assets/token.js"],
    css: ["assets/rats.css"],
  }),
  piece("assets/token.js", ["/web/src/games/rats/token.ts"]),
  piece("assets/book.js", ["/web/src/games/rats/RatBook.svelte"], { imports: ["assets/rats.js"] }),
  piece("assets/en.js", [`${WORDS}words/en.ftl?words`]),
  piece("assets/de.js", [`${WORDS}words/de.ftl?words`]),
  piece("assets/en-rats.js", [`${WORDS}games/rats/words/en.ftl?words`]),
  piece("assets/en-mice.js", [`${WORDS}games/mice/words/en.ftl?words`]),
  piece("assets/de-mice.js", [`${WORDS}games/mice/words/de.ftl?words`]),
  piece("assets/en-book.js", [`${WORDS}games/rats/book/words/en.ftl?words`]),
);

describe("what a build tells of first boards", () => {
  const manifest = preloadManifest(bundle, [{ name: "rats", folder: "/web/src/games/rats/" }]);

  it("names what the page names not, and nothing that is fetched when it is wanted", () => {
    expect(manifest.first).toEqual(["assets/main.js", "assets/early.js"]);
    expect(manifest.page).toEqual(["assets/main.js", "assets/lib.js"]);
    expect(manifest.tables).toEqual({ rats: ["assets/rats.css", "assets/rats.js", "assets/token.js"] });
  });

  it("names the words of each language, and English ones where it has none", () => {
    expect(manifest.words.en).toEqual({
      "": ["assets/en.js"],
      rats: ["assets/en-rats.js"],
      mice: ["assets/en-mice.js"],
    });
    expect(manifest.words.de).toEqual({
      "": ["assets/de.js"],
      rats: ["assets/en-rats.js"],
      mice: ["assets/de-mice.js"],
    });
  });

  it("tells what its pieces are made of, the largest first", () => {
    expect(Object.entries(manifest.made_of["assets/lib.js"])).toEqual([
      ["src/lib/b.ts", 200],
      ["src/lib/a.ts", 100],
    ]);
    expect(manifest.made_of).not.toHaveProperty("assets/book.js");
  });
});
