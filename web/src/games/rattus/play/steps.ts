// The steps of the turn that is being played: those which can't be taken back any more, and what each of them did.
import type { Draft, Entry } from "../../../lib/api/types";
import { eventsOf } from "../../../lib/table/store/journal";
import { isChosenFor, parse } from "../model/answers";
import type { RattusEvent } from "../model/types";

/** A step, and the kind of the first event that it brought, which names a yes or no. */
export interface Done {
  text: string;
  brought: string;
}

/** An answer with all that was chosen for it: an ability is one step, whatever it asks. */
export interface Step extends Done {
  then: readonly Done[];
}

/** A step that can be taken back, and how many answers of the game had been given before it. */
export interface DraftStep extends Step {
  length: number;
}

function brought(entry: Entry | undefined): string {
  return (entry && (eventsOf(entry)[0] as RattusEvent | undefined)?.kind) ?? "nothing";
}

/** What is chosen for an ability becomes part of its step. */
function gathered<T extends Done>(steps: readonly T[]): (T & Step)[] {
  const found: (T & { then: Done[] })[] = [];
  for (const step of steps) {
    const last = found.at(-1);
    if (last && isChosenFor(parse(last.text), parse(step.text))) last.then.push(step);
    else found.push({ ...step, then: [] });
  }
  return found;
}

/** The steps that can still be taken back. */
export function draftSteps(entries: readonly Entry[], draft: readonly Draft[]): DraftStep[] {
  return gathered(
    draft.map(({ answer, length }) => {
      const entry = entries.findLast((it) => it.kind === "answer" && it.length === length + 1);
      return { text: answer, brought: brought(entry), length };
    }),
  );
}

/** Answers of `seat` since its turn began that lie behind the undo floor. Steps that were undone are left out. */
export function lockedSteps(entries: readonly Entry[], seat: number, floor: number): Step[] {
  let steps: (Done & { length: number })[] = [];
  for (const entry of entries) {
    if (entry.kind === "undo") steps = steps.filter((step) => step.length <= entry.length);
    else if (entry.actor === seat && entry.answer)
      steps.push({ text: entry.answer, brought: brought(entry), length: entry.length });
    if ((eventsOf(entry) as readonly RattusEvent[]).some((event) => event.kind === "turn-began")) steps = [];
  }
  return gathered(steps.filter((step) => step.length <= floor).map(({ text, brought }) => ({ text, brought })));
}
