// What a lay and a figure would bring, in words: the server's numbers, and what the tile would touch.
import { nameOf } from "../../../lib/domain/seats";
import type { Seat } from "../../../lib/api/types";
import { t, together } from "../../../lib/text/words";
import { joins, metBy, type Join } from "./joins";
import { seenName } from "../words/features";
import { byPlace } from "../model/parts";
import type { Known } from "../words/sentences";
import type { GhostTile, Lay, Setting, View } from "../model/types";

/** What happens when the tile lies there, before anybody is set. */
export function preview(view: View, known: Known, ghost: GhostTile | null, lay: Lay | undefined): string[] {
  if (!ghost || !lay) return [];
  const met = joins(view, byPlace(view.board), known.tiles, ghost);
  const said = met.map((join) => joined(view, known.seats, join, lay.marker));
  for (const feature of metBy(view, { tiles: known.tiles, ...ghost }))
    if (feature.isFree) said.push(t("preview-free", { feature: seenName(feature) }));
  if (lay.marker) said.push(t("preview-marker"));
  // Two fields of one tile may join the same one
  return [...gains(lay.gains, view.viewer, known.seats), ...new Set(said)];
}

/** Points at once, one's own first. */
export function gains(points: readonly number[], viewer: number | null, seats: readonly Seat[]): string[] {
  const own = viewer === null ? 0 : (points[viewer] ?? 0);
  const others = points.flatMap((count, seat) =>
    count > 0 && seat !== viewer ? [t("preview-other", { seat: nameOf(seats, seat), points: count })] : [],
  );
  return own > 0 ? [t("preview-now", { points: own }), ...others] : others;
}

/** "joins Blue’s city: 2 against 2". A marker that comes along may change who is healthy: then no numbers are given. */
function joined(view: View, seats: readonly Seat[], join: Join, marker: boolean): string {
  const holders = new Set(join.features.flatMap((feature) => feature.owners));
  const me = view.viewer ?? -1;
  const rivals = [...holders].filter((seat) => seat !== me);
  const feature = join.kind;
  if (holders.size === 0) return t("preview-ill", { feature });
  if (rivals.length === 0) return t("preview-own", { feature });
  const seat = together(rivals.map((it) => nameOf(seats, it)));
  const mine = join.strength[me] ?? 0;
  const theirs = Math.max(...rivals.map((it) => join.strength[it] ?? 0));
  return marker || mine === 0
    ? t("preview-meets", { seat, feature })
    : t("preview-joins", { seat, feature, mine, theirs });
}

/** What a figure would bring: points at once or the worth so far, who else counts there, whether it would be sick; in brief for buttons of a phone. */
export function settingPreview(
  setting: Setting,
  viewer: number | null,
  seats: readonly Seat[],
  before: readonly number[],
  isBrief = false,
): string[] {
  const me = viewer ?? -1;
  const more = (setting.gains ?? []).map((points, seat) => points - (before[seat] ?? 0));
  const said = gains(more, viewer, seats);
  if (setting.sick) return [...said, t(isBrief ? "preview-sick.short" : "preview-sick")];
  if (said.length === 0 && setting.worth !== undefined)
    said.push(t(isBrief ? "preview-worth.short" : "preview-worth", { points: setting.worth }));
  const theirs = Math.max(0, ...(setting.strength ?? []).filter((_, seat) => seat !== me));
  if (theirs > 0) said.push(t("preview-against", { mine: setting.strength?.[me] ?? 0, theirs }));
  if (setting.soon) said.push(t(isBrief ? "preview-soon.short" : "preview-soon"));
  return said;
}
