// The chances to win over a game as lines: which points they have, where these lie, and which moment lies under a finger.
import type { Outline, ReviewMoment } from "../../api/types";

/** The chances to win by seat after so many answers; `judged`: found by a search, not by a look at the position alone. */
export interface Knot {
  at: number;
  win: readonly number[];
  gameReview: boolean;
}

/** The points of all lines of a game of so many answers: at first by the outline, and by a search for every decision for which that has come. */
export function knotsOf(
  begin: readonly number[],
  outline: readonly Outline[],
  moments: ReadonlyMap<number, ReviewMoment>,
  length: number,
): Knot[] {
  const knots: Knot[] = outline.length > 0 ? [{ at: outline[0]?.at ?? 0, win: begin, gameReview: moments.has(0) }] : [];
  outline.forEach(({ at, count, win }, i) => {
    const moment = moments.get(i);
    knots.push({ at: at + count, win: moment?.win ?? win, gameReview: moment !== undefined });
    const luck = moment?.luck;
    if (moment && luck) {
      const after = moment.win.map((chance, seat) => Math.min(1, Math.max(0, chance + (luck[seat] ?? 0))));
      knots.push({ at: outline[i + 1]?.at ?? length, win: after, gameReview: true });
    }
  });
  return knots;
}

/** The chances to win as they were known after so many answers; null before anything is. */
export function winAt(knots: readonly Knot[], length: number): readonly number[] | null {
  return (knots.findLast(({ at }) => at <= length) ?? knots[0])?.win ?? null;
}

/** Where things are drawn: the lines have `pad` around them. */
export interface Area {
  width: number;
  height: number;
  pad: number;
  /** How many answers the game has. */
  length: number;
}

export function xOf({ width, pad, length }: Area, at: number): number {
  return pad + ((width - 2 * pad) * Math.min(at, length)) / Math.max(1, length);
}

export function yOf({ height, pad }: Area, win: number): number {
  return pad + (height - 2 * pad) * (1 - win);
}

/** After how many answers the moment under a finger is. */
export function answersAt({ width, pad, length }: Area, x: number): number {
  const part = (x - pad) / Math.max(1, width - 2 * pad);
  return Math.round(Math.min(1, Math.max(0, part)) * length);
}

/** The lines of a seat: `fine` where a search has judged what lies on both sides, `rough` elsewhere. */
export function pathsOf(knots: readonly Knot[], seat: number, area: Area): { rough: string; fine: string } {
  const lines = { rough: "", fine: "" };
  const pen = { rough: false, fine: false };
  knots.forEach((knot, i) => {
    const before = knots[i - 1];
    if (!before) return;
    const kind = before.gameReview && knot.gameReview ? "fine" : "rough";
    if (!pen[kind]) lines[kind] += `M${point(area, before, seat)}`;
    lines[kind] += `L${point(area, knot, seat)}`;
    pen.fine = kind === "fine";
    pen.rough = kind === "rough";
  });
  return lines;
}

/** How far apart a line bears the mark of its seat, in pixels. */
const APART = 110;

/** Where the line of one of so many seats bears its mark, by which eyes that see no colours follow it: no two lines bear theirs at the same place. */
export function marksOf(knots: readonly Knot[], seat: number, seats: number, area: Area): { x: number; y: number }[] {
  const places: { x: number; y: number }[] = [];
  const [first, last] = [knots[0], knots.at(-1)];
  if (!first || !last) return places;
  for (let x = xOf(area, first.at) + (APART * (seat + 0.5)) / seats; x < xOf(area, last.at); x += APART)
    places.push({ x, y: heightAt(knots, seat, x, area) });
  return places;
}

function heightAt(knots: readonly Knot[], seat: number, x: number, area: Area): number {
  const beyond = knots.findIndex(({ at }) => xOf(area, at) > x);
  const [before, after] = [knots[beyond - 1], knots[beyond]];
  if (!before || !after) return yOf(area, 0);
  const part = (x - xOf(area, before.at)) / (xOf(area, after.at) - xOf(area, before.at));
  const [from, to] = [before.win[seat] ?? 0, after.win[seat] ?? 0];
  return yOf(area, from + part * (to - from));
}

function point(area: Area, { at, win }: Knot, seat: number): string {
  return `${xOf(area, at).toFixed(1)} ${yOf(area, win[seat] ?? 0).toFixed(1)}`;
}

/**
 * The decision that is taken after so many answers, by its place; -1 where there is none. What chance brings after a decision belongs to
 * it, until somebody else's turn begins: `turn` is whose it is.
 */
export function decisionAt(outline: readonly Outline[], length: number, turn: number | null = null): number {
  const begun = outline.findLastIndex(({ at }) => at <= length);
  const [own, next] = [outline[begun], outline[begun + 1]];
  const over = own === undefined || own.at + own.count <= length;
  return over && next && (own === undefined || (turn === next.seat && turn !== own.seat)) ? begun + 1 : begun;
}
