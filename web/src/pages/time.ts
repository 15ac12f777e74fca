// The time of a new table: what is offered, and as the server wants it.
import type { NewClock } from "../lib/api/types";
import { readStorage, writeStorage } from "../lib/device/storage";
import { site } from "../lib/routing/root";

const KEY = "ratskeller-time";
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** What is offered, in seconds and days. */
export const PRESETS = {
  none: null,
  quick: { kind: "live", turn: 45, reserve: 5 * MINUTE, vacation: 0 },
  relaxed: { kind: "live", turn: 2 * MINUTE, reserve: 15 * MINUTE, vacation: 0 },
  days: { kind: "days", turn: 3 * DAY, reserve: 0, vacation: 14 },
} as const satisfies Record<string, Omit<NewClock, "bot"> | null>;
export type Preset = keyof typeof PRESETS;
/** Those at one screen play in one evening. */
export const OFFERED = (Object.keys(PRESETS) as Preset[]).filter((it) => site === null || PRESETS[it]?.kind !== "days");

/** What is wanted, and what happens when a player's time runs out. */
export interface Time {
  preset: Preset;
  overtime: "bot" | "lost";
}

/** Where people play who don't know each other. */
export const STRANGERS = "ratskeller-quick-time";

/** What was wanted last on this device; at first nobody's time runs, but among strangers. */
export function savedTime(key = KEY): Time {
  const saved = (readStorage(key) ?? {}) as Partial<Time>;
  const usual = key === STRANGERS ? "quick" : "none";
  const preset = OFFERED.find((it) => it === saved.preset) ?? usual;
  return { preset, overtime: saved.overtime === "lost" ? "lost" : "bot" };
}

export function saveTime(time: Time, key = KEY): void {
  writeStorage(key, time);
}

/** The clock of a new table; null: nobody's time runs. Of the bots the usual opponent steps in. */
export function clockOf(time: Time, bots: readonly string[]): NewClock | null {
  const preset = PRESETS[time.preset];
  if (preset === null) return null;
  return { ...preset, bot: time.overtime === "bot" ? (bots[Math.floor(bots.length / 2)] ?? null) : null };
}
