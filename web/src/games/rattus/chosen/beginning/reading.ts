// The two readings of the rules, and which of them was chosen last on this device.
import { keep, kept } from "../../../../lib/kept";
import { has } from "../../../../lib/words";

export const READINGS = ["online", "printed"] as const;
export type Reading = (typeof READINGS)[number];
const KEY = "ratskeller-rules";

export function recallReading(): Reading {
  const last = kept(KEY);
  return READINGS.find((it) => it === last) ?? READINGS[0];
}

export function rememberReading(reading: Reading): void {
  keep(KEY, reading);
}

/** The cards to which the readings do not give the same: their words say so. */
export function differing(cards: readonly string[]): string[] {
  return cards.filter((card) => READINGS.every((reading) => has(`card-${card}.${reading}`)));
}
