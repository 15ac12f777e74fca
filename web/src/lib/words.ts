// Every text of the client comes from the Fluent word files that the Python side reads too. A language exists when its files exist.
// Every game has words of its own beside those of the interface, under names that another game may use as well.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Values = Record<string, FluentVariable>;

/** The words that everybody needs, and those behind all others. */
const FIRST = import.meta.glob<string>("../../../src/ratskeller/words/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** All other files: each is a piece of its own, fetched when its game or language is shown. */
const OTHERS = import.meta.glob<string>(
  [
    "../../../src/ratskeller/words/*.ftl",
    "!../../../src/ratskeller/words/en.ftl",
    "../../../src/ratskeller/games/*/words/*.ftl",
    "../../../src/ratskeller/bots/evaluations/*/words/*.ftl",
  ],
  { query: "?raw", import: "default" },
);
const PATHS = [...Object.keys(FIRST), ...Object.keys(OTHERS)];
const FALLBACK = "en";

/** The language of a word file: `…/words/de.ftl` is `de`. */
function languageOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".ftl".length);
}

/** The game whose words a file holds: `…/games/rattus/words/en.ftl`, or why bots play it so: `…/evaluations/rattus/words/en.ftl`; null for those of the interface. */
function gameOf(path: string): string | null {
  return /\/(?:games|evaluations)\/([^/]+)\/words\//.exec(path)?.[1] ?? null;
}

/** The languages for which there are words, English first. */
export const languages: string[] = [...new Set(PATHS.map(languageOf))].sort(
  (a, b) => Number(b === FALLBACK) - Number(a === FALLBACK) || a.localeCompare(b),
);

/** A language and what stands behind it where it lacks a text. */
function chainOf(language: string): string[] {
  return language === FALLBACK ? [FALLBACK] : [language, FALLBACK];
}

/** What is at hand: the text of each file by its path. */
const texts = new Map<string, string>(Object.entries(FIRST));
const bundles = new Map<string, FluentBundle>();

/** The files of the interface and of one game that are not at hand. */
function missing(language: string, game: string | null): string[] {
  return PATHS.filter(
    (path) => chainOf(language).includes(languageOf(path)) && [null, game].includes(gameOf(path)) && !texts.has(path),
  );
}

/** Fetch files of words. */
async function fetchWords(paths: readonly string[]): Promise<void> {
  const found = await Promise.all(paths.map(async (path) => [path, await OTHERS[path]?.()] as const));
  for (const [path, text] of found) texts.set(path, text ?? "");
  bundles.clear();
}

/** A bundle of the words at hand of the interface and of one game, and more that was fetched. Isolating marks are left out: the same text goes to the log and to screen readers. */
export function bundleOf(language: string, game: string | null, more = ""): FluentBundle {
  if (more !== "") return made(language, game, more);
  const key = `${language} ${game}`;
  const known = bundles.get(key) ?? made(language, game, more);
  bundles.set(key, known);
  return known;
}

function made(language: string, game: string | null, more: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(more));
  for (const [path, text] of texts) {
    const whose = gameOf(path);
    if (languageOf(path) === language && (whose === null || whose === game))
      bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

/** The best language for a wish list such as `navigator.languages`. */
export function choose(wishes: readonly string[], have: readonly string[] = languages): string {
  for (const wish of wishes) {
    const short = wish.toLowerCase().split("-")[0] ?? "";
    if (have.includes(short)) return short;
  }
  return FALLBACK;
}

/** The words of the interface and of one game in one language, with English behind it. */
export class Words {
  private readonly chain: FluentBundle[];

  constructor(language: string, game: string | null, more: Readonly<Record<string, string>> = {}) {
    this.chain = chainOf(language).map((it) => bundleOf(it, game, more[it]));
  }

  /** Whether there are words for `id` (`message` or `message.attribute`). */
  has(id: string): boolean {
    return this.find(id) !== null;
  }

  /** The text of `id` (`message` or `message.attribute`), filled in. An unknown id comes back as itself, so that a gap is seen. */
  t(id: string, values?: Values): string {
    const found = this.find(id);
    return found === null ? id : found.bundle.formatPattern(found.pattern, values, []);
  }

  private find(
    id: string,
  ): { bundle: FluentBundle; pattern: NonNullable<Parameters<FluentBundle["formatPattern"]>[0]> } | null {
    const [name, attribute] = id.split(".") as [string, string | undefined];
    for (const bundle of this.chain) {
      const message = bundle.getMessage(name);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      if (pattern != null) return { bundle, pattern };
    }
    return null;
  }
}

let spoken = FALLBACK;
let subject: string | null = null;
let words = new Words(spoken, subject);
/** What was wished last: words that come late don't undo it. */
let wish: [language: string, game: string | null] = [spoken, subject];

/** Speak a language about a game: at once if the words are at hand, else when they have come. */
async function turnTo(language: string, game: string | null): Promise<void> {
  wish = [language, game];
  const paths = missing(language, game);
  if (paths.length > 0) await fetchWords(paths);
  if (wish[0] !== language || wish[1] !== game) return;
  [spoken, subject] = wish;
  words = new Words(spoken, subject);
}

/** The language that is spoken. */
export function language(): string {
  return spoken;
}

/** Speak this language from now on; what it lacks is said in English. */
export function speak(language: string): Promise<void> {
  return turnTo(language, wish[1]);
}

/** Speak about this game from now on; null: about none. */
export function about(game: string | null): Promise<void> {
  return turnTo(wish[0], game);
}

/** Have the words of a game at hand, in the language that is spoken or in another. */
export function learn(game: string, language = spoken): Promise<void> {
  return fetchWords(missing(language, game));
}

/** The words of a game that are at hand, whichever is spoken about. */
export function wordsOf(game: string): Words {
  return game === subject ? words : new Words(spoken, game);
}

/** Whether there are words of a game, so that it can be shown. */
export function isKnown(game: string): boolean {
  return PATHS.some((path) => gameOf(path) === game);
}

/** Whether there are words for `id` in what is spoken about. */
export function has(id: string): boolean {
  return words.has(id);
}

/** The text of `id` in what is spoken about, filled in. */
export function t(id: string, values?: Values): string {
  return words.t(id, values);
}

/** The first of these ids that has words. */
export function first(ids: readonly string[], values?: Values): string {
  return t(ids.find(has) ?? ids[ids.length - 1] ?? "", values);
}

/** Things in a row, as the language writes them. */
export function list(items: readonly string[]): string {
  return items.join(", ");
}
