// The keys of a page are listed in its help; the page itself knows which there are.
import { getContext, setContext } from "svelte";
import { settings } from "../device/settings.svelte";

const KEY = Symbol("keys");
const GENERAL: readonly string[] = ["tab", "help"];

/** Let the help of this page list these keys: `map` stands for the words `help-map-keys` and `help-map`. */
export function offerKeys(keys: readonly string[]): void {
  setContext(KEY, keys);
}

/** The keys of this page; on a page without any of its own those that work everywhere. */
export function offeredKeys(): readonly string[] {
  return getContext<readonly string[] | undefined>(KEY) ?? GENERAL;
}

/** Whether a key is a letter, a digit or a sign by itself, which somebody may have turned off as keys. */
export function isSpared({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !settings.letters && key.length === 1 && key !== " " && !(ctrlKey || metaKey || altKey);
}
