// The analysis: who may ask for it, at which points of a game, and which findings are shown.
import type { Analysis, Entry, Table } from "../../api/types";
import { decimal } from "../../text/percent";
import { t, type StepName } from "../../text/words";

/** A turn in words, step by step, by its answers, the questions that they are given to, and after how many answers of the game it begins. */
export type TurnName = (answers: string, questions: readonly string[], at: number) => readonly StepName[];

/** A turn that is shown on the board, in words and as signs. */
export interface ShownTurn {
  answers: string;
  questions: readonly string[];
  /** It was played in the game, and is shown beside a better one. */
  played?: boolean;
}

export interface AnalysedTurn {
  answers: string;
  /** To which questions they are given. */
  questions: readonly string[];
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

/** A turn of a seat, and after how many answers of the game it began. */
export interface Begun {
  at: number;
  seat: number;
}

/** The turns of a game so far: another seat answers, or a turn is said to begin. What was taken back left none. */
export function turnsOf(entries: readonly Entry[]): Begun[] {
  let found: Begun[] = [];
  let length = 0;
  let anew = false;
  for (const { kind, actor, length: after, events } of entries) {
    if (kind === "undo") {
      const earlier = found.filter(({ at }) => at < after);
      anew = earlier.length < found.length;
      found = earlier;
    } else {
      if (typeof actor === "number" && (anew || found.at(-1)?.seat !== actor)) found.push({ at: length, seat: actor });
      if (typeof actor === "number") anew = false;
      anew ||= events.some((event) => event.kind === "turn-began");
    }
    length = after;
  }
  return found;
}

/** A chance as people read it, in percent. */
export function percent(chance: number): number {
  return Math.round(100 * chance);
}

/** A lead with its sign: "+1.5", "−0.3", "±0.0". */
export function lead(points: number): string {
  const size = decimal(Math.abs(points));
  if (size === decimal(0)) return `±${size}`;
  return points < 0 ? `−${size}` : `+${size}`;
}

/** The turns of the seat that is asked, best first; none where nobody decides. */
export function analysedTurns({ asked, turns }: Analysis): AnalysedTurn[] {
  return typeof asked === "number" ? turns.map((turn) => inWords(turn, asked)) : [];
}

/** What describes the turn that was taken. */
export interface TakenTurn extends AnalysedTurn {
  /** Its place among the turns listed; -1 if it isn't there. */
  place: number;
  placed: string;
  before: string;
  after: string;
  /** What spoke for it in the eyes of the level that took it. */
  own: string[];
}

/** The turn that the seat took; null where there is none. */
export function takenTurn({ asked, taken, turns, win }: Analysis): TakenTurn | null {
  if (!taken || typeof asked !== "number") return null;
  const { place, turn, own } = taken;
  return {
    ...inWords(turn, asked),
    place: place !== null && place < turns.length ? place : -1,
    placed: place === null ? t("analysis-place-none") : t("analysis-place", { place }),
    before: t("analysis-before", { percent: percent(win[asked] ?? 0) }),
    after: t("analysis-after", { percent: percent(turn.win[asked] ?? 0), lead: lead(turn.result[asked] ?? 0) }),
    own: own.map(reasonName),
  };
}

function inWords(
  { answers, questions, win, result, visits, reasons }: Analysis["turns"][number],
  seat: number,
): AnalysedTurn {
  return {
    answers,
    questions,
    worth: t("analysis-turn", { percent: percent(win[seat] ?? 0), lead: lead(result[seat] ?? 0) }),
    tried: t("analysis-tried", { visits }),
    reasons: reasons.map(reasonName),
  };
}

export function reasonName({ id, values }: Analysis["turns"][number]["reasons"][number]): string {
  return t(id, { ...values, place: values.place && t(values.place) });
}
