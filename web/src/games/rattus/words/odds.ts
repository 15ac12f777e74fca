import { percentOf } from "../../../lib/text/percent";
import { list, t } from "../../../lib/text/words";
import { nameOf } from "../../../lib/domain/seats";
import type { Seat } from "../../../lib/api/types";
import { atRisk, columns, COLUMNS, occasionsOf, ravageWith } from "../model/odds";
import type { RavageOdds, RegionOdds, Spread } from "../model/odds";
import { regionName } from "./names";

const SLOTS = 3;

export function lossName(lost: number): string {
  return t(lost < COLUMNS - 1 ? "odds-lost" : "odds-lost-more", { count: lost });
}

export function lossShort(lost: number): string {
  return t(lost < COLUMNS - 1 ? "odds-lost.short" : "odds-lost-more.short", { count: lost });
}

/** An expected number of cubes as it is written: to a tenth. */
export function tenths(count: number): number {
  return Math.round(10 * count) / 10;
}

/** How many rats would be added, and how many lie where they find room. */
export function spreadSentence({ count, room }: Spread): string {
  const places = Object.entries(room).map(([id, free]) =>
    t("preview-room", { region: regionName(id), rats: SLOTS - free, most: SLOTS }),
  );
  return t("odds-spread", { count, list: list(places) });
}

function lossSentence(ravage: RavageOdds, seats: readonly Seat[]): string {
  const texts = atRisk(ravage).map((seat) => {
    const chances = columns(ravage.lost[seat] ?? []).flatMap((chance, lost) =>
      chance > 0 ? [t("odds-chance", { lost: lossName(lost), percent: percentOf(chance) })] : [],
    );
    return t("odds-seat", { seat: nameOf(seats, seat), list: list(chances) });
  });
  return `${t(`odds-when-${ravage.when}`)}: ${texts.length === 0 ? t("odds-nobody") : `${texts.join("; ")}.`}`;
}

/** All facts about a region, in sentences, without the cards that may be used. */
export function oddsSentences(odds: RegionOdds, seats: readonly Seat[]): string[] {
  const losses = occasionsOf(odds).flatMap(({ when }) => {
    const ravage = ravageWith(odds, when, []);
    return ravage ? [lossSentence(ravage, seats)] : [];
  });
  return odds.spread && odds.spread.count > 0 ? [...losses, spreadSentence(odds.spread)] : losses;
}
