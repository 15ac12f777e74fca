// The legal answers of the open question, sorted by the thing on the table that stands for them.
import { parse, regionsOf, spotOf, type Choice } from "../model/answers";

/** The four things that may be done in a turn. */
export const GROUPS = ["take", "add", "use", "plague"] as const;
export type Group = (typeof GROUPS)[number];

export interface Choices {
  all: Choice[];
  regions: Map<string, Choice[]>;
  /** By rat, stack of cubes, border or arrow. */
  spots: Map<string, Choice[]>;
  cards: Map<string, Choice[]>;
  /** Those that no thing on the table stands for: numbers, yes, no, keep, stop, done. */
  plain: Choice[];
}

function none(): Choices {
  return { all: [], regions: new Map(), spots: new Map(), cards: new Map(), plain: [] };
}

export const NOTHING: Choices = none();

function put<K>(map: Map<K, Choice[]>, key: K, choice: Choice): void {
  map.set(key, [...(map.get(key) ?? []), choice]);
}

/** Sort the legal answers; `final` lists those after which nothing can be undone. */
export function choices(legal: readonly string[], final: readonly string[]): Choices {
  const last = new Set(final);
  const sorted = none();
  for (const text of legal) {
    const choice: Choice = { text, answer: parse(text), final: last.has(text) };
    sorted.all.push(choice);
    sortIn(sorted, choice);
  }
  return sorted;
}

function sortIn(sorted: Choices, choice: Choice): void {
  const { answer } = choice;
  const spot = spotOf(answer);
  if (spot !== null) put(sorted.spots, spot, choice);
  else if ("region" in answer) put(sorted.regions, answer.region, choice);
  else if ("card" in answer) put(sorted.cards, answer.card, choice);
  else sorted.plain.push(choice);
}

/** What can be chosen in a region: the region itself, else the things in it and on its borders. */
export function inRegion({ all, regions }: Choices, id: string): Choice[] {
  return regions.get(id) ?? all.filter(({ answer }) => spotOf(answer) !== null && regionsOf(answer).includes(id));
}

/** The group of a turn to which an answer belongs, or null. */
export function groupOf(choice: Choice): Group | null {
  const { kind } = choice.answer;
  if (kind === "stay") return "plague";
  if (kind === "mayor") return "add";
  return (GROUPS as readonly string[]).includes(kind) ? (kind as Group) : null;
}

export function inGroup(all: readonly Choice[], group: Group): Choice[] {
  return all.filter((choice) => groupOf(choice) === group);
}

/** An answer that says how many cubes come to a region. */
export function isCounted({ answer }: Choice): boolean {
  return answer.kind === "add" || answer.kind === "cubes";
}

/** How many cubes may come to each region, where there is more than one number to choose from; otherwise nothing. */
export function totals(all: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of all.filter(isCounted)) for (const id of regionsOf(choice.answer)) put(found, id, choice);
  return [...found.values()].some((several) => several.length > 1) ? found : new Map<string, Choice[]>();
}

/** Too many to tell each of them at length. */
export function areMany(choices: readonly Choice[]): boolean {
  return choices.length > 6;
}
