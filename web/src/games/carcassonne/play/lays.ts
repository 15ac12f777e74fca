// What may be laid, sorted by place, and the figures that may be set there. All of it comes from the server's list.
import { layText, lyingOf, NONE, settingOf, TAKE, type Lying } from "../model/answers";
import type { FigureKind, Lay, Settings, Spot } from "../model/types";

/** What the player has tried so far, from the first step to the last. */
export interface Draft {
  lay: Lying | null;
  /** The answer about a figure: `c0`, `none` …; null: not chosen yet. */
  follower: string | null;
}

export const BLANK: Draft = { lay: null, follower: null };

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

/** The places for figures on a tile, in the order of its parts; `chosen` is the answer that is chosen. */
export function spotsOf(settings: Settings, chosen: string | null): Spot[] {
  return answersOf(settings).flatMap((answer) => {
    const set = settingOf(answer);
    return set ? [{ answer, ...set, sick: settings[answer]?.sick ?? false, chosen: answer === chosen }] : [];
  });
}

const RANK: Record<string, number> = { c: 0, r: 1, m: 2, g: 3, f: 4 };
const FIGURES: FigureKind[] = ["follower", "large", "abbot"];

/** The answers about a figure in the order in which they are listed: nobody first, so that it is always in sight; then by part and figure. */
export function answersOf(settings: Settings): string[] {
  const place = (answer: string): [number, string, number] => {
    const set = settingOf(answer);
    if (!set) return [answer === TAKE ? 8 : -1, "", 0];
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

export function onlyNone(settings: Settings): boolean {
  return Object.keys(settings).every((answer) => answer === NONE);
}

export function layOf(lays: Record<string, Lay> | undefined, lying: Lying | null): Lay | undefined {
  return lays && lying ? lays[layText(lying)] : undefined;
}
