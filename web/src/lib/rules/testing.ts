// What the tests of every book of rules ask: that it explains all, names nothing that isn't there, and has all its words.
import { bundleOf } from "../text/words";
import type { Chapter, Minute, Passage } from "./book";
import { pieces } from "./text";

type Files = Record<string, string>;

const BOOKS = import.meta.glob<string>("../../../../src/ratskeller/games/*/book/words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const PAGES = import.meta.glob<string>("../../../../docs/{rattus,carcassonne}.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const CODE = import.meta.glob<string>(
  ["../../../../src/ratskeller/games/*/**/*.{py,toml,ftl}", "/src/games/*/**/*.{ts,svelte}", "!**/*.test.ts"],
  { query: "?raw", import: "default", eager: true },
);

function fileOf(files: Files, part: string): string {
  return Object.entries(files).find(([path]) => path.includes(part))?.[1] ?? "";
}

/** The numbers of the rules as the documentation states them. */
export function statedRules(game: string): string[] {
  const found = fileOf(PAGES, `docs/${game}.md`).matchAll(/^(?:- |\| )([A-Z]+\d+|K-[A-Z]+|X)\b/gm);
  return [...new Set(Array.from(found, ([, number]) => number as string))];
}

/** The tags that the code of a game names, here and on the server: of events, options, sentences about rules, and of what links to them. */
export function shownTags(game: string): string[] {
  const texts = Object.entries(CODE).filter(([path]) => path.includes(`/games/${game}/`));
  const found = texts.flatMap(([, text]) => text.match(/\b(?:RAT|CAR)-[A-Z][A-Z0-9-]*/g) ?? []);
  return [...new Set(found)].map((tag) => tag.slice(4)).sort();
}

/** The languages in which a book is written. */
export function bookLanguages(game: string): string[] {
  const mine = Object.keys(BOOKS).filter((path) => path.includes(`/${game}/`));
  return mine.map((path) => path.slice(path.lastIndexOf("/") + 1, -".ftl".length));
}

function textOf(game: string, language = "en"): string {
  return fileOf(BOOKS, `/${game}/book/words/${language}.ftl`);
}

/** The message and attribute names in a book's words. */
export function bookNames(game: string, language = "en"): string[] {
  let message = "";
  return textOf(game, language)
    .split("\n")
    .flatMap((line) => {
      const [, name, attribute] = /^(?:([a-z][\w-]*) =| {4}\.([a-z][\w-]*) =)/.exec(line) ?? [];
      if (name) message = name;
      return name ? [name] : attribute ? [`${message}.${attribute}`] : [];
    });
}

/** The names that the passages and the pages "in a minute" of a book ask for. Of the notes of a table only their beginnings are known. */
export function askedNames(chapters: readonly Chapter[], minutes: readonly Minute[]): string[] {
  const ofPassage = ({ id, figure }: Passage): string[] => [
    `para-${id}`,
    `para-${id}.title`,
    ...(figure ? [`para-${id}.caption`] : []),
  ];
  return [
    "book-about",
    ...chapters.flatMap(({ id, passages }) => [`chapter-${id}`, ...passages.flatMap(ofPassage)]),
    ...minutes.flatMap(({ title, panels }) => [
      title,
      `${title}.name`,
      ...panels.flatMap(({ id }) => [`minute-${id}`, `minute-${id}.title`]),
    ]),
  ];
}

/** The rules that a book's texts refer to. */
export function namedRules(game: string): string[] {
  const all = pieces(textOf(game), []);
  return all.filter(({ kind }) => kind === "rule").map(({ text }) => text);
}

/** The texts of a book that can't be filled in. */
export function broken(game: string, language: string): string[] {
  const bundle = bundleOf(language, game, textOf(game, language));
  return bookNames(game, language).flatMap((name) => {
    const [id = "", attribute] = name.split(".");
    const message = bundle.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    const errors: Error[] = [];
    if (pattern) bundle.formatPattern(pattern, {}, errors);
    return pattern && errors.length === 0 ? [] : [name];
  });
}
