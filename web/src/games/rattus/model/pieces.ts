// What lies where on the table, read from the view.
import type { Token, View } from "./types";

export function cardsOf(view: View): string[] {
  return Object.keys(view.cards);
}

export function heldBy(view: View, seat: number): string[] {
  return cardsOf(view).filter((card) => view.cards[card] === seat);
}

/** Cubes that lie on a card, by seat; none on most. */
export function cubesOn(view: View, card: string): number[] {
  return card === "baker" ? view.baker : [];
}

/** Whether a rat lies open for everybody: its ravager has turned all of them over. */
export function isOpen(view: View, region: string, token: Token): boolean {
  return !!token.face && view.ravage?.region === region && view.ravage.ordered;
}

/** The population that limits are held against: cubes and what else counts, less nuns. */
export function counted(cubes: readonly number[], nuns: number, neutral = 0): number {
  const all = cubes.reduce((sum, count) => sum + count, 0);
  return Math.max(0, all - nuns + neutral);
}

/** How many cubes of a seat stand in all regions, in the palace, and are left to add. */
export function cubesOf(view: View, seat: number): { board: number; palace: number; stock: number } {
  const board = Object.values(view.regions).reduce((sum, region) => sum + (region.cubes[seat] ?? 0), 0);
  return { board, palace: view.palace[seat] ?? 0, stock: view.stock[seat] ?? 0 };
}

/** How many of these stand in a region. */
export function countIn(regions: readonly string[], id: string): number {
  return regions.filter((region) => region === id).length;
}
