// The odds of what is being laid: of the tile where it is tried, or of the one that waits for a figure.
import { layText } from "../answers";
import { featureOdds, type Needs, type Odds, type Whom } from "../odds";
import type { View } from "../types";
import type { Play } from "./play.svelte";
import { wholeOf } from "./whole";

/** What the feature of a part of the tile needs then; undefined where it is finished, or nothing is known. */
export function partOdds(play: Play, view: Pick<View, "board">, odds: Odds | null, on: string): Needs | undefined {
  const { lay } = play.draft;
  if (lay) return odds?.lays[layText(lay)]?.parts[on];
  return (play.onto && featureOdds(odds, wholeOf(view, play.onto, on))) ?? undefined;
}

/** Whose health hangs on this way to lay the tile. */
export function healthThen(play: Play, odds: Odds | null): readonly Whom[] {
  const { lay } = play.draft;
  return (lay && odds?.lays[layText(lay)]?.health) ?? [];
}
