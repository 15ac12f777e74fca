// What can be chosen for a new table: the options that a game declares, what was chosen last on this device, and which of them say nothing now.
import type { GameOption } from "../api/types";
import { readStorage, writeStorage } from "../device/storage";
import { t, wordsOf } from "../text/words";

export type Value = GameOption["values"][number];
export type Choice = Record<string, Value>;
type Condition = NonNullable<GameOption["when"]>;

/** Kinds that every start page can show; the others are a matter of the game, or of the page itself. */
const SHOWN = ["switch", "choice", "flag", "file", "preset"];

/** A preset's way back to what is usual. */
const USUAL = "usual";

/** The options that are shown one by one. */
export function choosable(options: readonly GameOption[]): GameOption[] {
  return options.filter(({ kind }) => SHOWN.includes(kind));
}

/** The same in the groups in which they stand, by the words of a group; those without one come last, as `others`. */
export function groups(options: readonly GameOption[]): { id: string; options: GameOption[] }[] {
  const ids = [...new Set(options.map(({ group }) => group))].filter((id) => id !== null);
  return [...ids, null]
    .map((id) => ({ id: id ?? "others", options: options.filter(({ group }) => group === id) }))
    .filter((group) => group.options.length > 0);
}

/** The options of a new table: what is wanted, and what so many players need. */
export function settled(options: readonly GameOption[], wanted: Choice, players: number): Choice {
  const choice: Choice = { ...usual(options), ...wanted };
  for (const option of options) if (isDemanded(option, choice, players)) choice[option.name] = last(option);
  return choice;
}

/** Whether an option has to have its last value with so many players and what else is chosen. */
export function isDemanded({ demands }: GameOption, choice: Choice, players: number): boolean {
  return demands !== null && holds(demands, { ...choice, players });
}

/** Whether an option makes no difference as things are. */
export function isIdle({ when }: GameOption, choice: Choice): boolean {
  return when !== null && !holds(when, choice);
}

function holds({ option, values }: Condition, choice: Choice): boolean {
  const value = choice[option];
  return value !== undefined && values.includes(value);
}

/** What can be pressed of an option: its values, and of a preset first what is usual, as the way back. */
export function pressable({ kind, values }: GameOption): readonly Value[] {
  return kind === "preset" ? [USUAL, ...values] : values;
}

/** What a value of a preset sets; `usual` sets whatever any of them sets as it is usual. */
export function setBy(options: readonly GameOption[], preset: GameOption, value: Value): Choice {
  if (value !== USUAL) return { ...preset.sets[String(value)] };
  const set = new Set(Object.values(preset.sets).flatMap((sets) => Object.keys(sets)));
  return Object.fromEntries(Object.entries(usual(options)).filter(([name]) => set.has(name)));
}

/** Whether all that a value of a preset sets is chosen. */
export function isPreset(options: readonly GameOption[], preset: GameOption, value: Value, choice: Choice): boolean {
  return Object.entries(setBy(options, preset, value)).every(([name, it]) => choice[name] === it);
}

/** The value that may be demanded. */
export function last({ values, usual }: GameOption): Value {
  return values.at(-1) ?? usual ?? false;
}

export function optionId(name: string): string {
  return `option-${name.replaceAll("_", "-")}`;
}

export function valueId(name: string, value: Value): string {
  const word = typeof value === "boolean" ? (value ? "on" : "off") : String(value);
  return `${optionId(name)}-${word}`;
}

/** What a game is played with, by the words of the game; what has no words is left out. */
export function optionsText(game: string, options: Readonly<Record<string, unknown>>): string {
  const words = wordsOf(game);
  return Object.entries(options)
    .filter(([name, value]) => words.has(valueId(name, value as Value)))
    .map(([name, value]) =>
      t("option-chosen", { option: words.t(optionId(name)), value: words.t(valueId(name, value as Value)) }),
    )
    .join(" ");
}

function usual(options: readonly GameOption[]): Choice {
  return Object.fromEntries(options.flatMap(({ name, usual }) => (usual === null ? [] : [[name, usual] as const])));
}

function key(game: string): string {
  return `ratskeller-${game}`;
}

/** What was chosen last on this device, as far as it can still be chosen. */
export function recall(game: string, options: readonly GameOption[]): Choice {
  const before = (readStorage(key(game)) ?? {}) as Record<string, unknown>;
  const still = options.flatMap(({ name, values }) => {
    const value = values.find((it) => it === before[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...usual(options), ...Object.fromEntries(still) };
}

export function remember(game: string, choice: Choice): void {
  writeStorage(key(game), choice);
}
