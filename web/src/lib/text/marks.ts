// Sentences in which things are marked that one can point at: a seat, a place.

/** A thing one can point at, and how it is called in a sentence. */
export interface Thing {
  kind: string;
  id: string;
  text: string;
}

/** A piece of a sentence: plain text, or a thing. */
export type Part = string | Thing;

// Private characters: no name and no word holds them.
const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";

/** Mark a text as the thing of a kind with this id. */
export function mark(kind: string, id: string | number, text: string): string {
  return `${OPEN}${kind}:${id}${MIDDLE}${text}${CLOSE}`;
}

/** Cut a marked sentence into its parts. */
export function parts(marked: string): Part[] {
  return marked
    .split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`))
    .filter((piece) => piece !== "")
    .map((piece) => {
      if (!piece.startsWith(OPEN)) return piece;
      const [key = "", text = ""] = piece.slice(1, -1).split(MIDDLE);
      const colon = key.indexOf(":");
      return { kind: key.slice(0, colon), id: key.slice(colon + 1), text };
    });
}

/** A text in other words; where all of it is one marked thing, that stays marked. */
export function reworded(marked: string, reword: (text: string) => string): string {
  const [one, ...more] = parts(marked);
  if (one === undefined || typeof one === "string" || more.length > 0) return reword(marked);
  return mark(one.kind, one.id, reword(one.text));
}
