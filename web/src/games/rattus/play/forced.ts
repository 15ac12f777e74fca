// A question with one answer that tells nothing: the page gives it, and asks nobody.
import type { Choice } from "../model/answers";
import { finalWhy } from "../words/questions";

/** Questions that have a course of their own: an open turn, and the order of open rats, which count one by one. */
const ASKED = new Set(["turn", "order"]);

/** The only answer to a question, where nothing is lost by it; else null. `done`: there are steps that could still be undone. */
export function forcedOf(question: string, all: readonly Choice[], done: boolean): Choice | null {
  const [only, ...others] = all;
  if (!only || others.length > 0 || ASKED.has(question)) return null;
  return only.final && finalWhy(question, only, done) !== null ? null : only;
}
