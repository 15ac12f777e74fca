// The bill of the plague in words: what sickness cost a player, feature by feature, and what they would have without it.
import type { SeatBill } from "../../../lib/domain/seats";
import { list, t } from "../../../lib/text/words";
import type { Bill } from "../model/views";
import { yes } from "./names";

export function say({ seats, features }: Bill): SeatBill[] {
  if (features.length === 0) return [];
  return seats.map(({ lost, gained, healthy }, seat) => {
    const missed = features.filter((it) => it.healthy.includes(seat) && !it.winners.includes(seat));
    const items = missed.map(({ feature, value, winners }) =>
      t("bill-item", { name: t(`kind-${feature}`), points: value, nobody: yes(winners.length === 0) }),
    );
    const more = gained > 0 ? [t("bill-gained", { points: gained })] : [];
    const lines = [list(items), ...more, t("bill-healthy", { points: healthy })];
    return { lost, lines: lines.filter((line) => line !== "") };
  });
}
