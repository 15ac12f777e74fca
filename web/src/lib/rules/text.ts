// A text of the book in pieces: paragraphs, links to rules, and what is searched for.

/** A piece of a line: plain text, the number of a rule, or text that is searched for. */
export type Piece = { kind: "text" | "rule" | "hit"; text: string };

/** The paragraphs of a text: blank lines divide them, other line ends don't count. */
export function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).map((it) => it.replace(/\s+/g, " ").trim());
}

/** A paragraph in pieces: `[C5]` is the number of a rule. */
export function pieces(text: string, wanted: readonly string[]): Piece[] {
  return text.split(/(\[[A-Z][A-Z0-9-]*\])/).flatMap((part): Piece[] => {
    if (/^\[.*\]$/.test(part)) return [{ kind: "rule", text: part.slice(1, -1) }];
    return hits(part, wanted);
  });
}

/** Letters as they are compared: without marks, small. There are as many as before. */
export function fold(text: string): string {
  return Array.from(text.normalize("NFC"), (letter) => {
    const plain = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join("");
}

export function wantedWords(typed: string): string[] {
  return fold(typed)
    .split(/\s+/)
    .filter((word) => word !== "");
}

export function holds(text: string, wanted: readonly string[]): boolean {
  const folded = fold(text);
  return wanted.every((word) => folded.includes(word));
}

/** A text cut where words that are searched for begin and end. */
export function hits(text: string, wanted: readonly string[]): Piece[] {
  const plain = text.normalize("NFC");
  const folded = fold(text);
  const found: Piece[] = [];
  let done = 0;
  while (done < plain.length) {
    const next = nextHit(folded, wanted, done);
    if (!next) break;
    if (next.at > done) found.push({ kind: "text", text: plain.slice(done, next.at) });
    found.push({ kind: "hit", text: plain.slice(next.at, next.at + next.length) });
    done = next.at + next.length;
  }
  return done < plain.length ? [...found, { kind: "text", text: plain.slice(done) }] : found;
}

/** The first of these words from a place on; of two at the same place the longer one. */
function nextHit(folded: string, wanted: readonly string[], from: number): { at: number; length: number } | null {
  const all = wanted
    .map((word) => ({ at: folded.indexOf(word, from), length: word.length }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.length - a.length);
  return all[0] ?? null;
}
