// Whoever never finished a game is offered the weakest opponent.
import { describe, expect, it } from "vitest";
import { usualOf } from "./seating";

const LEVELS = ["novice", "pedlar", "cellarer", "burgher", "plague-doctor"];

describe("the usual opponent", () => {
  it("is the weakest one until a game was finished, then the one in the middle", () => {
    expect(usualOf(LEVELS, false)).toBe("bot:novice");
    expect(usualOf(LEVELS, true)).toBe("bot:cellarer");
  });
  it("is nobody before the game is known", () => {
    expect(usualOf([], false)).toBe("bot:");
  });
});
