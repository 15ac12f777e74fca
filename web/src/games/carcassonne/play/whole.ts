// The feature to which a part of the tile belongs that is asked about, as if the tile lay already.
import { byPlace, partOf, partsOf } from "../model/parts";
import { citiesAround } from "./look";
import type { Onto } from "../model/tiles";
import type { Extent } from "../words/spots";
import type { Laid, View } from "../model/types";

function laidWith({ board }: Pick<View, "board">, { tile, at, r }: Onto): Map<string, Laid> {
  return byPlace([...board, { tile, at, r, turn: 0, followers: [] }]);
}

/** All its parts. */
export function wholeOf(view: Pick<View, "board">, onto: Onto, on: string): string[] {
  return partsOf(laidWith(view, onto), onto.tiles, partOf(onto.at, on));
}

/** On how many tiles it lies, and how many finished cities it touches: 0 for all but fields. */
export function extentOf(view: Pick<View, "board">, onto: Onto, on: string): Extent {
  const parts = wholeOf(view, onto, on);
  const tiles = new Set(parts.map((part) => part.split(" ")[0])).size;
  return { tiles, cities: citiesAround(laidWith(view, onto), onto.tiles, parts) };
}
