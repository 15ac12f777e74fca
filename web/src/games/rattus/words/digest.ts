// What many events came to, in short sentences: the viewer's own losses first.
import type { Seat } from "../../../lib/api/types";
import { t, together } from "../../../lib/text/words";
import type { EventOf, RattusEvent } from "../model/types";
import { cardName, regionName } from "./names";
import { EventFormatter } from "./sentences";

function all<K extends RattusEvent["kind"]>(events: readonly RattusEvent[], kind: K): EventOf<K>[] {
  return events.filter((event): event is EventOf<K> => event.kind === kind);
}

/** Losses, where the plague raged or went, who took which card; where there is none of it, who settled where. `mine`: the viewer's seats. */
export function digest(events: readonly RattusEvent[], seats: readonly Seat[], mine: readonly number[]): string[] {
  const lost = seats.map(({ seat }) => all(events, "cube-lost").filter((event) => event.seat === seat).length);
  const own = mine.reduce((sum, seat) => sum + (lost[seat] ?? 0), 0);
  const others = lost.map((count, seat) => (mine.includes(seat) ? 0 : count));
  const formatter = new EventFormatter(seats);
  const raged = [...new Set(all(events, "ravage-began").map((event) => regionName(event.region)))];
  const went = all(events, "plague-moved").at(-1);
  const cards = all(events, "card-taken").map(({ seat, card }) =>
    t("digest-card", { seat: formatter.seat(seat), card: cardName(card) }),
  );
  const settled = all(events, "settled").map(({ seat, region }) =>
    t("digest-settled", { seat: formatter.seat(seat), region: regionName(region) }),
  );
  const sentences = [
    ...(own > 0 ? [t("digest-own", { count: own })] : []),
    ...(others.some((count) => count > 0)
      ? [t("digest-others", { mine: mine.length, list: formatter.lossCounts(others) })]
      : []),
    ...(raged.length > 0 ? [t("digest-raged", { list: together(raged) })] : []),
    ...(raged.length === 0 && went ? [t("digest-went", { region: regionName(went.to) })] : []),
    ...cards,
  ];
  return sentences.length > 0 ? sentences : settled;
}
