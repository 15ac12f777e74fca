// The feature to which a part of the tile belongs that is asked about, as if the tile lay already.
import { byPlace, partOf, partsOf } from "../parts";
import { citiesAround } from "../told/sheets/look";
import type { Onto } from "../told/words/questions";
import type { Laid, View } from "../types";

function laidWith({ board }: Pick<View, "board">, { tile, at, r }: Onto): Map<string, Laid> {
  return byPlace([...board, { tile, at, r, turn: 0, followers: [] }]);
}

/** All its parts. */
export function wholeOf(view: Pick<View, "board">, onto: Onto, on: string): string[] {
  return partsOf(laidWith(view, onto), onto.tiles, partOf(onto.at, on));
}

/** How many finished cities it touches: 0 for all but fields. */
export function citiesOf(view: Pick<View, "board">, onto: Onto, on: string): number {
  return citiesAround(laidWith(view, onto), onto.tiles, wholeOf(view, onto, on));
}
