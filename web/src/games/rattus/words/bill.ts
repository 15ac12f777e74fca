// The bill of the plague in words: what took a player's cubes, and what their cards brought and cost.
import type { SeatBill } from "../../../lib/domain/seats";
import { t } from "../../../lib/text/words";
import type { Bill } from "../model/views";
import { causes, cardName, sum } from "./names";

type Own = Bill["seats"][number];

export function lossesOf({ majority, all, cards }: Own): [cause: string, count: number][] {
  return [["majority", majority], ["all", all], ...cards.map(({ card, lost }): [string, number] => [card, lost])];
}

export function say({ seats }: Bill): SeatBill[] {
  return seats.map((own) => {
    const lost = lossesOf(own);
    const cards = own.cards.map(({ card, ...counts }) => t("bill-card", { name: cardName(card), ...counts }));
    const lines = [causes(lost), cards.join(" · ")].filter((line) => line !== "");
    return { lost: sum(lost.map(([, count]) => count)), lines };
  });
}
