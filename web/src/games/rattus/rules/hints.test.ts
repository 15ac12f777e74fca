import { describe, expect, it } from "vitest";
import { hints } from "./hints";

/** The first hint that would be shown. */
function hintAt(round: string, question: string, used: number, asked = true): string | undefined {
  const view = { round, question, used: Array.from({ length: used }) };
  return hints.find((it) => it.when(view as never, asked))?.id;
}

describe("a hint, shown when it is first of use", () => {
  it("is the game, one’s turn and the first rat that was turned over, whatever else hasn't been put away", () => {
    expect(hintAt("setup", "settle", 0)).toBe("new");
    expect(hintAt("regular", "turn", 0)).toBe("turn");
    expect(hintAt("regular", "turn", 0, false)).toBeUndefined();
    expect(hintAt("regular", "turn", 1)).toBe("ravage");
  });
});
