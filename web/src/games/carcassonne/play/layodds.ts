// The odds of what is being laid: of the tile where it is tried, or of the one that waits for a figure.
import { layText } from "../model/answers";
import { featureOdds, type Needs, type Odds, type Whom } from "../model/odds";
import type { View } from "../model/types";
import type { Tried } from "./tried.svelte";
import { wholeOf } from "./whole";

/** What the feature of a part of the tile needs then; undefined where it is finished, or nothing is known. */
export function partOdds(tried: Tried, view: Pick<View, "board">, odds: Odds | null, on: string): Needs | undefined {
  const { lay } = tried.draft;
  if (lay) return odds?.lays[layText(lay)]?.parts[on];
  return (tried.onto && featureOdds(odds, wholeOf(view, tried.onto, on))) ?? undefined;
}

/** Whose health hangs on this way to lay the tile. */
export function healthThen(tried: Tried, odds: Odds | null): readonly Whom[] {
  const { lay } = tried.draft;
  return (lay && odds?.lays[layText(lay)]?.health) ?? [];
}
