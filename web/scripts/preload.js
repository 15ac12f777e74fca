// What a first board will need, in a file for the server (`preload.json`): it knows the game of a table before the page does, and tells
// the browser with the page. The file names what the page itself names, what the table of each game needs besides, and the words by language.
import { GAMES } from "./games.js";
import { needed } from "./pieces.js";

/** The words that are shown with a table: those of the interface and of its game. */
const WORDS = /\/ratskeller\/((?:games\/([^/]+)\/)?words)\/([\w-]+)\.ftl\?words$/;
const MAIN = /\/src\/main\.ts$/;
const FALLBACK = "en";
const MOST_LISTED = 12;

function pieceOf(bundle, is) {
  return Object.values(bundle).filter((it) => it.type === "chunk" && it.moduleIds.some(is));
}

/** What the table of each game needs, by the game: code and styles, without what the page names. */
function tables(bundle, named, games) {
  const found = {};
  for (const { name, folder } of games)
    for (const piece of pieceOf(bundle, (id) => id === `${folder}index.ts`)) {
      const pieces = [...needed(bundle, piece)];
      const files = [...pieces.map((it) => it.fileName), ...pieces.flatMap((it) => [...it.viteMetadata.importedCss])];
      found[name] = [...new Set(files)].filter((file) => !named.includes(file)).sort();
    }
  return found;
}

/** The word files by language, and in it by game; "" is the interface. What a language lacks is there in English. */
function words(bundle) {
  const files = pieceOf(bundle, (id) => WORDS.test(id)).flatMap(({ fileName, moduleIds }) =>
    moduleIds.flatMap((id) => {
      const [, folder, game = "", language] = WORDS.exec(id) ?? [];
      return folder === undefined ? [] : [{ folder, game, language, fileName }];
    }),
  );
  const found = {};
  for (const language of new Set(files.map((it) => it.language))) {
    const own = files.filter((it) => it.language === language);
    const folders = new Set(own.map((it) => it.folder));
    const all = [...own, ...files.filter((it) => it.language === FALLBACK && !folders.has(it.folder))];
    found[language] = {};
    for (const { game, fileName } of all) {
      const names = (found[language][game] ??= []);
      if (!names.includes(fileName)) names.push(fileName);
    }
  }
  return found;
}

/** The largest modules of the pieces of first boards, in bytes before they are packed: who watches over their size sees what grew. */
function largest(bundle, files) {
  const sized = files.flatMap((name) => {
    const modules = Object.entries(bundle[name]?.modules ?? {}).map(([id, it]) => [shortened(id), it.renderedLength]);
    return modules.length === 0 ? [] : [[name, modules.sort((a, b) => b[1] - a[1]).slice(0, MOST_LISTED)]];
  });
  return Object.fromEntries(sized.map(([name, modules]) => [name, Object.fromEntries(modules)]));
}

function shortened(id) {
  return id.replace(/^.*\/(?=src\/|node_modules\/)/, "");
}

export function preloadManifest(bundle, games = GAMES) {
  const page = [...new Set(String(bundle["index.html"]?.source ?? "").match(/assets\/[^"]+/g))];
  const [main] = pieceOf(bundle, (id) => MAIN.test(id));
  const first = [...needed(bundle, main)].map((it) => it.fileName);
  const boards = tables(bundle, page, games);
  const pieces = [...new Set([page, ...Object.values(boards)].flat())];
  return { first, page, tables: boards, words: words(bundle), made_of: largest(bundle, pieces) };
}

export function preloadList() {
  return {
    name: "preloadList",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        this.emitFile({ type: "asset", fileName: "preload.json", source: JSON.stringify(preloadManifest(bundle)) });
      },
    },
  };
}
