// The cards of Pied Piper, fetched where one of them lies: most tables play with those of the base game.
import type { Component } from "svelte";

const FILES = import.meta.glob<Component>(
  ["./cards/*.svelte", "!./cards/{king,knight,merchant,monk,peasant,witch}.svelte"],
  { eager: true, import: "default" },
);

/** The drawing of a card, if it is one of them. */
export function drawing(card: string): Component | undefined {
  return FILES[`./cards/${card}.svelte`];
}
