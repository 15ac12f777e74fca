// What is told at a table of Carcassonne when it is first of use.
import type { Hint } from "../../../lib/ui/rules";
import type { View } from "../types";

function asks(question: View["question"]): Hint["when"] {
  return (view, asked) => asked && (view as View).question === question;
}

export const hints: Hint[] = [
  { id: "new", when: () => true, part: "minute" },
  { id: "lay", when: asks("lay") },
  { id: "plague", when: (view) => (view as View).markers.length > 0, part: "plague" },
];
