// Faces of rat tokens (`2 M Bo Ch`) and what can be counted about those still hidden. Counting only: no rule is applied.
import type { Token, View } from "./types";

export interface Face {
  limit: number;
  /** M and A first, then classes, as printed. */
  symbols: string[];
}

export const CLASSES = ["Pe", "Bo", "Ch", "Cv", "Mg", "Ro"] as const;

export function face(text: string): Face {
  const [limit = "0", ...symbols] = text.split(" ");
  return { limit: Number(limit), symbols };
}

export function hiddenTotal(hidden: Record<string, number>): number {
  return Object.values(hidden).reduce((sum, count) => sum + count, 0);
}

export function hiddenWith(hidden: Record<string, number>, symbol: string): number {
  return count(hidden, (it) => it.symbols.includes(symbol));
}

/** How many hidden faces have a limit of `population` or less. */
function hiddenUpTo(hidden: Record<string, number>, population: number): number {
  return count(hidden, (it) => it.limit <= population);
}

/** How the limits of a region's rats stand against its population, by what the viewer knows. */
export interface Odds {
  /** Rats here whose faces the viewer knows, and how many of them have a limit of the population or less. */
  known: number;
  reached: number;
  /** The same among all faces that are hidden from the viewer; null where no rat here has one of them. */
  hidden: { count: number; total: number } | null;
}

/** The odds of a region with these rats; `hidden` are the faces that the viewer doesn't know, by number. */
export function odds(tokens: readonly Token[], hidden: Record<string, number>, population: number): Odds {
  const known = tokens.flatMap((token) => (token.face ? [face(token.face)] : []));
  const total = hiddenTotal(hidden);
  const open = total > 0 && (tokens.length === 0 || known.length < tokens.length);
  return {
    known: known.length,
    reached: known.filter(({ limit }) => limit <= population).length,
    hidden: open ? { count: hiddenUpTo(hidden, population), total } : null,
  };
}

function count(hidden: Record<string, number>, holds: (it: Face) => boolean): number {
  return Object.entries(hidden).reduce((sum, [text, number]) => sum + (holds(face(text)) ? number : 0), 0);
}

export function highestLimit({ used, hidden, regions }: Pick<View, "used" | "hidden" | "regions">): number {
  const known = Object.values(regions).flatMap(({ tokens }) =>
    tokens.flatMap((token) => (token.face ? [token.face] : [])),
  );
  return Math.max(1, ...[...used, ...known, ...Object.keys(hidden)].map((text) => face(text).limit));
}

export interface TrayFace {
  face: string;
  state: "used" | "known" | "hidden";
}

/** All faces of the game by limit, each with its state: turned over, known to the viewer, still hidden. */
export function tray(
  used: readonly string[],
  known: readonly string[],
  hidden: Record<string, number>,
): Map<number, TrayFace[]> {
  const rows = new Map<number, TrayFace[]>();
  const put = (text: string, state: TrayFace["state"]): void => {
    const { limit } = face(text);
    rows.set(limit, [...(rows.get(limit) ?? []), { face: text, state }]);
  };
  for (const text of used) put(text, "used");
  for (const text of known) put(text, "known");
  for (const [text, number] of Object.entries(hidden)) for (let i = 0; i < number; i++) put(text, "hidden");
  for (const row of rows.values()) row.sort((a, b) => a.face.localeCompare(b.face));
  return new Map([...rows].sort(([a], [b]) => a - b));
}
