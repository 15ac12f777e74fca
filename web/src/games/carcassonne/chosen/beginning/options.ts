// With what Carcassonne is played: the options of the catalogue, what was chosen last on this device, and which of them say nothing now.
import { keep, kept } from "../../../../lib/kept";

export type Value = boolean | number | string;
export type Choice = Record<string, Value>;

export interface Catalogue {
  options: Record<string, { default: Value; values: Value[] }>;
}

const KEY = "ratskeller-carcassonne";
const PLAGUE = ["plague", "plague_tiles", "grace", "spread", "reach"];
const BOXES = ["river", "inns", "abbot"];
/** With so many players Inns & Cathedrals has to be there (BAS1, told by the server as well). */
const NEEDS_INNS = 6;

/** The options in groups, in which they are shown; what no group names goes to the last. */
export function groups(catalogue: Catalogue): { id: string; names: string[] }[] {
  const names = Object.keys(catalogue.options);
  const others = names.filter((name) => !PLAGUE.includes(name) && !BOXES.includes(name));
  const known = (wanted: string[]): string[] => wanted.filter((name) => names.includes(name));
  return [
    { id: "plague", names: known(PLAGUE) },
    { id: "boxes", names: known(BOXES) },
    { id: "others", names: others },
  ];
}

/** The options of a new table: what is wanted, and what so many players need. */
export function chosenOptions(catalogue: Catalogue, wanted: Choice, players: number): Choice {
  const needed: Choice = players >= NEEDS_INNS ? { inns: true } : {};
  return { ...defaults(catalogue), ...wanted, ...needed };
}

/** Whether an option makes no difference as things are: those of the plague without it. */
export function isIdle(name: string, choice: Choice): boolean {
  return name !== "plague" && PLAGUE.includes(name) && choice["plague"] === false;
}

/** The name of the words for a value. */
export function valueId(name: string, value: Value): string {
  const word = typeof value === "boolean" ? (value ? "on" : "off") : String(value);
  return `option-${name.replaceAll("_", "-")}-${word}`;
}

function defaults(catalogue: Catalogue): Choice {
  return Object.fromEntries(Object.entries(catalogue.options).map(([name, option]) => [name, option.default]));
}

/** What was chosen last on this device, as far as it can still be chosen. */
export function recall(catalogue: Catalogue): Choice {
  const last = (kept(KEY) ?? {}) as Record<string, unknown>;
  const still = Object.entries(catalogue.options).flatMap(([name, { values }]) => {
    const value = values.find((it) => it === last[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...defaults(catalogue), ...Object.fromEntries(still) };
}

/** Keep a choice for the next visit. */
export function remember(choice: Choice): void {
  keep(KEY, choice);
}
