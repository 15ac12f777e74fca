import { t, type Values } from "../../../lib/text/words";
import type { EventOf, FeatureKind, Scored } from "../model/types";
import { yes } from "./names";

/** How the value of a feature comes about: "5 tiles × 2 + 2 pennants × 2 = 14". */
export function expression(scored: Scored | EventOf<"abbot-taken">): string {
  if (scored.kind === "abbot-taken")
    return t("score-sum", { ...NOTHING, feature: "monastery", filled: scored.filled, value: scored.points });
  return t("score-sum", { ...featureValues(scored), each: each(scored), value: scored.value });
}

const NOTHING = { tiles: 0, pennants: 0, cities: 0, filled: 0, each: 0, value: 0 };

export function featureValues(
  scored: Pick<
    Scored,
    "feature" | "tiles" | "pennants" | "filled" | "cities" | "inn" | "cathedral" | "complete" | "small"
  >,
): Values {
  return {
    feature: scored.feature,
    tiles: scored.tiles,
    pennants: scored.pennants,
    filled: scored.filled,
    cities: scored.cities,
    inn: yes(scored.inn),
    cathedral: yes(scored.cathedral),
    complete: yes(scored.complete),
    small: yes(scored.small),
  };
}

/** A scored feature with all that its value depends on: "City of 5 tiles and 2 pennants". */
export function featureName(scored: Scored): string {
  return t("feature", featureValues(scored));
}

export function featureLine(
  feature: Pick<Scored, "tiles" | "pennants" | "filled" | "inn" | "cathedral" | "complete" | "small"> & {
    kind: FeatureKind;
    cities: number;
  },
): string {
  return t("feature", {
    ...featureValues({ ...feature, feature: feature.kind as Scored["feature"] }),
  });
}

/** A feature as far as the board shows it, with all that its value depends on. */
export function seenName(
  seen: Omit<Parameters<typeof featureLine>[0], "complete" | "small"> & {
    open: number;
    claimed: Pick<Scored, "complete" | "small"> | null;
  },
): string {
  const { complete = seen.open === 0, small = false } = seen.claimed ?? {};
  return featureLine({ ...seen, complete, small });
}

/** What one tile, pennant or finished city brings in a feature: its value by what it counts. */
export function each(event: Pick<Scored, "feature" | "tiles" | "pennants" | "cities" | "value">): number {
  const counted = { city: event.tiles + event.pennants, road: event.tiles, field: event.cities }[
    event.feature as "city"
  ];
  return counted ? event.value / counted : 0;
}
