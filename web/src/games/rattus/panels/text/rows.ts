// The rows of the text board's tables: what stands in them, and in which order.
import { face } from "../../model/faces";
import { sum } from "../../words/names";
import { inOrder } from "../../../../lib/text/words";
import type { View } from "../../model/types";
import { inRegion, type Choices } from "../../play/choices";

export const ORDERS = ["name", "people", "rats", "possible"] as const;
export type Order = (typeof ORDERS)[number];

/** The regions in an order; where it leaves two equal, by name. */
export function regionsBy(order: Order, view: View, choices: Choices, name: (id: string) => string): string[] {
  const weight = (id: string): number => {
    const region = view.regions[id];
    if (order === "people") return sum(region?.cubes ?? []);
    if (order === "rats") return region?.tokens.length ?? 0;
    return order === "possible" ? inRegion(choices, id).length : 0;
  };
  return Object.keys(view.regions).sort((a, b) => weight(b) - weight(a) || inOrder(name(a), name(b)));
}

/** How many rats with a face are turned over, known to the viewer, and hidden. */
export interface FaceRow {
  face: string;
  used: number;
  known: number;
  hidden: number;
}

/** Every face that a rat in the game shows, by limit. */
export function faceRows({ used, hidden, regions }: Pick<View, "used" | "hidden" | "regions">): FaceRow[] {
  const rows = new Map<string, FaceRow>();
  const put = (text: string, state: "used" | "known" | "hidden", count = 1): void => {
    const row = rows.get(text) ?? { face: text, used: 0, known: 0, hidden: 0 };
    rows.set(text, { ...row, [state]: row[state] + count });
  };
  for (const text of used) put(text, "used");
  for (const { tokens } of Object.values(regions)) for (const token of tokens) if (token.face) put(token.face, "known");
  for (const [text, count] of Object.entries(hidden)) put(text, "hidden", count);
  return [...rows.values()].sort((a, b) => face(a.face).limit - face(b.face).limit || a.face.localeCompare(b.face));
}
