// What the sheet of the plague tells beside the view's own words.
import type { Change, View } from "../model/types";

/** The view with markers and figures as they would be some steps on; 0: as it is. */
export function foreseen(view: View, steps: number): View {
  const then = view.ahead[steps - 1];
  if (!then) return view;
  const markers = then.markers.map((at, i) => ({ number: i + 1, at }));
  return { ...view, markers, forecast: then.changes, zones: [] };
}

/** The places of every marker from where it lies through so many steps, as far as they are known; those that stay have one. */
export function ways({ markers, ahead }: Pick<View, "markers" | "ahead">, steps: number): string[][] {
  return markers.map(({ at }, i) => {
    const then = ahead.slice(0, steps).flatMap((step) => step.markers[i] ?? []);
    return [at, ...then].filter((place, j, all) => place !== all[j - 1]);
  });
}

/** Whom the next step of the markers will change; null while that isn't known: they have just moved, or another one has come. */
export function forecastOf({ markers, forecast }: Pick<View, "markers" | "forecast">): readonly Change[] | null {
  return markers.some(({ next }) => next === undefined) ? null : forecast;
}
