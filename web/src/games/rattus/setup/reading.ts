// The readings of the rules and the sets of rat tokens, and which of them were chosen last on this device.
import { readStorage, writeStorage } from "../../../lib/device/storage";
import { first, has } from "../../../lib/text/words";

export const READINGS = ["online", "printed", "letter"] as const;
export type Reading = (typeof READINGS)[number];
export const TOKENS = ["sparse", "dense"] as const;
export type Tokens = (typeof TOKENS)[number];

function recall<T extends string>(name: string, values: readonly [T, ...T[]]): T {
  const last = readStorage(`ratskeller-${name}`);
  return values.find((it) => it === last) ?? values[0];
}

export const recallReading = (): Reading => recall("rules", READINGS);
export const recallTokens = (): Tokens => recall("tokens", TOKENS);

/** Keep what was chosen of an option. */
export function remember(name: "rules" | "tokens", value: Reading | Tokens): void {
  writeStorage(`ratskeller-${name}`, value);
}

/** The cards to which the readings do not give the same: their words say so. */
export function differing(cards: readonly string[]): string[] {
  return cards.filter((card) => has(`card-${card}.printed`));
}

/** What a reading says of a card; to the letter many are as printed. */
export function saying(card: string, reading: Reading): string {
  return first([`card-${card}.${reading}`, `card-${card}.printed`]);
}
