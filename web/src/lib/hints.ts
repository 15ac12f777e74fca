// Which hints were put away on this device: they never come again.
import { keep, kept } from "./kept";

const KEY = "ratskeller-hints";
/** Kept instead of a list where no hints are wanted at all. */
const NONE = "none";

function name(game: string, id: string): string {
  return `${game}-${id}`;
}

function away(): readonly unknown[] {
  const list = kept(KEY);
  return Array.isArray(list) ? list : [];
}

export function isWanted(game: string, id: string): boolean {
  return kept(KEY) !== NONE && !away().includes(name(game, id));
}

export function dismiss(game: string, id: string): void {
  if (kept(KEY) !== NONE) keep(KEY, [...away(), name(game, id)]);
}

export function dismissAll(): void {
  keep(KEY, NONE);
}
