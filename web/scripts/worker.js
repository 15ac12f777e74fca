// The service worker of a build: it knows by name what is kept, and changes with it. RATSKELLER_NO_WORKER=1 builds one that only leaves.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { GAMES } from "./games.js";

const FOLDER = new URL("../worker/", import.meta.url);
/** What only tables and the start page need, which need the server; what only sites without one need; letters that words of ours never use. */
const UNCACHED =
  /\/(?:[a-z]+-table|plain|PlainText|Start|Return|SeatRow|Weighing|LessonCoach|TextBoard|Choosing|Ornament|CardBook|TileBook|browser|worker|tilepainter|thinker|source-sans-3|im-fell-english)-/;
const CACHED = /^assets\/.*\.(?:js|css|woff2)$/;
const WORDS = /\/([\w-]+)\.ftl\?words$/;
const PUBLIC = ["/favicon.svg", "/manifest.webmanifest"];

/** The names of all that is kept: the page and the rules, without what only tables need. */
export function cachedFiles(names) {
  return [
    ...names.filter((name) => CACHED.test(name) && !UNCACHED.test(name)).map((name) => `/${name}`),
    ...PUBLIC,
  ].sort();
}

/** The files that hold words, by their language; in English is what a language lacks. */
export function wordsOf(bundle) {
  const found = {};
  for (const { fileName, moduleIds = [] } of Object.values(bundle)) {
    const language =
      moduleIds.length > 0 && moduleIds.every((id) => WORDS.test(id)) ? WORDS.exec(moduleIds[0])[1] : null;
    if (language !== null) (found[language] ??= []).push(`/${fileName}`);
  }
  return found;
}

/** What comes in the box of each game that has a book of rules: its pictures show it. */
function boxes() {
  const games = GAMES.filter(({ folder }) => existsSync(`${folder}rules/index.ts`));
  return games.map(({ name }) => `/api/games/${name}/catalogue`);
}

/** The code of the worker: it keeps all `files`, but of `words` only those in a language that is spoken here. */
export function worker(files, page, words = {}, leaves = false) {
  if (leaves) return readFileSync(new URL("gone.js", FOLDER), "utf-8");
  const code = readFileSync(new URL("worker.js", FOLDER), "utf-8");
  const version = createHash("sha256")
    .update(JSON.stringify([files, words, page, code]))
    .digest("hex")
    .slice(0, 12);
  const known = Object.entries({ VERSION: version, FILES: files, WORDS: words, BOXES: boxes() });
  return known.map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`).join("") + code;
}

export function offline() {
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const names = Object.keys(bundle);
        const page = String(bundle["index.html"]?.source ?? names);
        const words = wordsOf(bundle);
        const worded = Object.values(words).flat();
        const files = cachedFiles(names).filter((name) => !worded.includes(name));
        const source = worker(files, page, words, process.env.RATSKELLER_NO_WORKER === "1");
        this.emitFile({ type: "asset", fileName: "worker.js", source });
        // That of a site without a server: it is completed when the site is built
        this.emitFile({ type: "asset", fileName: "site-worker.js", source: readFileSync(new URL("site.js", FOLDER)) });
      },
    },
  };
}
