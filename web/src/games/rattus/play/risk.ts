// What it costs to hold a card, in words.
import { t } from "../../../lib/text/words";
import { symbolOf } from "../board/art/cards";
import { hiddenTotal, hiddenWith } from "../model/faces";
import { symbolName } from "../words/names";
import type { View } from "../model/types";

/** How many of the hidden rats show the class of a card; empty where its class is not known. */
export function riskOf({ hidden }: View, card: string): string {
  const symbol = symbolOf(card);
  if (!symbol) return "";
  return t("card-risk", {
    class: symbolName(symbol),
    count: hiddenWith(hidden, symbol),
    total: hiddenTotal(hidden),
  });
}
