// What many events came to, in short sentences: the viewer's own points and sick followers first.
import type { Seat } from "../../../lib/api/types";
import { nameOf } from "../../../lib/domain/seats";
import { list, t } from "../../../lib/text/words";
import type { CarcassonneEvent } from "../model/types";

function pointsOf(event: CarcassonneEvent, seat: number): number {
  if (event.kind === "feature-scored") return event.winners.includes(seat) ? event.points : 0;
  return event.kind === "abbot-taken" && event.seat === seat ? event.points : 0;
}

/** Points, followers that fell sick, the plague, tiles. `mine`: the viewer's seats. */
export function digest(events: readonly CarcassonneEvent[], seats: readonly Seat[], mine: readonly number[]): string[] {
  const points = seats.map(({ seat }) => events.reduce((sum, event) => sum + pointsOf(event, seat), 0));
  const own = mine.reduce((sum, seat) => sum + (points[seat] ?? 0), 0);
  const others = points.flatMap((count, seat) =>
    count > 0 && !mine.includes(seat) ? [t("seat-points", { seat: nameOf(seats, seat), points: count })] : [],
  );
  const sick = events.filter((event) => event.kind === "follower-fell-sick" && mine.includes(event.seat)).length;
  const count = (kind: CarcassonneEvent["kind"]) => events.filter((event) => event.kind === kind).length;
  const [laid, moved] = [count("tile-laid"), count("plague-spread")];
  return [
    ...(own > 0 ? [t("digest-own", { count: own })] : []),
    ...(sick > 0 ? [t("digest-sick", { count: sick })] : []),
    ...(others.length > 0 ? [t("digest-others", { mine: mine.length, list: list(others) })] : []),
    ...(moved > 0 ? [t("digest-plague")] : []),
    ...(laid > 0 ? [t("digest-laid", { count: laid })] : []),
  ];
}
