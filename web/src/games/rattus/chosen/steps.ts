// The steps of the turn that is being played which can't be taken back any more.
import type { Entry } from "../../../lib/api/types";
import type { RattusEvent } from "../events";

/** Answers of `seat` since its turn began that lie behind the undo floor. Steps that were undone are left out. */
export function lockedSteps(entries: readonly Entry[], seat: number, floor: number): string[] {
  let steps: { text: string; length: number }[] = [];
  for (const entry of entries) {
    if (entry.kind === "undo") steps = steps.filter((step) => step.length <= entry.length);
    else if (entry.actor === seat && entry.answer) steps.push({ text: entry.answer, length: entry.length });
    if ((entry.events as unknown as RattusEvent[]).some((event) => event.kind === "turn-began")) steps = [];
  }
  return steps.filter((step) => step.length <= floor).map((step) => step.text);
}
