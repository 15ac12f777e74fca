import type { Seat } from "../../../lib/api/types";
import { percentOf } from "../../../lib/text/percent";
import { nameOf } from "../../../lib/domain/seats";
import { t } from "../../../lib/text/words";
import { soonOf, sumOf, type Chances, type FeatureOdds, type Hanging, type Needs, type Odds } from "../model/odds";
import { kindOf } from "../model/parts";
import type { Whom } from "../model/odds";
import { roleName, yes } from "./names";

export function takes(feature: FeatureOdds, { tiles }: Pick<Odds, "tiles">): string {
  const [one, other] = feature.tiles.map(sumOf);
  if (feature.lost) return t("odds-lost");
  if (feature.open === 1) return t("odds-finish", { count: one ?? 0, tiles });
  if (one === undefined || other === undefined) return t("odds-finish-many", { open: feature.open });
  return feature.mine ? t("odds-finish-both", { one, other, tiles }) : t("odds-finish-hang");
}

/** The chances worth telling, each with its name: none where nothing can come of the tiles. */
export function chancesOf(
  chances: Chances,
  { draws }: Pick<Odds, "draws">,
): { id: string; name: string; chance: number }[] {
  const soon = soonOf(chances);
  if (!chances.next && !chances.ever) return [];
  const found = chances.next > 0 ? [{ id: "next", name: t("odds-next"), chance: chances.next }] : [];
  if (soon) found.push({ id: "mine", name: t("odds-mine", { count: soon.count }), chance: soon.chance });
  if (chances.ever !== null && draws > (soon?.count ?? 0))
    found.push({ id: "ever", name: t("odds-ever", { count: draws }), chance: chances.ever });
  return found;
}

/** All of it in sentences, for lists and for those who don't see the table. */
export function oddsSentences(feature: FeatureOdds, odds: Odds): string[] {
  const said = chancesOf(feature, odds).map(({ name, chance }) => t("odds-said", { name, percent: percentOf(chance) }));
  return [takes(feature, odds), ...said];
}

/** How likely a feature is to be finished soon, in a few words; empty where there is nothing to tell. */
export function shortOdds(needs: Needs | undefined): string {
  const soon = needs ? soonOf(needs) : null;
  if (needs?.lost) return t("odds-short-lost");
  return soon ? t("odds-short", { count: soon.count, percent: percentOf(soon.chance) }) : "";
}

export function healthName(whom: Whom, seats: readonly Seat[]): string {
  return t("odds-health", {
    seat: nameOf(seats, whom.seat),
    role: roleName(whom.kind, kindOf(whom.on)),
    sick: yes(whom.sick),
  });
}

export function hangsName(whom: Hanging, seats: readonly Seat[]): string {
  const { ill, of } = whom;
  return t("odds-hangs", { seat: nameOf(seats, whom.seat), role: roleName(whom.kind, kindOf(whom.on)), ill, of });
}
