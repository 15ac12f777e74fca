// Answers are texts (notation.md). They are read here by shape alone: what may be answered is decided by the server.
import type { FigureKind } from "./types";

export const NONE = "none";
export const TAKE = "take abbot";

/** A place and quarter turns clockwise. */
export interface Lying {
  at: string;
  r: number;
}

/** The answer that lays a tile: "3,-1 r2". */
export function layText({ at, r }: Lying): string {
  return `${at} r${r}`;
}

/** The place and turn in an answer. */
export function lyingOf(text: string): Lying {
  const [at = "", turn = "r0"] = text.split(" ");
  return { at, r: Number(turn.slice(1)) };
}

/** A figure and the part it goes to: `large c0` is the large follower on c0; null for answers that set nobody. */
export function settingOf(answer: string): { figure: FigureKind; on: string } | null {
  if (answer === NONE || answer === TAKE) return null;
  const words = answer.split(" ");
  const on = words.at(-1) ?? "";
  return { figure: words.length > 1 ? (words[0] as FigureKind) : "follower", on };
}

/** The same part for a figure of another kind, as an answer. */
export function withFigure(answer: string, figure: FigureKind): string {
  const on = answer.split(" ").at(-1) ?? "";
  return figure === "follower" ? on : `${figure} ${on}`;
}
