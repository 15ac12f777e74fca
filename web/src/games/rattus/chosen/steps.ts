// The steps of the turn that is being played: those which can't be taken back any more, and what each of them did.
import type { Entry } from "../../../lib/api/types";
import type { RattusEvent } from "../events";

/** A step, and the kind of the first event that it brought: by that a yes or no is told. */
export interface Done {
  text: string;
  brought: string;
}

function brought(entry: Entry | undefined): string {
  return (entry?.events[0] as RattusEvent | undefined)?.kind ?? "nothing";
}

/** The step that can still be taken back to before which `length` answers had been given. */
export function draftStep(entries: readonly Entry[], text: string, length: number): Done {
  const entry = entries.findLast((it) => it.kind === "answer" && it.length === length + 1);
  return { text, brought: brought(entry) };
}

/** Answers of `seat` since its turn began that lie behind the undo floor. Steps that were undone are left out. */
export function lockedSteps(entries: readonly Entry[], seat: number, floor: number): Done[] {
  let steps: (Done & { length: number })[] = [];
  for (const entry of entries) {
    if (entry.kind === "undo") steps = steps.filter((step) => step.length <= entry.length);
    else if (entry.actor === seat && entry.answer)
      steps.push({ text: entry.answer, brought: brought(entry), length: entry.length });
    if ((entry.events as unknown as RattusEvent[]).some((event) => event.kind === "turn-began")) steps = [];
  }
  return steps.filter((step) => step.length <= floor).map(({ text, brought }) => ({ text, brought }));
}
