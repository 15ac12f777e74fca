// The odds of the plague as the server works them out (notation), and how they are put together to be shown.

import { parse } from "./answers";
import type { View } from "./types";
import type { RavageOdds, RegionOdds } from "./views";

export type { Odds, RavageOdds, RegionOdds, SpreadOdds as Spread } from "./views";

/** Columns in which losses are shown: none, one, two, and three or more. */
export const COLUMNS = 4;

/** The chances by column; those of the last hold for as many or more. */
export function columns(chances: readonly number[]): number[] {
  const shown = Array.from({ length: COLUMNS }, (_, lost) => chances[lost] ?? 0);
  shown[COLUMNS - 1] = chances.slice(COLUMNS - 1).reduce((sum, chance) => sum + chance, 0);
  return shown;
}

/** The ravages of a region by when they are, in the order in which they come; what cards can be used is found in each. */
export function occasionsOf({ ravages }: RegionOdds): { when: RavageOdds["when"]; cards: string[] }[] {
  const found = new Map<RavageOdds["when"], Set<string>>();
  for (const { when, cards } of ravages) {
    found.set(when, new Set([...(found.get(when) ?? []), ...cards]));
  }
  return [...found].map(([when, cards]) => ({ when, cards: [...cards] }));
}

/** The ravage in which these cards, and no others, are used. */
export function ravageWith(
  { ravages }: RegionOdds,
  when: RavageOdds["when"],
  cards: readonly string[],
): RavageOdds | null {
  const same = (used: readonly string[]): boolean =>
    used.length === cards.length && used.every((card) => cards.includes(card));
  return ravages.find((it) => it.when === when && same(it.cards)) ?? null;
}

export function atRisk({ lost }: RavageOdds): number[] {
  return lost.flatMap((chances, seat) => (chances.length > 1 ? [seat] : []));
}

export function expectedOf({ lost }: RavageOdds): number[] {
  return lost.map((chances) => chances.reduce((sum, chance, count) => sum + chance * count, 0));
}

/** The regions to which the one who is asked may lead the plague. */
export function plagueGoals({ legal }: Pick<View, "legal">): string[] {
  return legal.map(parse).flatMap((answer) => (answer.kind === "plague" ? [answer.region] : []));
}
