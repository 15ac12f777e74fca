import { describe, expect, it } from "vitest";
import { share } from "./share";

describe("what is shared of two values", () => {
  it("is everything where they are equal", () => {
    const before = { a: [1, { b: null }], c: "d" };
    expect(share(before, structuredClone(before))).toBe(before);
  });

  it("is every part that is equal", () => {
    const before = {
      board: [
        { at: "0,0", followers: [] },
        { at: "1,0", followers: [] },
      ],
      scores: [1, 2],
      left: 3,
    };
    const next = structuredClone(before) as {
      board: { at: string; followers: unknown[] }[];
      scores: number[];
      left: number;
    };
    next.board[1]?.followers.push({ seat: 1 });
    next.board.push({ at: "2,0", followers: [] });
    const shared = share(before, next);
    expect(shared).toEqual(next);
    expect(shared).not.toBe(next);
    expect(shared.board[0]).toBe(before.board[0]);
    expect(shared.board[1]).not.toBe(before.board[1]);
    expect(shared.scores).toBe(before.scores);
  });

  it("is nothing where a part is missing or has become undefined", () => {
    const before: Record<string, unknown> = { a: 1, b: undefined };
    expect(share(before, { a: 1 })).toEqual({ a: 1 });
    expect("b" in share(before, { a: 1 })).toBe(false);
    expect(share({ a: 1 }, before)).not.toEqual([]);
    expect("b" in share({ a: 1 }, before)).toBe(true);
    expect(share([1, 2], [1])).toEqual([1]);
    expect(share({}, [])).toEqual([]);
    expect(share(null, { a: 1 })).toEqual({ a: 1 });
  });
});
