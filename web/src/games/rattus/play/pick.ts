// What a tap does, as data: nothing here sends anything or knows a rule. A step inside an ability can be taken back, and one tap gives it.
// Everything else is selected by the first tap, which shows what would come of it, and given by the second on the same spot.
import type { Focus, SpotKind } from "../board/hand";
import { inGroup, inRegion, isCounted, type Choices, type Group } from "./choices";
import { type Choice } from "../model/answers";

export interface Picking {
  /** Of the four things of a turn, the one chosen from. */
  group: Group | null;
  focus: Focus;
  /** Chosen, not yet confirmed. */
  selected: Choice | null;
}

export const IDLE: Picking = { group: null, focus: null, selected: null };

/** What follows from a tap: a new state, and an answer to send at once, if any. */
export interface Outcome {
  next: Picking;
  send: Choice | null;
}

const stay = (next: Picking): Outcome => ({ next, send: null });

/** What is asked: an open turn, where to settle, or one step; and whether there are steps that could still be undone. */
export interface Asking {
  turn: boolean;
  settling?: boolean;
  done: boolean;
}

const WORDS = new Set<Choice["answer"]["kind"]>(["yes", "no", "keep", "stop"]);

/**
 * Whether one tap is enough. For a place after which nothing can be undone it never is, nor for a card, whose price is read first. A word
 * says all that it does, and takes nothing from a player who has nothing to undo. In an open turn abilities begin at once, and cubes are added
 * at once where a group or a region has been chosen before. Players settle twice, by two taps each time, though only one of them is final.
 */
function isGivenAtOnce({ group, focus }: Picking, { answer, final }: Choice, asking: Asking): boolean {
  const { turn, settling, done } = asking;
  if (final) return !turn && !done && WORDS.has(answer.kind);
  if (settling) return false;
  if (!turn || answer.kind === "use" || answer.kind === "mayor") return true;
  return answer.kind === "add" && (group !== null || focus?.kind === "region");
}

/** Choose an answer: it is given at once where that is enough, else selected first and given when it is chosen again. */
export function choose(now: Picking, choice: Choice, asking: Asking): Outcome {
  const given = now.selected?.text === choice.text || isGivenAtOnce(now, choice, asking);
  return given ? { next: IDLE, send: choice } : stay({ ...now, selected: choice });
}

export function confirm(now: Picking): Outcome {
  return now.selected ? { next: IDLE, send: now.selected } : stay(now);
}

/** Take back one thing: the selection, then what is looked at, then the group. */
export function cancel(now: Picking): Picking {
  if (now.selected) return { ...now, selected: null };
  if (now.focus) return { ...now, focus: null };
  return IDLE;
}

export function openGroup(now: Picking, group: Group): Picking {
  return now.group === group ? IDLE : { group, focus: null, selected: null };
}

/**
 * A tap on a thing: its only answer is chosen, or the cubes among several; with none it is looked at. Of several numbers of cubes the highest
 * is selected, and given by a second tap there; the others are listed.
 */
function tap(now: Picking, focus: NonNullable<Focus>, options: readonly Choice[], asking: Asking): Outcome {
  const [only, ...others] = options.length > 1 ? options.filter(isCounted) : options;
  const looking = { ...now, focus };
  if (!only) return stay({ ...looking, selected: null });
  if (others.length > 0) return most([only, ...others], now, looking);
  // What was looked at before says nothing about this thing
  const { next, send } = choose({ ...now, focus: null }, only, asking);
  return { next: send ? next : { ...next, focus }, send };
}

/** Choose the highest of several numbers of cubes, which is not given before it has been selected. */
function most(counted: readonly Choice[], now: Picking, looking: Picking): Outcome {
  const highest = counted.reduce((one, other) => (countOf(other) > countOf(one) ? other : one));
  const isSelected = now.selected?.text === highest.text;
  return isSelected ? { next: IDLE, send: highest } : stay({ ...looking, selected: highest });
}

function countOf({ answer }: Choice): number {
  return "count" in answer ? answer.count : 0;
}

/** What can be done with a thing now, given the open group. */
function offered(now: Picking, options: readonly Choice[]): Choice[] {
  return now.group ? inGroup(options, now.group) : [...options];
}

/** What stands behind a thing on the table. */
function behind({ kind, id }: NonNullable<Focus>, choices: Choices): Choice[] {
  if (kind === "region") return inRegion(choices, id);
  return (kind === "card" ? choices.cards : choices.spots).get(id) ?? [];
}

export function tapRegion(now: Picking, id: string, choices: Choices, asking: Asking): Outcome {
  const focus = { kind: "region", id } as const;
  return tap(now, focus, offered(now, behind(focus, choices)), asking);
}

export function tapSpot(
  now: Picking,
  focus: { kind: SpotKind; id: string },
  choices: Choices,
  asking: Asking,
): Outcome {
  return tap(now, focus, behind(focus, choices), asking);
}

export function tapCard(now: Picking, id: string, choices: Choices, asking: Asking): Outcome {
  return tap(now, { kind: "card", id }, offered(now, choices.cards.get(id) ?? []), asking);
}

/** The answers to list: of what is looked at, rather those of the open group; else of that group, else of a question that is not an open turn. */
export function listed(now: Picking, choices: Choices, turn: boolean): Choice[] {
  const own = now.focus ? behind(now.focus, choices) : [];
  const grouped = offered(now, own);
  if (own.length > 0) return grouped.length > 0 ? grouped : own;
  if (now.group) return inGroup(choices.all, now.group);
  return turn ? [] : choices.all.filter((choice) => !choices.plain.includes(choice));
}

/** The answers to light up on the map and the cards. */
export function lit(group: Group | null, choices: Choices): Choice[] {
  return group ? inGroup(choices.all, group) : choices.all;
}
