// What is told at a table of Rattus when it is first of use.
import type { Hint } from "../../../lib/ui/rules";
import type { View } from "../types";

function asks(question: string): Hint["when"] {
  return (view, asked) => asked && (view as View).question === question;
}

export const hints: Hint[] = [
  { id: "new", when: () => true, part: "minute" },
  { id: "turn", when: asks("turn") },
  { id: "ravage", when: (view) => (view as View).used.length > 0 },
];
