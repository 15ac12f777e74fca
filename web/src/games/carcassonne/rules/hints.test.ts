import { describe, expect, it } from "vitest";
import { hints } from "./hints";

/** The first hint that would be shown. */
function hintAt(turn_number: number, markers: number): string | undefined {
  const view = { question: "lay", turn_number, markers: Array.from({ length: markers }) };
  return hints.find((it) => it.when(view as never, true))?.id;
}

describe("a hint, shown when it is first of use", () => {
  it("is the plague as soon as there is one, whatever else hasn't been put away", () => {
    expect(hintAt(1, 0)).toBe("new");
    expect(hintAt(3, 1)).toBe("plague");
    expect(hintAt(40, 2)).toBe("plague");
  });

  it("ends by itself when somebody has played for a while", () => {
    expect(hintAt(9, 0)).toBeUndefined();
  });
});
