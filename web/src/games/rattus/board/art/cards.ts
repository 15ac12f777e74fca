// The class cards that are drawn: one file for each, found by its name. It says its class symbol and draws its person (100 x 100).
import type { Component } from "svelte";

interface Art {
  default: Component;
  symbol: string;
}

const files = import.meta.glob<Art>("./cards/*.svelte", { eager: true });

/** The drawing of a card, if there is one. */
export function drawing(card: string): Component | undefined {
  return files[`./cards/${card}.svelte`]?.default;
}

/** The class symbol of a card (`Cv`), as rat tokens show it. */
export function symbolOf(card: string): string | undefined {
  return files[`./cards/${card}.svelte`]?.symbol;
}

export const drawn: string[] = Object.keys(files).map((path) => path.slice("./cards/".length, -".svelte".length));
