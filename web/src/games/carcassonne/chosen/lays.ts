// What may be laid, sorted by place, and the figures that may be set there. All of it comes from the server's list.
import { featureOf, halvesOf, sidesOf, type Tiles } from "../tiles";
import type { FigureKind, Lay, Settings, Spot } from "../types";

export const NONE = "none";
export const TAKE = "take abbot";

/** A place and quarter turns clockwise. */
export interface Lying {
  at: string;
  r: number;
}

/** What the player has tried so far, from the first step to the last. */
export interface Draft {
  lay: Lying | null;
  /** The answer about a figure: `c0`, `none` …; null: not chosen yet. */
  follower: string | null;
}

export const BLANK: Draft = { lay: null, follower: null };

/** The answer that lays a tile: "3,-1 r2". */
export function layText({ at, r }: Lying): string {
  return `${at} r${r}`;
}

/** The place and turn in an answer. */
export function lyingOf(text: string): Lying {
  const [at = "", turn = "r0"] = text.split(" ");
  return { at, r: Number(turn.slice(1)) };
}

/** The legal quarter turns by place, fewest first. */
export function places(lays: Record<string, unknown>): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const text of Object.keys(lays)) {
    const { at, r } = lyingOf(text);
    found.set(
      at,
      [...(found.get(at) ?? []), r].sort((a, b) => a - b),
    );
  }
  return found;
}

/** The next legal turn after `r` at a place, `step` 1 clockwise, −1 anticlockwise; the first where `r` is none of them. */
export function nextTurn(turns: readonly number[], r: number, step: 1 | -1 = 1): number {
  const at = turns.indexOf(r);
  return at < 0 ? (turns[0] ?? 0) : (turns[(at + step + turns.length) % turns.length] as number);
}

/** A figure and the part it goes to: `large c0` is the large follower on c0; null for answers that set nobody. */
export function settingOf(answer: string): { figure: FigureKind; on: string } | null {
  if (answer === NONE || answer === TAKE) return null;
  const words = answer.split(" ");
  const on = words.at(-1) ?? "";
  return { figure: words.length > 1 ? (words[0] as FigureKind) : "follower", on };
}

/** The places for figures on a tile, in the order of its parts; `chosen` is the answer that is chosen. */
export function spotsOf(settings: Settings, chosen: string | null): Spot[] {
  return answersOf(settings).flatMap((answer) => {
    const set = settingOf(answer);
    return set ? [{ answer, ...set, sick: settings[answer]?.sick ?? false, chosen: answer === chosen }] : [];
  });
}

const RANK: Record<string, number> = { c: 0, r: 1, m: 2, g: 3, f: 4 };
const FIGURES: FigureKind[] = ["follower", "large", "abbot"];

/** The answers about a figure in the order in which they are listed: by part, then by figure; the abbot taken back, and nobody, last. */
export function answersOf(settings: Settings): string[] {
  const place = (answer: string): [number, string, number] => {
    const set = settingOf(answer);
    if (!set) return [answer === TAKE ? 8 : 9, "", 0];
    return [RANK[set.on[0] ?? ""] ?? 5, set.on, FIGURES.indexOf(set.figure)];
  };
  return Object.keys(settings).sort((a, b) => {
    const [p, q] = [place(a), place(b)];
    return p[0] - q[0] || p[1].localeCompare(q[1]) || p[2] - q[2];
  });
}

/** The kinds of figures that may be set, the usual one first. */
export function figuresOf(settings: Settings): FigureKind[] {
  const found = new Set(Object.keys(settings).map((answer) => settingOf(answer)?.figure));
  return FIGURES.filter((figure) => found.has(figure));
}

/** The same part for a figure of another kind, as an answer. */
export function withFigure(answer: string, figure: FigureKind): string {
  const on = answer.split(" ").at(-1) ?? "";
  return figure === "follower" ? on : `${figure} ${on}`;
}

/** Only "nobody" is left to choose. */
export function onlyNone(settings: Settings): boolean {
  return Object.keys(settings).every((answer) => answer === NONE);
}

/** What is known about a lay, or undefined where there is none such. */
export function layOf(lays: Record<string, Lay> | undefined, lying: Lying | null): Lay | undefined {
  return lays && lying ? lays[layText(lying)] : undefined;
}

/** A tile is laid at once where one place and one turn are all there is. */
export function only(lays: Record<string, unknown>): Lying | null {
  const all = Object.keys(lays);
  return all.length === 1 ? lyingOf(all[0] as string) : null;
}

/** The sides that a part reaches after `r` quarter turns, in the order north, east, south, west (0 to 3). */
export function sidesAt(tiles: Tiles, tile: string, on: string, r: number): number[] {
  const type = tiles.get(tile);
  const part = type && featureOf(type, on);
  if (!part) return [];
  const own = part.kind === "field" ? halvesOf(part).map((half) => half >> 1) : sidesOf(part);
  return [...new Set(own.map((side) => (side + r) % 4))].sort();
}
