// Every text of the client comes from the Fluent word files that the Python side reads too. A language exists when its files exist.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Values = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>(
  ["../../../src/ratskeller/words/*.ftl", "../../../src/ratskeller/games/*/words/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const FALLBACK = "en";

/** The language of a word file: `…/words/de.ftl` is `de`. */
function languageOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".ftl".length);
}

/** The languages for which there are words, English first. */
export const languages: string[] = [...new Set(Object.keys(FILES).map(languageOf))].sort(
  (a, b) => Number(b === FALLBACK) - Number(a === FALLBACK) || a.localeCompare(b),
);

/** A bundle of all words of one language. Isolating marks are left out: the same text goes to the log and to screen readers. */
export function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(FILES)) {
    if (languageOf(path) === language) bundle.addResource(new FluentResource(text));
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

let chain: FluentBundle[] = [bundleOf(FALLBACK)];

/** Speak this language; what it lacks is said in English. */
export function speak(language: string): void {
  chain = language === FALLBACK ? [bundleOf(FALLBACK)] : [bundleOf(language), bundleOf(FALLBACK)];
}

function find(
  id: string,
): { bundle: FluentBundle; pattern: NonNullable<Parameters<FluentBundle["formatPattern"]>[0]> } | null {
  const [name, attribute] = id.split(".") as [string, string | undefined];
  for (const bundle of chain) {
    const message = bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern != null) return { bundle, pattern };
  }
  return null;
}

/** Whether there are words for `id` (`message` or `message.attribute`). */
export function has(id: string): boolean {
  return find(id) !== null;
}

/** The text of `id` (`message` or `message.attribute`), filled in. An unknown id comes back as itself, so that a gap is seen. */
export function t(id: string, values?: Values): string {
  const found = find(id);
  return found === null ? id : found.bundle.formatPattern(found.pattern, values, []);
}

/** The first of these ids that has words. */
export function first(ids: readonly string[], values?: Values): string {
  return t(ids.find(has) ?? ids[ids.length - 1] ?? "", values);
}

/** Things in a row, as the language writes them. */
export function list(items: readonly string[]): string {
  return items.join(", ");
}
