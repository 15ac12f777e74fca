// What ends the game, and how near that is.
import type { View } from "../model/types";

/** Whether nobody has more than two turns left. */
export function isNear({ left, scores, over }: Pick<View, "left" | "scores" | "over">): boolean {
  return !over && left <= 2 * scores.length;
}
