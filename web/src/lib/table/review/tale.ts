// The tale of a game that is over: what the game finds worth telling, and where the house saw it turn, in a few paragraphs.
import type { Outline, Review, ReviewMoment, Seat } from "../../api/types";
import { nameOf } from "../../domain/seats";
import { partWords } from "../../text/partwords";
import { t, together, type Values } from "../../text/words";
import type { Step } from "../store/moments";
import type { AnyView } from "../store/presentation";
import { percent } from "../analysis/analysis";
import { knotsOf, winAt } from "./curve";
import { REAL } from "./worth";

/** The text of a message of the game's tale, or of its other words. */
export type Say = (id: string, values?: Values) => string;

/** A game from its beginning to its end. */
export interface Played<View, Event> {
  steps: readonly Step<Event>[];
  seats: readonly Seat[];
  /** What it came to. */
  view: View;
  /** What it took from everybody, in the form of the game; null where nobody knows. */
  bill: unknown;
  say: Say;
}

/** Something worth telling, after so many answers. */
export interface Scene {
  at: number;
  said: string;
}

/** What a game finds worth telling, in sentences. */
export interface GameTale {
  begin: readonly string[];
  scenes: readonly Scene[];
  end: readonly string[];
}

/** What every game brings along for its story. */
export type Tell<View, Event> = (played: Played<View, Event>) => GameTale;

/** What the analysis found; nothing that is not known yet. */
export interface Found {
  last: Review | null;
  outline: readonly Outline[];
  moments: ReadonlyMap<number, ReviewMoment>;
}

const PHASES = ["early", "middle", "late"] as const;
/** Wordings that take turns. */
const WAYS = 3;
/** Chances this close together are none that somebody is ahead by. */
const CLOSE = 0.1;

/** The tale in paragraphs. */
export function taleOf(title: string, game: GameTale, seats: readonly Seat[], found: Found): string[] {
  const names = together(seats.map(({ seat }) => nameOf(seats, seat)));
  const scenes = [...game.scenes, ...turnings(found, seats)].sort((a, b) => a.at - b.at);
  const length = Math.max(1, found.last?.length ?? 0, ...scenes.map(({ at }) => at));
  const phases = PHASES.map((phase, i) => {
    const own = scenes.filter(({ at }) => Math.min(PHASES.length - 1, Math.floor((PHASES.length * at) / length)) === i);
    if (own.length === 0) return [];
    return [t("tale-phase", { phase }), ...own.map(({ said }) => said), standing(found, seats, i)];
  });
  const all = [
    [t("tale-open", { names, game: title }), ...game.begin],
    ...phases,
    [...game.end],
    fortunes(found, seats),
  ];
  return all.map((said) => said.filter((it) => it !== "").join(" ")).filter((it) => it !== "");
}

function turnings({ last }: Found, seats: readonly Seat[]): Scene[] {
  return (last?.turning ?? []).map(({ at, kind, seat, change }, i) => ({
    at,
    said: t(`tale-turning-${kind}`, {
      seat: nameOf(seats, seat),
      percent: percent(Math.abs(change)),
      way: i % WAYS,
    }),
  }));
}

/** Who was ahead when a part of the game was over; nothing of its last, which the end tells. */
function standing({ last, outline, moments }: Found, seats: readonly Seat[], phase: number): string {
  if (!last || phase === PHASES.length - 1) return "";
  const win = winAt(
    knotsOf(last.begin, outline, moments, last.length),
    Math.floor((last.length * (phase + 1)) / PHASES.length),
  );
  const [first = 0, second = 0] = [...(win ?? [])].sort((a, b) => b - a);
  if (!win || first - second < CLOSE) return t("tale-close");
  return t("tale-ahead", { seat: nameOf(seats, win.indexOf(first)), percent: percent(first) });
}

/** Who had luck, and who gave least away. */
function fortunes({ last }: Found, seats: readonly Seat[]): string[] {
  if (!last || last.seats.length === 0) return [];
  const lucky = last.seats.reduce((best, own) => (own.luck > best.luck ? own : best));
  const exact = last.seats.reduce((best, own) => (own.regret < best.regret ? own : best));
  return [
    lucky.luck >= REAL
      ? t("tale-lucky", { seat: nameOf(seats, lucky.seat), percent: percent(lucky.luck) })
      : t("tale-even"),
    t("tale-exact", { seat: nameOf(seats, exact.seat), percent: exact.regret < REAL ? 0 : percent(exact.regret) }),
  ];
}

/** Tells a game whose tale nobody has written: that it was played. */
export const plainTale: Tell<AnyView, unknown> = () => ({ begin: [], scenes: [], end: [] });

/** The words of a game's tale. */
export async function taleWords(game: string): Promise<Say> {
  const words = await partWords("tale", game);
  return (id, values) => words.t(id, values);
}

/** Which wording comes next of those that take turns. */
export function way(nth: number): number {
  return nth % WAYS;
}
