import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("location", new URL("https://tavern.test/admin"));
const { beginning } = await import("./api");

describe("a table that somebody complains of", () => {
  it("is found by its address, its id, or how that begins", () => {
    for (const text of ["https://tavern.test/t/abcdefghijkl/review?at=3", "abcdefghijkl", " abcdefgh "])
      expect(beginning(text)).toBe("abcdefgh");
    expect([beginning("/games/x/t/ab_-5678more"), beginning("abcd"), beginning("")]).toEqual(["ab_-5678", "abcd", ""]);
  });
});
