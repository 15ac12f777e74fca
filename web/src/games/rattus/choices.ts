// The legal answers of the open question, sorted by the thing on the table that stands for them.
import { parse, regionOf, type Answer } from "./answers";

export interface Choice {
  text: string;
  answer: Answer;
  /** Nothing can be undone after it: it is asked for twice. */
  final: boolean;
}

/** The four things that may be done in a turn. */
export const GROUPS = ["take", "add", "use", "plague"] as const;
export type Group = (typeof GROUPS)[number];

export interface Choices {
  all: Choice[];
  regions: Map<string, Choice[]>;
  tokens: Map<string, Choice>;
  cards: Map<string, Choice[]>;
  /** Those that no thing on the table stands for: numbers, yes, no, stop, done. */
  plain: Choice[];
}

export const NOTHING: Choices = { all: [], regions: new Map(), tokens: new Map(), cards: new Map(), plain: [] };

function put<K>(map: Map<K, Choice[]>, key: K, choice: Choice): void {
  map.set(key, [...(map.get(key) ?? []), choice]);
}

/** Sort the legal answers; `final` lists those after which nothing can be undone. */
export function choices(legal: readonly string[], final: readonly string[]): Choices {
  const last = new Set(final);
  const sorted: Choices = { all: [], regions: new Map(), tokens: new Map(), cards: new Map(), plain: [] };
  for (const text of legal) {
    const choice: Choice = { text, answer: parse(text), final: last.has(text) };
    sorted.all.push(choice);
    sortIn(sorted, choice);
  }
  return sorted;
}

function sortIn(sorted: Choices, choice: Choice): void {
  const { answer, text } = choice;
  const region = regionOf(answer);
  if (answer.kind === "token") sorted.tokens.set(text, choice);
  else if (region !== null) put(sorted.regions, region, choice);
  else if ("card" in answer) put(sorted.cards, answer.card, choice);
  else sorted.plain.push(choice);
}

/** The group of a turn to which an answer belongs, or null. */
export function groupOf(choice: Choice): Group | null {
  const { kind } = choice.answer;
  if (kind === "stay") return "plague";
  return (GROUPS as readonly string[]).includes(kind) ? (kind as Group) : null;
}

/** The choices of one group. */
export function inGroup(all: readonly Choice[], group: Group): Choice[] {
  return all.filter((choice) => groupOf(choice) === group);
}

/** The regions in which something can be chosen, the regions of tokens among them. */
export function litRegions(shown: readonly Choice[]): Set<string> {
  return new Set(shown.map((choice) => regionOf(choice.answer)).filter((region) => region !== null));
}
