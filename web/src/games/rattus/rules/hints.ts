// Hints at a table of Rattus, each shown when it is first of use.
import type { Hint } from "../../../lib/ui/rules";
import type { View } from "../model/types";

function asks(question: string): Hint<View>["when"] {
  return (view, asked) => asked && view.question === question;
}

// What comes later doesn't wait until what came before it has been put away.
export const hints: Hint<View>[] = [
  { id: "ravage", when: (view) => view.used.length > 0 },
  { id: "turn", when: asks("turn") },
  { id: "new", when: (view) => view.round === "setup", part: "minute" },
];
