// Makes small fonts of the whole ones: letters that everybody needs come in a few small files. What these lack comes from the whole files,
// and what those lack from the system. Written into web/.fonts: a file for each piece, and faces.css.
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import subset from "subset-font";

const FOLDER = new URL("../.fonts/", import.meta.url);
const PACKAGES = new URL("../node_modules/", import.meta.url);
const WORDS = new URL("../../src/ratskeller/games/rattus/words/", import.meta.url);

const between = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");

const LETTERS = between(0x41, 0x5a) + between(0x61, 0x7a);
const MARKS = "\u00a0–—‘’“”„‹›…·×↑↓−±½•°";
/** Everything read or pressed, with the letters of Latin-1: most names of people need no more. */
export const READ = between(0x20, 0x7e) + between(0xc0, 0xff) + MARKS;
/** What German and Dutch write besides the letters of English. */
const MORE_LETTERS = "ÄÖÜäöüßáéèëïóê„";
/** Titles have no figures of their own: those of the old face are made for running text, where 11 reads as II. */
export const TITLES = `${LETTERS}${MORE_LETTERS} ,.'-–:;?!’“”&()`;
const NO_FIGURES = [
  [0x20, 0x2f],
  [0x3a, 0xffff],
];

/** The letters on the map, in which the names of seas are written in every language. */
async function seas() {
  const files = (await readdir(WORDS)).filter((name) => name.endsWith(".ftl"));
  const texts = await Promise.all(files.sort().map((name) => readFile(new URL(name, WORDS), "utf8")));
  const lines = texts.flatMap((text) => text.split("\n")).filter((line) => line.startsWith("sea-"));
  return lines.map((line) => line.slice(line.indexOf("=") + 1)).join("");
}

/** The faces, each with its whole file and the pieces of it: what stands later is taken first. */
async function faces() {
  const sober = {
    family: "Source Sans 3 Variable",
    weight: "200 900",
    folder: "@fontsource-variable/source-sans-3/files/source-sans-3",
    features: ["kern", "mark", "ccmp", "locl", "lnum", "tnum"],
  };
  const old = {
    family: "IM Fell English",
    weight: "400",
    folder: "@fontsource/im-fell-english/files/im-fell-english-latin-400",
    features: ["kern"],
  };
  return [
    { ...sober, name: "text-more", file: "-latin-ext-wght-normal.woff2", text: between(0x100, 0x17f) },
    { ...sober, name: "text", file: "-latin-wght-normal.woff2", text: READ },
    { ...old, name: "title", file: "-normal.woff2", whole: NO_FIGURES, text: TITLES },
    // Of a family of its own, since no map waits for the other letters
    { ...old, family: "IM Fell Seas", name: "seas", file: "-italic.woff2", style: "italic", text: await seas() },
  ];
}

/** `U+41-5A, U+61` for pairs of first and last. */
function ranges(pairs) {
  const shown = ([from, to]) => `U+${from.toString(16)}${from === to ? "" : `-${to.toString(16)}`}`;
  return pairs.map(shown).join(", ");
}

/** The letters of a text as pairs of first and last. */
function pairsOf(text) {
  const pairs = [];
  for (const code of [...new Set(text)].map((letter) => letter.codePointAt(0)).sort((a, b) => a - b)) {
    const last = pairs.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else pairs.push([code, code]);
  }
  return pairs;
}

function rule(face, address, pairs) {
  return `@font-face {
  font-family: "${face.family}";
  font-style: ${face.style ?? "normal"};
  font-weight: ${face.weight};
  font-display: swap;
  src: url("${address}") format("woff2");
  unicode-range: ${ranges(pairs)};
}
`;
}

/** Make what is not made of these very files and letters yet. */
async function make() {
  const wanted = await faces();
  const sources = await Promise.all(wanted.map((face) => readFile(new URL(face.folder + face.file, PACKAGES))));
  const self = await readFile(new URL(import.meta.url));
  const stamp = createHash("sha256");
  for (const part of [self, JSON.stringify(wanted), ...sources]) stamp.update(part);
  const made = stamp.digest("hex");
  const noted = new URL("stamp", FOLDER);
  if ((await readFile(noted, "utf8").catch(() => null)) === made) return;
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  let css = "";
  for (const [index, face] of wanted.entries()) {
    const small = await subset(sources[index], face.text, { targetFormat: "woff2", keepFeatures: face.features });
    await writeFile(new URL(`${face.name}.woff2`, FOLDER), small);
    if (face.whole) css += rule(face, `../node_modules/${face.folder}${face.file}`, face.whole);
    css += rule(face, `${face.name}.woff2`, pairsOf(face.text));
  }
  await writeFile(new URL("faces.css", FOLDER), css);
  await writeFile(noted, made);
}

/** The plugin: fonts are made before anything asks for them. Unit tests see no page. */
export function fonts() {
  return { name: "fonts", apply: () => !process.env.VITEST, buildStart: make };
}
