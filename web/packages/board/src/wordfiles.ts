// The words of one game, in the languages whose files were loaded. It stands for `lib/text/wordfiles.ts` of the client.

export const FALLBACK = "en";
/** Words by language. */
const texts = new Map<string, string>();

/** Add the words of a language. */
export function addWords(language: string, text: string): void {
  texts.set(language, text);
}

/** The languages at hand. */
export const languages: readonly string[] = [FALLBACK];

export function isBuilt(): boolean {
  return true;
}

/** Words of the interface and of the game are in one file. */
export function filesOf(_game: string | null, language: string): string[] {
  return [texts.has(language) ? language : FALLBACK];
}

export function fetchFile(language: string): Promise<string> {
  return Promise.resolve(texts.get(language) ?? "");
}

/** The element has no files beside those. */
export function inLanguage(): string[] {
  return [];
}
