// What a tap does, as data: nothing here sends anything or knows a rule. One gesture has one meaning everywhere: the first tap
// selects an answer and shows what would come of it, the second on the same commits.
import type { Focus, SpotKind } from "../drawn/board/hand";
import { inGroup, inRegion, type Choices, type Group } from "./choices";
import { type Choice } from "../answers";

/** What the player is looking at. */
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

/** Choose an answer: it is selected first, and sent when it is chosen again. */
export function choose(now: Picking, choice: Choice): Outcome {
  const again = now.selected?.text === choice.text;
  return again ? { next: IDLE, send: choice } : stay({ ...now, selected: choice });
}

/** Confirm what is selected. */
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

/** A tap on a thing: its only answer is chosen; with none or several it is looked at. */
function tap(now: Picking, focus: NonNullable<Focus>, options: readonly Choice[]): Outcome {
  const only = options.length === 1 ? (options[0] as Choice) : null;
  const looking = { ...now, focus };
  return only ? choose(looking, only) : stay({ ...looking, selected: null });
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

export function tapRegion(now: Picking, id: string, choices: Choices): Outcome {
  const focus = { kind: "region", id } as const;
  return tap(now, focus, offered(now, behind(focus, choices)));
}

export function tapSpot(now: Picking, focus: { kind: SpotKind; id: string }, choices: Choices): Outcome {
  return tap(now, focus, behind(focus, choices));
}

export function tapCard(now: Picking, id: string, choices: Choices): Outcome {
  return tap(now, { kind: "card", id }, offered(now, choices.cards.get(id) ?? []));
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
