// A region in two lines, where there is no room for more: the number that matters first, then the reason.
import type { Seat } from "../../../lib/api/types";
import { nameOf } from "../../../lib/domain/seats";
import { percentOf } from "../../../lib/text/percent";
import { list, t } from "../../../lib/text/words";
import type { Preview } from "../model/answers";
import { odds as hiddenOdds } from "../model/faces";
import { atRisk, expectedOf, occasionsOf, ravageWith, type RavageOdds, type RegionOdds } from "../model/odds";
import { counted, countIn } from "../model/pieces";
import type { View } from "../model/types";
import { regionName, sum } from "./names";
import { spreadSentence, tenths } from "./odds";
import { previewName } from "./previews";

export interface Brief {
  head: string;
  why: string;
}

interface About {
  view: View;
  seats: readonly Seat[];
  /** Null where the table tells none, or while they are on their way. */
  odds: RegionOdds | null;
  preview: Preview;
  refused: readonly string[];
}

/** What matters of a region, and why: what is gained there by what is selected, else what the plague may cost the viewer. */
export function regionBrief(id: string, { view, seats, odds, preview, refused }: About): Brief {
  const ravage = odds ? firstRavage(odds) : null;
  const lost = ravage
    ? [riskName(id, ravage, view.viewer), othersName(ravage, view.viewer, seats)]
    : unknown(id, view, odds);
  const lies = t("brief-lies", {
    rats: view.regions[id]?.tokens.length ?? 0,
    count: sum(view.regions[id]?.cubes ?? []),
  });
  const comes = odds?.spread && odds.spread.count > 0 ? spreadSentence(odds.spread) : previewName(view, preview);
  const gained = preview.cubes.some(({ region }) => region === id) ? [previewName(view, preview)] : [];
  const all = [...gained, ...lost, ...refused, ...(preview.plague === id ? [comes] : []), lies];
  const [head = "", ...why] = all.filter((it) => it !== "");
  return { head, why: why.join(" ") };
}

/** The next ravage that may come, without the cards that may be used. */
function firstRavage(odds: RegionOdds): RavageOdds | null {
  const [next] = occasionsOf(odds);
  return next ? ravageWith(odds, next.when, []) : null;
}

/** How likely the viewer is to lose cubes, and how many on average; of a spectator, how many all lose. */
function riskName(id: string, ravage: RavageOdds, viewer: number | null): string {
  const place = t("brief-place", { region: regionName(id), when: ravage.when });
  const expected = expectedOf(ravage);
  if (atRisk(ravage).length === 0) return t("brief-nobody", { place });
  if (viewer === null) return t("brief-all", { place, count: tenths(sum(expected)) });
  if (!atRisk(ravage).includes(viewer)) return t("brief-safe", { place });
  const percent = percentOf(1 - (ravage.lost[viewer]?.[0] ?? 0));
  return t("brief-risk", { place, percent, count: tenths(expected[viewer] ?? 0) });
}

function othersName(ravage: RavageOdds, viewer: number | null, seats: readonly Seat[]): string {
  const others = atRisk(ravage).filter((seat) => seat !== viewer);
  const texts = others.map((seat) =>
    t("brief-seat", { seat: nameOf(seats, seat), percent: percentOf(1 - (ravage.lost[seat]?.[0] ?? 0)) }),
  );
  return texts.length > 0 ? t("brief-others", { list: list(texts) }) : "";
}

/** Where no ravage may come, or none whose odds are known: there what can be counted about the rats. */
function unknown(id: string, view: View, odds: RegionOdds | null): string[] {
  if (odds) return [t("brief-nobody", { place: regionName(id) })];
  const { cubes = [], tokens = [] } = view.regions[id] ?? {};
  const limit = counted(cubes, countIn(view.nuns, id));
  const chances = hiddenOdds(tokens, view.hidden, limit);
  if (limit === 0 || !chances.hidden) return [];
  return [t("region-odds", { ...chances.hidden, limit })];
}
