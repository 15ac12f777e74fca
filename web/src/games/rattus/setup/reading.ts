// The readings of the rules, and which of them was chosen last on this device.
import { readStorage, writeStorage } from "../../../lib/device/storage";
import { first, has } from "../../../lib/text/words";

export const READINGS = ["online", "printed", "letter"] as const;
export type Reading = (typeof READINGS)[number];
const KEY = "ratskeller-rules";

export function recallReading(): Reading {
  const last = readStorage(KEY);
  return READINGS.find((it) => it === last) ?? READINGS[0];
}

export function rememberReading(reading: Reading): void {
  writeStorage(KEY, reading);
}

/** The cards to which the readings do not give the same: their words say so. */
export function differing(cards: readonly string[]): string[] {
  return cards.filter((card) => has(`card-${card}.printed`));
}

/** What a reading says of a card; to the letter many are as printed. */
export function saying(card: string, reading: Reading): string {
  return first([`card-${card}.${reading}`, `card-${card}.printed`]);
}
