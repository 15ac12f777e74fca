// People who never finished a game are offered the weakest opponent, and people who come back the last one.
import { describe, expect, it, vi } from "vitest";
import { lastMet, meets, othersBeside, usualOf } from "./seating";

const LEVELS = ["novice", "pedlar", "cellarer", "burgher", "plague-doctor"];

describe("the usual opponent", () => {
  it("is the weakest one until a game was finished, then the one in the middle", () => {
    expect(usualOf(LEVELS, false, null)).toBe("bot:novice");
    expect(usualOf(LEVELS, true, null)).toBe("bot:cellarer");
  });
  it("is nobody before the game is known", () => {
    expect(usualOf([], false, null)).toBe("bot:");
  });

  it("is the one whom the visitor met last, as long as it plays, in each game", () => {
    const storage = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    });
    meets("rattus", ["me", "bot:burgher", "bot:novice"]);
    meets("carcassonne", ["me", "open"]);
    expect(usualOf(LEVELS, true, lastMet("rattus"))).toBe("bot:burgher");
    expect(usualOf(["novice", "pedlar"], false, lastMet("rattus"))).toBe("bot:novice");
    expect(usualOf(LEVELS, true, lastMet("carcassonne"))).toBe("bot:cellarer");
    vi.unstubAllGlobals();
  });
});

it.each([
  ["novice", ["pedlar", "cellarer", "burgher", "plague-doctor"]],
  ["pedlar", ["novice", "cellarer", "burgher", "plague-doctor"]],
  ["cellarer", ["raider", "hermit", "pedlar", "burgher", "novice", "plague-doctor"]],
  ["raider", ["hermit", "cellarer", "pedlar", "burgher", "novice", "plague-doctor"]],
  ["plague-doctor", ["burgher", "cellarer", "pedlar", "novice"]],
  ["companion", []],
])("nobody beside the %s plays like another", (usual, beside) => {
  expect(othersBeside(usual, LEVELS, ["raider", "hermit"])).toEqual(beside);
});
