// What the sheet of the plague tells beside the view's own words.
import type { Change, View } from "../../types";

/** Whom the next step of the markers will change; null while that isn't known: they have just moved, or another one has come. */
export function foretold({ markers, forecast }: Pick<View, "markers" | "forecast">): readonly Change[] | null {
  return markers.some(({ next }) => next === undefined) ? null : forecast;
}
