// Hints at a table of Carcassonne, each shown when it is first of use.
import type { Hint } from "../../../lib/ui/rules";
import type { View } from "../model/types";

function asks(question: View["question"]): Hint<View>["when"] {
  return (view, asked) => asked && view.question === question;
}

/** After so many turns a player knows how a turn goes. */
const EARLY = 8;

function early(when: Hint<View>["when"]): Hint<View>["when"] {
  return (view, asked) => view.turn_number <= EARLY && when(view, asked);
}

// The plague comes once and concerns everybody: it doesn't wait until the others have been put away.
export const hints: Hint<View>[] = [
  { id: "plague", when: (view) => view.markers.length > 0, part: "plague" },
  { id: "new", when: early(() => true), part: "minute" },
  { id: "lay", when: early(asks("lay")) },
];
