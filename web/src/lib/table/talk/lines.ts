// The lines of a room as far as they are known: pages that were fetched, and what was heard.
import type { Talk, TalkLine } from "../../api/types";

export function isBack(line: TalkLine): boolean {
  return line.text === null && line.phrase === null;
}

/** Lines in their order, each once; one that was taken back stays so, whichever came last. */
export function merged(...parts: readonly (readonly TalkLine[])[]): TalkLine[] {
  const found = new Map<number, TalkLine>();
  for (const line of parts.flat()) {
    const known = found.get(line.number);
    if (!known || !isBack(known)) found.set(line.number, line);
  }
  return [...found.values()].sort((one, other) => one.number - other.number);
}

/** What is known with the newest page: where lines between are missing, only that. */
export function withNewest(known: readonly TalkLine[], page: Talk): TalkLine[] {
  const [first] = page.lines;
  const last = known.at(-1);
  const isGap = page.more && first !== undefined && last !== undefined && last.number < first.number;
  return isGap ? page.lines : merged(known, page.lines);
}
