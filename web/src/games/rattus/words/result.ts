import { list, t } from "../../../lib/text/words";
import { heldBy } from "../model/pieces";
import type { View } from "../model/types";
import { cardName } from "./names";

/** Where a player's cubes are at the end, and which cards were held. */
export function resultOf(view: View, seat: number): string {
  const palace = view.palace[seat] ?? 0;
  const board = (view.scores[seat] ?? 0) - palace;
  return `${t("ranking-detail", { board, palace })} · ${t("ranking-cards", { cards: cardsHeld(view, seat) })}`;
}

export function cardsHeld(view: View, seat: number): string {
  const cards = heldBy(view, seat);
  return cards.length > 0 ? list(cards.map(cardName)) : t("seat-no-cards");
}
