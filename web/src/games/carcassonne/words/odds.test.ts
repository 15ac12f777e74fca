// Odds and reasons in words, from what the server says.
import { describe, expect, it } from "vitest";
import { about } from "../../../lib/text/words";
import { chancesOf, oddsSentences, shortOdds, takes } from "./odds";
import { misfitReason, refusedReasons, stayReason, wantsName } from "./refusals";
import type { FeatureOdds, Odds } from "../model/odds";

await about("carcassonne");

const NOW = { tiles: 40, draws: 12 } as Odds;
const ROAD: FeatureOdds = {
  id: "0,0 r0",
  open: 1,
  lost: false,
  tiles: [{ A: 2, W: 1 }],
  next: 0.075,
  mine: [0.075, 0.15, 0.21],
  ever: 0.6,
};

describe("the odds of a feature", () => {
  it("tell how many tiles finish it, and how likely they come", () => {
    expect(oddsSentences(ROAD, NOW)).toEqual([
      "3 of 40 tiles in the stack complete it.",
      "Next tile: 8%",
      "Your next 3 turns: 21%",
      "All 12 of your turns: 60%",
    ]);
    expect(shortOdds(ROAD)).toBe("21% chance of completion within 3 turns");
  });

  it("tell of two places, of more, and of those that hang on each other", () => {
    const both: FeatureOdds = { ...ROAD, open: 2, tiles: [{ A: 2 }, { W: 3 }], next: 0 };
    expect(takes(both, NOW)).toBe("It takes two more tiles: 2 of 40 in the stack fit one place, 3 the other.");
    expect(takes({ ...both, mine: null }, NOW)).toMatch(/depends on the first/);
    expect(takes({ ...both, open: 4, tiles: [] }, NOW)).toBe("It takes at least 4 more tiles.");
    expect(chancesOf(both, NOW).map(({ id }) => id)).toEqual(["mine", "ever"]);
  });

  it("say when it can’t be completed any more", () => {
    const lost: FeatureOdds = { ...ROAD, lost: true, tiles: [{}], next: 0, mine: [0, 0, 0], ever: 0 };
    expect(oddsSentences(lost, NOW)).toEqual(["It can’t be completed any more: none of the remaining tiles fits."]);
    expect(shortOdds(lost)).toBe("can’t be completed any more");
  });

  it("tell who only looks on of the next tile alone", () => {
    expect(chancesOf({ next: 0.1, mine: [], ever: 0 }, { draws: 0 }).map(({ id }) => id)).toEqual(["next"]);
  });
});

describe("a reason", () => {
  it("names the sides that clash", () => {
    const clashes = [{ side: "E", shows: "road", meets: "field" } as const];
    expect(misfitReason({ why: "sides", rule: "CAR-BAS3", r: 1, clashes })).toEqual({
      text: "The tile in hand doesn’t fit here in any rotation. Even the best one clashes: a road would meet a field on the east side.",
      rule: "CAR-BAS3",
    });
  });

  it("tells what a place wants, and why it stays empty", () => {
    expect(wantsName({ at: "1,0", fits: 3, wants: { N: "city" } })).toBe("A tile must show a city on the north side.");
    expect(wantsName({ at: "1,0", fits: 0, wants: { N: "city", W: "road" } })).toBe(
      "None of the remaining tiles shows all of this: a city on the north side and a road on the west side. This place stays empty.",
    );
  });

  it("tells who holds a part of the tile", () => {
    const seats = [0, 1, 2].map((seat) => ({ seat, kind: "human", name: `P${seat}` }) as never);
    const onto = { tiles: new Map(), tile: "D", at: "0,0", r: 0 };
    const reasons = refusedReasons({ c0: { why: "held", rule: "CAR-BAS5", seats: [1, 2] } }, onto, seats);
    expect(reasons[0]?.text).toMatch(/P1 and P2 already have followers there\.$/);
    expect(stayReason({ kind: "follower", on: "f0" }).rule).toBe("CAR-BAS9");
    expect(stayReason({ kind: "abbot", on: "m0" }).rule).toBe("CAR-EXT3");
  });
});
