// The story of a table cut into steps, one for each event, and the part of it that happened since somebody was on turn.
import type { Entry } from "../../api/types";

export interface Step<E> {
  event: E;
  /** The line of the chronicle that tells it. */
  key: string;
  ply: number;
  /** Answers of the game before its entry and after it: what was shown then the server knows. */
  before: number;
  after: number;
  /** The events of its entry up to it. */
  inner: readonly E[];
  /** It is the last event of its entry. */
  last: boolean;
  /** The seat whose turn it is, and the one that acts; null: nobody. */
  turn: number | null;
  acts: number | null;
}

/** Tells whose turn begins with an event: null for nobody's, undefined where none begins. */
export type TurnOf<E> = (event: E) => number | null | undefined;

/** The entries that make the game: those that were taken back are none of them. */
function withoutUndone(entries: readonly Entry[]): Entry[] {
  let left: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === "undo") left = left.filter((it) => it.length <= entry.length);
    else left.push(entry);
  }
  return left;
}

/** Every event of the game as a step. Where a game names no turns, it is the turn of the seat that answers. */
export function stepsOf<E>(entries: readonly Entry[], turnOf?: TurnOf<E>): Step<E>[] {
  const steps: Step<E>[] = [];
  let before = 0;
  let turn: number | null = null;
  let acts: number | null = null;
  for (const { ply, actor, length, events } of withoutUndone(entries)) {
    if (typeof actor === "number") {
      acts = actor;
      if (!turnOf) turn = actor;
    }
    events.forEach((it, i) => {
      const event = it as E;
      const begins = turnOf?.(event);
      if (begins !== undefined) turn = acts = begins;
      const inner = events.slice(0, i + 1) as E[];
      steps.push({
        event,
        key: `${ply}.${i}`,
        ply,
        before,
        after: length,
        inner,
        last: i === events.length - 1,
        turn,
        acts,
      });
    });
    before = length;
  }
  return steps;
}

/** How many steps have happened after so many answers. */
export function stepAt<E>(steps: readonly Step<E>[], length: number): number {
  return steps.findLastIndex((step) => step.after <= length) + 1;
}

/** The number of answers after which a moment can be found again: what happens within an entry belongs to the one before it. */
export function lengthAt<E>(steps: readonly Step<E>[], at: number): number {
  const step = steps[at - 1];
  if (!step) return steps[0]?.before ?? 0;
  return step.last ? step.after : step.before;
}

/** Steps from `from` on, before `to`. */
export interface Stretch {
  from: number;
  to: number;
  /** What it is counted from: the viewer's own turn, the beginning of the game, or (for spectators) a round ago. */
  since: "turn" | "began" | "round";
}

/**
 * What has happened since one of these seats was on turn last: up to its own turn if it is on now; null for nothing. For somebody without
 * a seat, the last turn of each player. A stretch never begins or ends within an entry.
 */
export function sinceTurn<E>(steps: readonly Step<E>[], mine: readonly number[], seats: number): Stretch | null {
  const isMine = (at: number) => mine.includes(steps[at]?.turn ?? -1);
  let to = steps.length;
  while (to > 0 && isMine(to - 1)) to--;
  let from = mine.length > 0 ? to : turnsAgo(steps, seats);
  if (mine.length > 0) while (from > 0 && !isMine(from - 1)) from--;
  const since = mine.length === 0 ? "round" : from === 0 ? "began" : "turn";
  while (from > 0 && from < to && !steps[from - 1]?.last) from++;
  while (to > 0 && to < steps.length && !steps[to - 1]?.last) to++;
  return from < to ? { from, to, since } : null;
}

/** Where the turns of so many players began. */
function turnsAgo<E>(steps: readonly Step<E>[], turns: number): number {
  let left = turns;
  let at = steps.length;
  while (at > 0) {
    if (at < steps.length && steps[at - 1]?.turn !== steps[at]?.turn) left--;
    if (left <= 0) break;
    at--;
  }
  return at;
}

/** The step at which the turn before this one began, and the one at which the next begins: steps that have happened by then. */
export function turnBefore<E>(steps: readonly Step<E>[], at: number): number {
  let to = at - 1;
  while (to > 0 && steps[to - 1]?.turn === steps[to]?.turn) to--;
  return Math.max(0, to);
}

export function turnAfter<E>(steps: readonly Step<E>[], at: number): number {
  let to = at + 1;
  while (to < steps.length && steps[to - 1]?.turn === steps[to]?.turn) to++;
  return Math.min(steps.length, to);
}
