// The feature to which a part of the tile belongs that is asked about, as if the tile lay already, and the odds of what is being laid.
import { layText } from "../model/answers";
import { featureOdds, type Needs, type Odds, type Whom } from "../model/odds";
import { byPlace, partOf, partsOf } from "../model/parts";
import type { Onto } from "../model/tiles";
import type { Extent } from "../words/spots";
import type { Laid, View } from "../model/types";
import { citiesAround } from "./look";
import type { Tried } from "./tried.svelte";

function laidWith({ board }: Pick<View, "board">, { tile, at, r }: Onto): Map<string, Laid> {
  return byPlace([...board, { tile, at, r, turn: 0, followers: [] }]);
}

export function wholeOf(view: Pick<View, "board">, onto: Onto, on: string): string[] {
  return partsOf(laidWith(view, onto), onto.tiles, partOf(onto.at, on));
}

/** On how many tiles it lies, and how many finished cities it touches: 0 for all but fields. */
export function extentOf(view: Pick<View, "board">, onto: Onto, on: string): Extent {
  const parts = wholeOf(view, onto, on);
  const tiles = new Set(parts.map((part) => part.split(" ")[0])).size;
  return { tiles, cities: citiesAround(laidWith(view, onto), onto.tiles, parts) };
}

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
