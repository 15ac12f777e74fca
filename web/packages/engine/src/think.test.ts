import { expect, test } from "vitest";
import type { SearchLayout, SearchNumbers } from "./description.ts";
import { added, ranked, type Found } from "./search.ts";
import { levelOf, shareOf, simulationsOf } from "./think.ts";

const LAYOUT = {
  stats: { tries: 0, prior: 1, sums: 2, values: 4, wins: 6 },
  point: 1000,
  certain: 4096,
} as unknown as SearchLayout;
const SETTINGS = { trust: 4, caution: 0, steady: 1 } as unknown as SearchNumbers;

function found(stats: number[][]): Found {
  return {
    seat: 1,
    players: 2,
    turns: stats.map((_, i) => [i]),
    stats,
    simulations: stats.reduce((n, it) => n + (it[0] ?? 0), 0),
  };
}

test("a level has its own simulations, several times as many, or those that are asked for", () => {
  const level = { simulations: 300 };
  expect(simulationsOf(level, {})).toBe(300);
  expect(simulationsOf(level, { times: 4 })).toBe(1200);
  expect(simulationsOf(level, { times: 4, simulations: 50 })).toBe(50);
  expect(simulationsOf({ simulations: null }, { times: 4 })).toBeNull();
});

test("several searches have as many simulations together as one alone", () => {
  for (const streams of [1, 2, 3, 7]) {
    const shares = Array.from({ length: streams }, (_, stream) => shareOf(100, stream, streams));
    expect(shares.reduce((sum, share) => sum + share)).toBe(100);
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThan(2);
  }
  expect(shareOf(null, 0, 2)).toBe(Infinity);
});

test("what parallel searches found is added up, except what they all start with", () => {
  const one = found([[3, 50, 10, 20, 1000, 2000, 4096, 0]]);
  const other = found([[2, 50, 1, 2, 500, 600, 0, 4096]]);
  expect(added([one, other], LAYOUT)).toEqual({
    ...one,
    stats: [[5, 50, 11, 22, 1500, 2600, 4096, 4096]],
    simulations: 5,
  });
  expect(() => added([], LAYOUT)).toThrow("no search");
});

test("the turn with the best results for its seat comes first, and of equals the first", () => {
  const worse = [10, 0, 0, -50, 0, 0, 0, 0];
  const better = [10, 0, 0, 50, 10_000, 20_000, 4096, 36_864];
  const [best, ...others] = ranked(found([worse, better, worse]), LAYOUT, SETTINGS);
  expect(best).toMatchObject({ answers: [1], visits: 10, result: [1, 2], win: [0.1, 0.9] });
  expect(others.map((it) => it.answers)).toEqual([[0], [2]]);
});

test("an unknown level is refused with those that there are", () => {
  const levels = [{ id: "novice" }, { id: "doctor" }] as unknown as Parameters<typeof levelOf>[0];
  expect(levelOf(levels, "doctor").id).toBe("doctor");
  expect(() => levelOf(levels, "nobody")).toThrow("novice, doctor");
});
