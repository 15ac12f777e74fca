// What can be typed on the text board besides answers: letters that lead somewhere, and questions about things.

/** A part of the text board, with the letter that leads there. */
export interface TextPlace {
  part: string;
  letter: string;
  title: string;
}

export type TextCommand =
  { kind: "last" | "asked" | "undo" } | { kind: "part"; part: string } | { kind: "about"; word: string };

const OWN: Record<string, TextCommand> = {
  l: { kind: "last" },
  q: { kind: "asked" },
  u: { kind: "undo" },
  undo: { kind: "undo" },
  m: { kind: "part", part: "now" },
  "?": { kind: "part", part: "keys" },
};

/** The command that is typed, or null: then it is an answer. */
export function commandOf(typed: string, places: readonly TextPlace[]): TextCommand | null {
  const text = typed.toLowerCase();
  const own = OWN[text];
  if (own) return own;
  const place = places.find(({ letter }) => letter === text);
  if (place) return { kind: "part", part: place.part };
  return text.endsWith("?") ? { kind: "about", word: text.slice(0, -1).trim() } : null;
}
