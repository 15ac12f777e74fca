// Which six cards a table is played with: the ways of choosing them, the short code of a set, and what is kept on this device.
// What cards and sets there are comes from the server's catalogue.
import { under } from "../../../lib/routing/root";
import { readStorage, writeStorage } from "../../../lib/device/storage";
import { CLASSES } from "../model/faces";
import type { Catalogue, CatalogueCard } from "../model/views";

export type { Catalogue } from "../model/views";

export const OWN = "own";
export const CHIVALRY = "Cv";
const KEY = "ratskeller-cards";

export interface CardChoice {
  /** A named set, a way in which the lot decides, or `OWN`. */
  way: string;
  /** The own choice, also an unfinished one. */
  own: string[];
  /** The lot shall bring a card of the Chivalry. */
  chivalry: boolean;
}

export function ways(catalogue: Catalogue): string[] {
  return [...Object.keys(catalogue.sets), ...catalogue.random, OWN];
}

/** The cards class by class, in the order in which the classes are shown everywhere. */
export function byClass(catalogue: Catalogue): CatalogueCard[] {
  return CLASSES.flatMap((symbol) => catalogue.cards.filter((card) => card.class === symbol));
}

/** The cards that are chosen; null where the lot decides. */
export function chosen(catalogue: Catalogue, choice: CardChoice): string[] | null {
  return choice.way === OWN ? choice.own : (catalogue.sets[choice.way] ?? null);
}

/** How many cards an own choice still lacks. */
export function missing(catalogue: Catalogue, choice: CardChoice): number {
  const cards = chosen(catalogue, choice);
  return cards === null ? 0 : catalogue.in_play - cards.length;
}

/** Cards in the catalogue's order, so that the same set always looks the same. */
function sorted(catalogue: Catalogue, cards: readonly string[]): string[] {
  return catalogue.cards.filter((card) => cards.includes(card.id)).map((card) => card.id);
}

/** The own choice with a card added, or taken back; a card too many is left out. */
export function toggled(catalogue: Catalogue, own: readonly string[], card: string): string[] {
  if (own.includes(card)) return own.filter((it) => it !== card);
  return own.length < catalogue.in_play ? sorted(catalogue, [...own, card]) : [...own];
}

/** The code of a complete set: the letters of its cards, sorted. */
export function codeOf(catalogue: Catalogue, choice: CardChoice): string | null {
  const cards = chosen(catalogue, choice);
  if (cards === null || cards.length !== catalogue.in_play) return null;
  return catalogue.cards
    .filter((card) => cards.includes(card.id))
    .map((card) => card.letter)
    .sort()
    .join("");
}

export function linkOf(code: string): string {
  return `${location.origin}${under("/")}?cards=${code}`;
}

/** The choice that a code stands for, or the name of a way; null if it stands for nothing. The rest stays as it was `before`. */
export function read(catalogue: Catalogue, text: string, before: CardChoice): CardChoice | null {
  const word = text.trim().toLowerCase();
  if (word !== OWN && ways(catalogue).includes(word)) return { ...before, way: word };
  const cards = catalogue.cards.filter((card) => word.includes(card.letter)).map((card) => card.id);
  if (word.length !== catalogue.in_play || cards.length !== catalogue.in_play) return null;
  const named = Object.keys(catalogue.sets).find((name) => catalogue.sets[name]?.every((it) => cards.includes(it)));
  return named ? { ...before, way: named } : { ...before, way: OWN, own: cards };
}

/** Whether to say that a card of the Chivalry is advised: none is among the six, or the lot may bring none. */
export function advice(catalogue: Catalogue, choice: CardChoice, players: number): "none" | "lot" | null {
  if (players >= catalogue.chivalry_advised_below) return null;
  if (choice.way === "random") return choice.chivalry ? null : "lot";
  const cards = chosen(catalogue, choice);
  if (cards === null || cards.length !== catalogue.in_play) return null;
  return catalogue.cards.some((card) => card.class === CHIVALRY && cards.includes(card.id)) ? null : "none";
}

export function options(catalogue: Catalogue, choice: CardChoice): { cards: string | string[]; chivalry?: boolean } {
  if (choice.way === OWN) return { cards: sorted(catalogue, choice.own) };
  return catalogue.random.includes(choice.way)
    ? { cards: choice.way, chivalry: choice.chivalry }
    : { cards: choice.way };
}

/** What was chosen last on this device, as far as it still exists. */
export function recall(catalogue: Catalogue): CardChoice {
  const last = (readStorage(KEY) ?? {}) as Partial<CardChoice>;
  const own = Array.isArray(last.own) ? sorted(catalogue, last.own).slice(0, catalogue.in_play) : [];
  const offered = ways(catalogue);
  const way = offered.find((it) => it === last.way) ?? offered[0] ?? OWN;
  return { way, own, chivalry: last.chivalry === true };
}

export function remember(choice: CardChoice): void {
  writeStorage(KEY, choice);
}
