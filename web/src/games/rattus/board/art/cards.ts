// The class cards that are drawn. The person of each (100 x 100) is in a file that is called as the card.
import type { Component } from "svelte";

/** The drawings at hand: those of the base game, and the others once `piper.ts` is there. */
export const drawings = import.meta.glob<Component>("./cards/{king,knight,merchant,monk,peasant,witch}.svelte", {
  eager: true,
  import: "default",
});
/** The cards of each class, by the symbol (`Cv`) that rat tokens show. */
const CLASSES = {
  Bo: ["courier", "mayor", "merchant"],
  Ch: ["bishop", "monk", "nun"],
  Cv: ["crusader", "knight", "soldier"],
  Mg: ["pied-piper", "witch", "wizard"],
  Pe: ["baker", "peasant", "serf"],
  Ro: ["emperor", "king", "queen"],
};

export function drawing(card: string): Component | undefined {
  return drawings[`./cards/${card}.svelte`];
}

/** The symbol of the class of a card. */
export function symbolOf(card: string): string | undefined {
  return Object.entries(CLASSES).find(([, cards]) => cards.includes(card))?.[0];
}

export const drawn: string[] = Object.values(CLASSES).flat();
