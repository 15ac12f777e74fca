// What the sheet of the plague tells beside the view's own words.
import type { Change, View } from "../../types";

/** The view with markers and figures as they would be some steps on; 0: as it is. */
export function foreseen(view: View, steps: number): View {
  const then = view.ahead[steps - 1];
  if (!then) return view;
  const markers = then.markers.map((at, i) => ({ number: i + 1, at }));
  return { ...view, markers, forecast: then.changes, zones: [] };
}

/** Whom the next step of the markers will change; null while that isn't known: they have just moved, or another one has come. */
export function foretold({ markers, forecast }: Pick<View, "markers" | "forecast">): readonly Change[] | null {
  return markers.some(({ next }) => next === undefined) ? null : forecast;
}
