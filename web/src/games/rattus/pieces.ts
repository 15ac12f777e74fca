// What lies where on the table, read from the view.
import type { Spot } from "./drawn/board/map";
import { map } from "./drawn/board/map";
import { cubeAt, endsOf, place } from "./answers";
import type { Token, View } from "./types";

/** The cards in play. */
export function cardsOf(view: View): string[] {
  return Object.keys(view.cards);
}

/** Cubes that lie on a card, by seat; none on most. */
export function cubesOn(view: View, card: string): number[] {
  return card === "baker" ? view.baker : [];
}

/** Whether a rat lies open for everybody: its ravager has turned all of them over. */
export function isOpen(view: View, region: string, token: Token): boolean {
  return !!token.face && view.ravage?.region === region && view.ravage.ordered;
}

/** How many of these stand in a region. */
export function countIn(regions: readonly string[], id: string): number {
  return regions.filter((region) => region === id).length;
}

/** Where a rat, a stack of cubes or a link lies on the map. */
export function spotAt(id: string): Spot | null {
  const token = place(id);
  if (token) return map.regions[token.region]?.tokens[token.slot - 1] ?? null;
  const cube = cubeAt(id);
  if (cube) return map.regions[cube.region]?.cubes[cube.seat] ?? null;
  return endsOf(id) ? (map.links[id]?.mid ?? null) : null;
}
