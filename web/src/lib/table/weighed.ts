// What the house thinks: who may ask, at which points of a game, and what is told of what it found.
import type { Analysis, Entry, Table } from "../api/types";
import { t } from "../words";

export interface WeighedTurn {
  answers: string;
  /** Chance to win and expected lead of the seat that is asked, in one sentence. */
  worth: string;
  tried: string;
  /** What sets it apart, the weightiest first. */
  reasons: string[];
}

/** Whether this guest may ask: everybody once the game is over, before that its players where the table allows it. */
export function mayAsk({ over, analysis, mine }: Pick<Table, "over" | "analysis" | "mine">): boolean {
  return over || (analysis && mine.length > 0);
}

/** After how many answers the turns of a game began, from the first: what was taken back left none. */
export function beginnings(entries: readonly Entry[]): number[] {
  let found: { at: number; seat: number }[] = [];
  let length = 0;
  for (const { kind, actor, length: after } of entries) {
    if (kind === "undo") found = found.filter(({ at }) => at < after);
    else if (typeof actor === "number" && found.at(-1)?.seat !== actor) found.push({ at: length, seat: actor });
    length = after;
  }
  return found.map(({ at }) => at);
}

/** A chance as people read it, in percent. */
export function percent(chance: number): number {
  return Math.round(100 * chance);
}

/** A lead with its sign: "+1.5", "−0.3", "±0.0". */
export function lead(points: number): string {
  const size = Math.abs(points).toFixed(1);
  if (Number(size) === 0) return `±${size}`;
  return points < 0 ? `−${size}` : `+${size}`;
}

/** The turns of the seat that is asked, best first; none where nobody decides. */
export function weighedTurns({ asked, turns }: Analysis): WeighedTurn[] {
  if (typeof asked !== "number") return [];
  return turns.map(({ answers, win, result, visits, reasons }) => ({
    answers,
    worth: t("weigh-turn", { percent: percent(win[asked] ?? 0), lead: lead(result[asked] ?? 0) }),
    tried: t("weigh-tried", { visits }),
    reasons: reasons.map(({ id, values }) => t(id, { ...values })),
  }));
}
