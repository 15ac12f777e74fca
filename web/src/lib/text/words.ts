// Every text of the client comes from the Fluent word files that the Python side reads too (`wordfiles.ts`). What a language lacks is in English
// in its files already. Every game has words of its own beside those of the interface, under names that another game may use as well.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { changed, depend } from "./changes.svelte";
import { formsOf } from "./forms";
import { FALLBACK, fetchFile, filesOf, inLanguage, isBuilt } from "./wordfiles";

export { languages } from "./wordfiles";

export type Values = Record<string, FluentVariable>;

/** What is at hand: the text of each file by its path. */
const texts = new Map<string, string>();
const bundles = new Map<string, FluentBundle>();
/** The games whose words were asked for: they are fetched in every language that is spoken. */
const learned = new Set<string>();

/** The files with the words of the interface and of one game. */
function filesFor(language: string, game: string | null): string[] {
  return [...new Set([...filesOf(null, language), ...filesOf(game, language)])];
}

/** Have the words of the interface and of one game at hand. */
async function fetchWords(language: string, game: string | null): Promise<void> {
  if (game !== null) learned.add(game);
  if (await fetchTexts(filesFor(language, game), fetchFile)) bundles.clear();
}

/** Have the text of these files at hand; returns whether any was missing. */
async function fetchTexts(paths: readonly string[], fetch: (path: string) => Promise<string>): Promise<boolean> {
  const missing = paths.filter((path) => !texts.has(path));
  for (const [path, text] of await Promise.all(missing.map(async (path) => [path, await fetch(path)] as const)))
    texts.set(path, text);
  return missing.length > 0;
}

/** Whether there are words of a game, so that it can be shown: in this build, or those that have come from the server. */
export function isKnown(game: string): boolean {
  return isBuilt(game) || filesOf(game, spoken).some((path) => (texts.get(path) ?? "") !== "");
}

/** A bundle of the words at hand of the interface and of one game, and more that was fetched. */
export function bundleOf(language: string, game: string | null, more = ""): FluentBundle {
  const sources = filesFor(language, game).flatMap((path) => texts.get(path) ?? []);
  if (more !== "") return bundleWith(language, [more, ...sources]);
  const key = `${language} ${game}`;
  const known = bundles.get(key) ?? bundleWith(language, sources);
  bundles.set(key, known);
  return known;
}

/** A bundle of some texts; of messages with the same name the first counts. Isolating marks are left out: the same text goes to the log and to screen readers. */
export function bundleWith(language: string, sources: readonly string[]): FluentBundle {
  const resources = sources.map((text) => new FluentResource(text));
  const messages = resources.flatMap(({ body }) => body);
  const functions = { FORM: formsOf(() => bundle, messages) };
  const bundle: FluentBundle = new FluentBundle(language, { useIsolating: false, functions });
  for (const resource of resources) bundle.addResource(resource);
  return bundle;
}

/** The words of the interface and of one game in one language, and more that was fetched. What reads them is done again when they change. */
export class Words {
  private bundle: FluentBundle;

  constructor(
    private spoken: string,
    private readonly game: string | null,
    more = "",
  ) {
    this.bundle = bundleOf(spoken, game, more);
  }

  get language(): string {
    depend();
    return this.spoken;
  }

  /** Speak this language from now on. */
  turn(language: string, more: string): void {
    this.spoken = language;
    this.bundle = bundleOf(language, this.game, more);
  }

  /** Whether these are the words that are at hand by now. */
  get isCurrent(): boolean {
    return this.bundle === bundleOf(this.spoken, this.game);
  }

  /** Whether there are words for `id` (`message` or `message.attribute`). */
  has(id: string): boolean {
    return this.find(id) !== null;
  }

  /** The text of `id` (`message` or `message.attribute`), filled in. An unknown id comes back as itself, so that a gap is seen. */
  t(id: string, values?: Values): string {
    const pattern = this.find(id);
    if (pattern === null) return id;
    const text = this.bundle.formatPattern(pattern, values, []);
    return values ? withinSentences(text) : text;
  }

  private find(id: string): Parameters<FluentBundle["formatPattern"]>[0] | null {
    depend();
    const [name, attribute] = id.split(".") as [string, string | undefined];
    const message = this.bundle.getMessage(name);
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
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
  await fetchWords(language, game);
  if (language !== spoken) {
    const others = [...learned].map((other) => fetchWords(language, other));
    await Promise.all([...others, ...[...extras.values()].map(({ files }) => fetchExtra(files, language))]);
  }
  if (wish[0] !== language || wish[1] !== game) return;
  if (language === spoken && game === subject && words.isCurrent) return;
  if (language !== spoken)
    for (const { files, words } of extras.values()) words.turn(language, extraText(files, language));
  [spoken, subject] = wish;
  words = new Words(spoken, subject);
  changed();
}

/** Files with words of their own by their paths, each with what fetches it. */
export type Files = Readonly<Record<string, () => Promise<string>>>;

/** Words from files of their own that were asked for, by the game and the names of these files. */
const extras = new Map<string, { files: Files; words: Words }>();

/** The words of the interface and of one game, with those of more files: in the language that is spoken, and in every other once it is. */
export async function moreWords(files: Files, game: string | null = null): Promise<Words> {
  const name = [game, ...Object.keys(files)].join(" ");
  const known = extras.get(name) ?? { files, words: new Words(spoken, game) };
  extras.set(name, known);
  await Promise.all([fetchExtra(files, spoken), game === null ? null : fetchWords(spoken, game)]);
  known.words.turn(spoken, extraText(files, spoken));
  return known.words;
}

async function fetchExtra(files: Files, language: string): Promise<void> {
  await fetchTexts(inLanguage(Object.keys(files), language), (path) => files[path]?.() ?? Promise.resolve(""));
}

function extraText(files: Files, language: string): string {
  const paths = inLanguage(Object.keys(files), language);
  return paths.map((path) => texts.get(path) ?? "").join("\n");
}

/** Names that are written otherwise within a sentence, each with where it stands there and how it is written then. */
const inner = new Map<string, { there: RegExp; within: string }>();

/** Note that a name is written otherwise after a word or a comma than where a sentence begins. */
function noteWithin(name: string, within: string): void {
  if (!inner.has(name)) inner.set(name, { there: new RegExp(`(?<=[\\p{L},] )${name}`, "gu"), within });
}

function withinSentences(text: string): string {
  for (const [name, { there, within }] of inner) if (text.includes(name)) text = text.replace(there, within);
  return text;
}

/** The text of `id` as a name: where it has an attribute `within`, sentences use that further on. */
export function asName(id: string): string {
  const text = t(id);
  if (has(`${id}.within`)) noteWithin(text, t(`${id}.within`));
  return text;
}

export function language(): string {
  depend();
  return spoken;
}

/** Speak this language from now on. */
export function speak(language: string): Promise<void> {
  return turnTo(language, wish[1]);
}

/** Speak about this game from now on; null: about none. */
export function about(game: string | null): Promise<void> {
  return turnTo(wish[0], game);
}

/** Have the words of a game at hand, in the language that is spoken or in another. */
export function learn(game: string, language = spoken): Promise<void> {
  return fetchWords(language, game);
}

/** The words of a game that are at hand, whichever is spoken about. */
export function wordsOf(game: string): Words {
  depend();
  return game === subject ? words : new Words(spoken, game);
}

/** What a game is called. The interface knows that of every game of this build; the words of others have to be at hand. */
export function titleOf(game: string): string {
  const id = `game-title-${game}`;
  return has(id) ? t(id) : wordsOf(game).t("game-title");
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

/** Things in a row, one after the other. */
export function list(items: readonly string[]): string {
  return items.join(", ");
}

/** A step of a turn in words. `where`: its place, for those who don't see it on the board. */
export interface StepName {
  name: string;
  where?: string;
}

/** The steps of a turn in one line. */
export function inOneLine(steps: readonly StepName[]): string {
  return steps.map(({ name }) => name).join(" · ");
}

/** Steps in a row: one that begins with a small letter goes on with the one before it. */
export function stepByStep(steps: readonly string[]): string {
  return steps.reduce((text, step) => `${text}${/^\p{Ll}/u.test(step) ? ", " : " · "}${step}`);
}

/** Things in a row as parts of a sentence: "A, B and C". */
export function together(items: readonly string[]): string {
  const [last = "", ...others] = items.toReversed();
  return others.length === 0 ? last : t("list-together", { others: list(others.toReversed()), last });
}

/** Texts in the order of the language that is spoken. */
export function inOrder(one: string, other: string): number {
  return one.localeCompare(other, language());
}
