// The Fluent word files that the Python side reads too. A language exists when its files exist; each file is a piece of its own, fetched when
// its game and its language are shown. This comes first of all: words are on their way before the code that shows them is there.

const FILES = import.meta.glob<string>(
  ["../../../../src/ratskeller/words/*.ftl", "../../../../src/ratskeller/games/*/words/*.ftl"],
  { query: "?words", import: "default" },
);
/** What the path of a file begins with that the server has: the words of a game and a language. */
const SERVER = "server:";
const PATHS = Object.keys(FILES);
/** The language of a file that there is of every text. */
export const FALLBACK = "en";

/** The language of a word file: `…/words/de.ftl` is `de`. */
function languageOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".ftl".length);
}

/** The game whose words a file holds: `…/games/rattus/words/en.ftl`; null for those of the interface. */
function gameOf(path: string): string | null {
  return /\/games\/([^/]+)\/words\//.exec(path)?.[1] ?? null;
}

/** The languages in which the interface speaks, English first. */
export const languages: readonly string[] = PATHS.filter((path) => gameOf(path) === null)
  .map(languageOf)
  .sort((a, b) => Number(b === FALLBACK) - Number(a === FALLBACK) || a.localeCompare(b));

/** Of files that are alike but for their language, those in one language, or in English where it has none. */
export function inLanguage(paths: readonly string[], language: string): string[] {
  const own = paths.filter((path) => languageOf(path) === language);
  const folders = new Set(own.map(folderOf));
  return [...own, ...paths.filter((path) => languageOf(path) === FALLBACK && !folders.has(folderOf(path)))];
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

/** Of files of several games, those of one game. */
export function filesIn<T>(files: Readonly<Record<string, T>>, game: string): Record<string, T> {
  return Object.fromEntries(Object.entries(files).filter(([path]) => path.includes(`/games/${game}/`)));
}

export function isBuilt(game: string): boolean {
  return PATHS.some((path) => gameOf(path) === game);
}

/** The files that have the words of the interface (null) or of a game in a language. The words of a game that is not part of this build are on the server. */
export function filesOf(game: string | null, language: string): string[] {
  if (game !== null && !isBuilt(game)) return [`${SERVER}${game}/${language}`];
  return inLanguage(
    PATHS.filter((path) => gameOf(path) === game),
    language,
  );
}

let ask: (game: string, language: string) => Promise<string> = () => Promise.resolve("");

/** Ask for words that the server has by this function, from now on. */
export function askBy(asking: typeof ask): void {
  ask = asking;
}

/** Fetch a file; a game that the server does not know has no words. */
export async function fetchFile(path: string): Promise<string> {
  if (!path.startsWith(SERVER)) return (await FILES[path]?.()) ?? "";
  const [game = "", language = ""] = path.slice(SERVER.length).split("/");
  return ask(game, language);
}

/** The best language for a wish list such as `navigator.languages`. */
function choose(wishes: readonly string[], have: readonly string[] = languages): string {
  for (const wish of wishes) {
    const short = wish.toLowerCase().split("-")[0] ?? "";
    if (have.includes(short)) return short;
  }
  return FALLBACK;
}

/** The language that was chosen on this device, else the first that the browser wishes for. */
export function wished(chosen: string | null): string {
  return chosen !== null && languages.includes(chosen) ? chosen : choose(navigator.languages);
}

/** Fetch what the page will say first: the words of the interface and of the game that is likely to be shown. */
export function preloadWords(game: string | null, chosenLanguage: string | null): void {
  const language = wished(chosenLanguage);
  for (const path of [null, ...(game === null ? [] : [game])].flatMap((it) => filesOf(it, language)))
    fetchFile(path).catch(() => undefined);
}
