// A mistake as a question: which turns one may choose from, and what the house says to the one that was chosen.
import type { Eyes } from "../../address";
import type { Analysis } from "../../api/types";
import { begunAlike, t } from "../../words";
import { percent, takenTurn, weighedTurns, type WeighedTurn } from "../weighed";

/** So many turns are offered beside the one that was taken. */
const OFFERED = 4;
/** Less is within the error of a search. */
const LEVEL = 0.02;

export interface Choice extends WeighedTurn {
  best: boolean;
  taken: boolean;
  /** What it says: the steps with which the choice before it begins as well, and those from which on it is another. */
  alike: string;
  own: string;
}

/** Whose mistakes are asked about: those of the seat that looks, else the viewer's own, else those of the first. */
export function learnerOf(eyes: Eyes | null, mine: readonly number[]): number {
  return typeof eyes === "number" ? eyes : (mine[0] ?? 0);
}

/** The best turns and the one that was taken, in an order that gives nothing away: by what they say. */
export function choicesOf(found: Analysis, said: (turn: WeighedTurn) => string): Choice[] {
  const taken = takenTurn(found);
  const told = weighedTurns(found);
  const place = taken ? (taken.place >= 0 ? taken.place : null) : -1;
  const offered = told.filter((_, i) => i < OFFERED || i === place);
  const all = taken && place === null ? [...offered, taken] : offered;
  const sorted = all.map((it) => ({ it, name: said(it) })).sort((a, b) => a.name.localeCompare(b.name));
  return sorted.map(({ it, name }, i) => {
    const alike = begunAlike(name, sorted[i - 1]?.name ?? "");
    return {
      ...it,
      best: it.answers === told[0]?.answers,
      taken: taken !== null && it.answers === (told[taken.place]?.answers ?? taken.answers),
      alike,
      own: name.slice(alike.length),
    };
  });
}

/** What the house says to a choice, sentence by sentence. */
export function replyTo(found: Analysis, answers: string): string[] {
  const best = chanceOf(found, found.turns[0]?.answers ?? "");
  const lost = best - chanceOf(found, answers);
  if (answers === found.turns[0]?.answers) return [t("review-learn-right")];
  return [lost < LEVEL ? t("review-learn-level") : t("review-learn-wrong", { percent: percent(lost) })];
}

function chanceOf({ asked, turns, taken }: Analysis, answers: string): number {
  const turn = turns.find((it) => it.answers === answers) ?? taken?.turn;
  return typeof asked === "number" ? (turn?.win[asked] ?? 0) : 0;
}
