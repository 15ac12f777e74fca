// Builds the element, a file per game with everything that it draws, its words per language, and the page of a frame: into dist/ with their
// types, or by `node build.mjs FOLDER` into a folder of the server.
import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import postcss from "postcss";
import { build } from "vite";
import { written } from "../../scripts/layouts.js";
import { entries, whole } from "../../scripts/words.js";
import { layouts } from "../../src/lib/ui/layouts.js";

const HERE = dirname(fileURLToPath(import.meta.url));
const WEB = resolve(HERE, "../..");
const PYTHON = resolve(WEB, "../src/ratskeller");
const [FOLDER] = process.argv.slice(2);
const DIST = FOLDER === undefined ? join(HERE, "dist") : resolve(FOLDER);
const GAMES = ["rattus", "carcassonne"];
/** The most that a game may weigh with the element, compressed by brotli. */
const MOST = 60_000;

const read = (path) => readFileSync(path, "utf8");
const literal = (text) => JSON.stringify(text).slice(1, -1);

/** What a rule of the page may speak of in an element: its tokens, and classes. */
const KEPT = /^(:root$|\.)/;

/** A style sheet whose tokens belong to the element instead of the page, without what only a page needs. */
function hosted(css) {
  const sheet = postcss.parse(css);
  sheet.walkComments((comment) => comment.remove());
  sheet.walkAtRules(/^(import|property|font-face)$/, (rule) => rule.remove());
  sheet.walkRules((rule) => {
    if (rule.parent?.name === "keyframes") return;
    if (rule.selectors.every((it) => KEPT.test(it)))
      rule.selectors = rule.selectors.map((it) => it.replace(":root", ":host"));
    else rule.remove();
  });
  return sheet.toString().replace(/\s+/g, " ");
}

/** How code names a message. */
const WHOLE = /["'`]([a-zA-Z][\w-]*)(?:\.[\w-]+)?["'`]/g;
/** `region-${id}`: every message that begins like that. */
const BEGUN = /`([a-zA-Z][\w-]*-)\$\{/g;
const REFERRED = /\{\s*(?:FORM\(\s*)?-?([a-zA-Z][\w-]*)/g;

/** The messages that `code` names, and those that they refer to, as the text of a word file. `messages` are entries by their names. */
function needed(messages, code) {
  const names = new Set([...code.matchAll(WHOLE)].map(([, name]) => name));
  const beginnings = [...new Set([...code.matchAll(BEGUN)].map(([, beginning]) => beginning))];
  const wanted = [...messages.keys()].filter((name) => names.has(name) || beginnings.some((it) => name.startsWith(it)));
  const found = new Set(wanted);
  for (const name of found)
    for (const [, referred] of (messages.get(name) ?? "").matchAll(REFERRED))
      if (messages.has(referred)) found.add(referred);
  return [...messages]
    .filter(([name]) => found.has(name))
    .map(([, text]) => text)
    .join("\n");
}

/** Modules of the client that this package has its own of, since they know a server, fetch something, or show what an element is never given. */
const OWN = {
  ...Object.fromEntries(
    ["Ghost", "Shown", "Trial"].map((name) => [
      join(WEB, `src/games/carcassonne/board/${name}.svelte`),
      join(HERE, "src/nothing.ts"),
    ]),
  ),
  [join(WEB, "src/games/carcassonne/board/canvas/tileworker.ts")]: join(HERE, "src/tileworker.ts"),
  [join(WEB, "src/lib/text/wordfiles.ts")]: join(HERE, "src/wordfiles.ts"),
};

function ownModules() {
  return {
    name: "own-modules",
    enforce: "pre",
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && OWN[found.id.split("?")[0]] ? OWN[found.id.split("?")[0]] : null;
    },
    // The styles of a game are in `styles.ts`: a style sheet of the page would not reach into the element
    load: (id) => (id.startsWith(join(WEB, "src")) && id.endsWith(".css") ? "" : null),
  };
}

/** The words of a game in a language, with those of the interface; what the language lacks is in English. */
function messages(game, language) {
  const folders = [join(PYTHON, "games", game, "words"), join(PYTHON, "words")];
  const texts = folders.map((folder) => whole(read(join(folder, `${language}.ftl`)), read(join(folder, "en.ftl"))));
  return new Map(texts.toReversed().flatMap((text) => [...entries(text)]));
}

const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
const languages = (game) => filesIn(join(PYTHON, "games", game, "words"), ".ftl").map((path) => basename(path, ".ftl"));

/** Writes styles, and the words that the code asks for, into a game's file, and the other languages beside it. */
function filledIn(game) {
  return {
    name: "filled-in",
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !chunk.code.includes("__WORDS__")) continue;
        const text = (language) => needed(messages(game, language), chunk.code);
        for (const language of languages(game).filter((it) => it !== "en"))
          this.emitFile({
            type: "asset",
            fileName: `words/${game}.${language}.js`,
            source: `import { addWords } from "../${game}.js";\naddWords(${JSON.stringify(language)}, ${JSON.stringify(text(language))});\n`,
          });
        const styles = [join(WEB, "src/app.css"), ...filesIn(join(WEB, "src/games", game, "board"), ".css")];
        chunk.code = chunk.code
          .replace("__WORDS__", () => literal(text("en")))
          .replace("__STYLES__", () =>
            literal(styles.map((path) => hosted(written(read(path), layouts, path))).join("\n")),
          );
      }
    },
  };
}

/** Writes named layouts out: the styles of components go into their code, where no plugin for style sheets sees them. */
const namedMedia = {
  name: "named-media",
  style: ({ content, filename }) => ({ code: written(content, layouts, filename) }),
};

async function bundle(entry, name, game = null) {
  await build({
    root: WEB,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    plugins: [
      ownModules(),
      svelte({ configFile: false, preprocess: [vitePreprocess(), namedMedia], compilerOptions: { css: "injected" } }),
      ...(game === null ? [] : [filledIn(game)]),
    ],
    build: {
      outDir: DIST,
      emptyOutDir: false,
      target: "es2022",
      copyPublicDir: false,
      lib: { entry: join(HERE, "src", entry), formats: ["es"], fileName: () => `${name}.js` },
      rolldownOptions: {
        // One element for all games
        external: (id) => name !== "element" && /(^|\/)element$/.test(id),
        output: {
          paths: (id) => (/(^|\/)element$/.test(id) ? "./element.js" : id),
          codeSplitting: false,
          minify: true,
        },
      },
    },
  });
}

function types() {
  const options =
    "--declaration --emitDeclarationOnly --target es2022 --module esnext --moduleResolution bundler --strict --skipLibCheck";
  const sources = ["src/element.ts", "src/replay.ts"].map((path) => join(HERE, path));
  execFileSync(process.execPath, [
    join(WEB, "node_modules/typescript/bin/tsc"),
    ...options.split(" "),
    ...["--outDir", DIST],
    ...sources,
  ]);
  for (const game of GAMES) {
    cpSync(join(WEB, "src/games", game, "model/views.d.ts"), join(DIST, `${game}.views.d.ts`));
    writeFileSync(
      join(DIST, `${game}.d.ts`),
      `export type { View } from "./${game}.views";\n/** Add the words of a language; the files under \`words/\` do. */\nexport declare function addWords(language: string, text: string): void;\n`,
    );
  }
}

/** The sizes of what a page with a game loads, in bytes. Throws an error if it is too much. */
function weigh() {
  for (const game of GAMES) {
    const files = ["element.js", `${game}.js`].map((name) => readFileSync(join(DIST, name)));
    const sum = (pack) => files.map((file) => pack(file).length).reduce((one, other) => one + other);
    const [gzip, brotli] = [sum(gzipSync), sum(brotliCompressSync)];
    console.log(`${game}: ${gzip} bytes by gzip, ${brotli} by brotli`);
    if (brotli > MOST) throw new Error(`${game}: ${brotli} bytes compressed; at most ${MOST} are allowed`);
  }
}

rmSync(DIST, { recursive: true, force: true });
await bundle("element.ts", "element");
for (const game of GAMES) await bundle(`${game}/index.ts`, game, game);
await bundle("page.ts", "page");
if (FOLDER === undefined) types();
weigh();
