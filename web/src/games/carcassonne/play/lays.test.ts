import { describe, expect, it } from "vitest";
import { joins } from "./joins";
import { answersOf, figuresOf, nextTurn, onlyNone, places, spotsOf } from "./lays";
import { layText, lyingOf, settingOf, withFigure } from "../model/answers";
import { sidesAt, featureOf } from "../model/tiles";
import { hole, seen, tilesToCome } from "./look";
import { beside, byPlace, kindOf, neighbours, partsOf } from "../model/parts";
import { allTiles } from "../model/testing";
import type { Feature, Laid, Setting, View } from "../model/types";

const TILES = new Map(allTiles().map((type) => [type.id, type]));
const SETTING: Setting = { sick: false, strength: [1, 0], worth: 1 };

function laid(at: string, tile: string, r = 0): Laid {
  return { at, tile, r, turn: 0, followers: [] };
}

/** D with a second D above it that closes the city, and a road bend to the east. */
const BOARD = [laid("0,0", "D"), laid("0,-1", "D", 2), laid("1,0", "V")];

function claimed(parts: string[], strength: number[]): Feature {
  const owners = strength.flatMap((count, seat) => (count > 0 ? [seat] : []));
  return {
    id: parts[0] as string,
    kind: kindOf((parts[0] as string).split(" ")[1] as string),
    parts,
    tiles: parts.length,
    pennants: 0,
    filled: 0,
    cities: [],
    open: 1,
    complete: false,
    inn: false,
    cathedral: false,
    small: false,
    affected: false,
    followers: [],
    strength,
    sick: [0, 0],
    owners,
    value: parts.length,
  };
}

describe("what may be laid", () => {
  it("is read from the answers: places with their turns", () => {
    expect(lyingOf("-3,12 r2")).toEqual({ at: "-3,12", r: 2 });
    expect(layText({ at: "-3,12", r: 2 })).toBe("-3,12 r2");
    expect([...places({ "0,1 r3": 0, "0,1 r0": 0, "2,0 r1": 0 })]).toEqual([
      ["0,1", [0, 3]],
      ["2,0", [1]],
    ]);
  });

  it("turns to the next legal way, in either direction, and around", () => {
    expect([nextTurn([0, 3], 0), nextTurn([0, 3], 3), nextTurn([0, 2, 3], 0, -1)]).toEqual([3, 0, 3]);
    expect([nextTurn([1, 2], 0), nextTurn([2], 2)]).toEqual([1, 2]);
  });
});

describe("whom one may set", () => {
  const settings = {
    none: {},
    f0: SETTING,
    "large c0": SETTING,
    "take abbot": SETTING,
    c0: { ...SETTING, sick: true },
    "abbot m0": SETTING,
  };

  it("is listed by part and figure, the abbot taken back and nobody last", () => {
    expect(answersOf(settings)).toEqual(["none", "c0", "large c0", "abbot m0", "f0", "take abbot"]);
    expect(spotsOf(settings, "c0")[0]).toEqual({
      answer: "c0",
      on: "c0",
      figure: "follower",
      sick: true,
      chosen: true,
    });
    expect(spotsOf(settings, null).map((spot) => spot.on)).toEqual(["c0", "c0", "m0", "f0"]);
  });

  it("is taken in hand kind by kind", () => {
    expect(figuresOf(settings)).toEqual(["follower", "large", "abbot"]);
    expect([withFigure("c0", "large"), withFigure("large c0", "follower")]).toEqual(["large c0", "c0"]);
    expect([settingOf("abbot g0"), settingOf("none"), settingOf("take abbot")]).toEqual([
      { figure: "abbot", on: "g0" },
      null,
      null,
    ]);
  });

  it("is nobody where nothing else is offered", () => {
    expect([onlyNone({ none: SETTING }), onlyNone(settings)]).toEqual([true, false]);
  });
});

describe("parts of features", () => {
  const board = byPlace(BOARD);

  it("meet where sides meet", () => {
    expect([beside("0,0", 0), beside("0,0", 3)]).toEqual(["0,-1", "-1,0"]);
    expect(partsOf(board, TILES, "0,0 c0").sort()).toEqual(["0,-1 c0", "0,0 c0"]);
    expect(partsOf(board, TILES, "1,0 r0").sort()).toEqual(["0,0 r0", "1,0 r0"]);
    expect(partsOf(board, TILES, "9,9 c0")).toEqual([]);
  });

  it("keep fields apart that a road divides", () => {
    const above = partsOf(board, TILES, "0,0 f0");
    const below = partsOf(board, TILES, "0,0 f1");
    expect(above.filter((part) => below.includes(part))).toEqual([]);
    expect([...above, ...below].filter((part) => part.startsWith("1,0"))).toHaveLength(2);
  });

  it("are named by their sides as the tile lies", () => {
    expect([sidesAt(TILES, "D", "c0", 0), sidesAt(TILES, "D", "c0", 1), sidesAt(TILES, "D", "r0", 1)]).toEqual([
      [0],
      [1],
      [0, 2],
    ]);
    expect(sidesAt(TILES, "B", "m0", 2)).toEqual([]);
  });

  it("are found for a tile that is only tried", () => {
    const road = featureOf(TILES.get("U") as never, "r0") as never;
    expect(neighbours(board, TILES, "-1,0", 1, road)).toEqual(["0,0 r0"]);
    expect(neighbours(board, TILES, "-1,0", 0, road)).toEqual([]);
  });
});

describe("what a tile that is tried would join", () => {
  it("is every claimed feature it touches, with the strengths together", () => {
    const view = { features: [claimed(["0,0 r0"], [1, 0]), claimed(["-2,0 r0"], [0, 2])] };
    const board = byPlace([laid("0,0", "D"), laid("-2,0", "D")]);
    const met = joins(view, board, TILES, { tile: "U", at: "-1,0", r: 1 });
    expect(met.map(({ on, kind, strength }) => ({ on, kind, strength }))).toEqual([
      { on: "r0", kind: "road", strength: [1, 2] },
    ]);
    expect(met[0]?.features).toHaveLength(2);
  });
});

describe("looking at the board", () => {
  const view = {
    board: BOARD,
    features: [claimed(["0,0 r0", "1,0 r0"], [1, 0])],
    cells: [{ at: "0,1", fits: 3 }],
    left: 40,
    tile: "U",
  } as unknown as View;

  it("tells what a feature is made of, claimed or not", () => {
    expect(seen(view, TILES, "0,0 c0")).toMatchObject({ kind: "city", tiles: 2, open: 0, cities: 0, claimed: null });
    expect(seen(view, TILES, "1,0 r0")).toMatchObject({ kind: "road", tiles: 2, open: 2 });
    expect(seen(view, TILES, "1,0 r0")?.claimed?.owners).toEqual([0]);
    expect(seen(view, TILES, "7,7 r0")).toBeNull();
  });

  it("tells what fits into a hole, the tile in hand among those to come", () => {
    expect(hole(view, "0,1")).toEqual({ at: "0,1", fits: 3 });
    expect([hole(view, "0,0"), tilesToCome(view)]).toEqual([null, 41]);
  });
});
