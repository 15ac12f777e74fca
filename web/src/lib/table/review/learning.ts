// A mistake as a question: which turns one may choose from, and what the house says to the one that was chosen.
import type { Eyes } from "../../address";
import type { Analysis } from "../../api/types";
import { t } from "../../words";
import { percent, takenTurn, weighedTurns, type WeighedTurn } from "../weighed";

/** So many turns are offered beside the one that was taken. */
const OFFERED = 4;
/** Less is within the error of a search. */
const LEVEL = 0.02;

export interface Choice extends WeighedTurn {
  best: boolean;
  taken: boolean;
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
  return all
    .map((it) => ({
      ...it,
      best: it.answers === told[0]?.answers,
      taken: taken !== null && it.answers === (told[taken.place]?.answers ?? taken.answers),
    }))
    .sort((a, b) => said(a).localeCompare(said(b)));
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
