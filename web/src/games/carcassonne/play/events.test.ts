import { describe, expect, it } from "vitest";
import { about } from "../../../lib/text/words";
import { advance } from "../model/advance";
import { command } from "./keys";
import { gains, preview, settingPreview } from "./preview";
import { metBy } from "./joins";
import { changeName, figureName, markerName, reasonName } from "../words/names";
import { expression, each } from "../words/features";
import { outcomeOf, EventFormatter } from "../words/sentences";
import { foreseen, forecastOf } from "./plague";
import { accounts, finalSteps, kindsShown, pending, pointsOf } from "../model/scores";
import { pace, partsAbout, placesAbout, advanceScene } from "../model/presentation";
import { allTiles } from "../model/testing";
import type { CarcassonneEvent, EventOf, Feature, Lay, Scored, View } from "../model/types";

await about("carcassonne");

const TILES = new Map(allTiles().map((type) => [type.id, type]));
const SEATS = [0, 1].map((seat) => ({ seat, kind: "human" as const, name: seat === 0 ? "Anna" : "Bert", bot: null }));
const KNOWN = { seats: SEATS, tiles: TILES, reach: "near" as const };

function view(more: Partial<View> = {}): View {
  return {
    game: "carcassonne",
    options: {} as View["options"],
    viewer: 0,
    length: 3,
    seat: 0,
    turn_number: 5,
    over: false,
    actor: 0,
    question: "lay",
    legal: [],
    final: [],
    tile: "U",
    board: [
      {
        at: "0,0",
        tile: "D",
        r: 0,
        turn: 0,
        marker: 1,
        followers: [{ seat: 1, kind: "follower", on: "r0", sick: true, because: [1] }],
      },
      { at: "1,0", tile: "U", r: 1, turn: 1, followers: [] },
    ],
    spreads: true,
    markers: [{ number: 1, at: "0,0", next: "1,0" }],
    reasons: [{ free: 1, fresh: true, equal: 1 }],
    zones: [["0,0 c0", "0,0 r0", "1,0 r0"]],
    ahead: [],
    forecast: [{ at: "0,0", on: "r0", seat: 1, kind: "follower", sick: false, because: [] }],
    features: [],
    cells: [{ at: "2,0", fits: 3, wants: { W: "road" } }],
    stack: { V: 2 },
    left: 2,
    discarded: [],
    supplies: [{ follower: 7 }, { follower: 6 }],
    scores: [0, 4],
    ranking: null,
    places: null,
    lays: {},
    ...more,
  };
}

function scored(more: Partial<Scored> = {}): Scored {
  return {
    kind: "feature-scored",
    rule: "CAR-BAS7",
    feature: "city",
    at: "0,0",
    on: "c0",
    tiles: 5,
    pennants: 2,
    filled: 0,
    cities: 0,
    inn: false,
    cathedral: false,
    small: false,
    complete: true,
    final: false,
    value: 14,
    points: 14,
    winners: [0],
    strength: [1, 0],
    figures: [{ seat: 0, figure: "follower", at: "0,0", on: "c0", because: [], own: false }],
    ...more,
  };
}

const SPREAD: EventOf<"plague-spread"> = {
  kind: "plague-spread",
  rule: "CAR-PLG5",
  steps: [{ number: 1, source: "0,0", to: "1,0", new: null }],
};

describe("an event", () => {
  /** A view that throws where something in it is changed. */
  const frozen = <T>(value: T): T => {
    if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
    return value;
  };
  const viewAfter = (...events: CarcassonneEvent[]): View =>
    events.reduce((now, event) => frozen(advance(now, event)), frozen(view()));

  it("leaves everything as it is that it doesn't change", () => {
    const before = frozen(view());
    const laid = advance(before, { kind: "tile-laid", rule: "CAR-BAS5", seat: 1, at: "2,0", tile: "U", r: 1, turn: 5 });
    expect(laid.board).toHaveLength(3);
    expect(laid.board.slice(0, 2).every((tile, i) => tile === before.board[i])).toBe(true);
    expect([laid.features, laid.markers, laid.supplies]).toEqual([before.features, before.markers, before.supplies]);
    expect(laid.features).toBe(before.features);
    const event = { kind: "follower-recovered", rule: "CAR-PES8", seat: 1, at: "0,0", on: "r0" } as CarcassonneEvent;
    const well = advance(before, event);
    expect(well.board[0]).not.toBe(before.board[0]);
    expect(well.board[1]).toBe(before.board[1]);
  });

  it("leaves open what the next step of the plague will do until the server tells it", () => {
    const placed = { kind: "marker-placed", rule: "CAR-PLG2", seat: 0, number: 2, at: "1,0" } as const;
    expect(forecastOf(view())).toHaveLength(1);
    expect(forecastOf(view({ forecast: [] }))).toEqual([]);
    const then = { markers: ["1,0", "0,0"], changes: [] };
    const seen = foreseen(view({ ahead: [then] }), 1);
    expect([seen.markers, seen.forecast]).toEqual([
      [
        { number: 1, at: "1,0" },
        { number: 2, at: "0,0" },
      ],
      [],
    ]);
    const now = view({ ahead: [then] });
    expect([foreseen(now, 0), foreseen(now, 2)]).toEqual([now, now]);
    for (const event of [SPREAD, placed]) {
      const after = viewAfter(event);
      expect(forecastOf(after), event.kind).toBeNull();
      expect(after.markers.map((marker) => markerName(marker, after)).at(-1)).toMatch(/^Plague marker \d$/);
    }
  });
});

describe("what is shown of an event", () => {
  it("takes 400 milliseconds at most; what one does oneself takes none", () => {
    const laid: CarcassonneEvent = { kind: "tile-laid", rule: "", seat: 0, tile: "D", at: "1,1", r: 0, turn: 1 };
    expect([pace(laid, true), pace(laid, false), pace(SPREAD, true)]).toEqual([0, 400, 400]);
    expect(pace(scored({ final: true }), false)).toBe(0);
  });

  it("lights the parts and places that it is about", () => {
    expect([partsAbout(scored()), placesAbout(scored()), placesAbout(SPREAD)]).toEqual([["0,0 c0"], ["0,0"], ["1,0"]]);
    expect(advanceScene({ lit: [], at: null }, scored())).toEqual({ lit: ["0,0 c0"], at: "0,0" });
    expect(advanceScene({ lit: [], at: "0,0" }, SPREAD)).toEqual({ lit: [], at: null });
  });
});

describe("the words of an event", () => {
  const tell = (event: CarcassonneEvent): string => new EventFormatter(KNOWN).sentence(event);

  it("say who scores and why", () => {
    expect(tell(scored())).toBe("City of 5 tiles and 2 pennants at 0,0: 14 points for Anna.");
    expect(outcomeOf(scored({ winners: [], points: 0 }))).toBe("sick");
    expect(outcomeOf(scored({ winners: [0, 1] }))).toBe("shared");
    const sick = scored({
      winners: [],
      points: 0,
      strength: [0, 0],
      figures: [
        { seat: 1, figure: "follower", at: "0,0", on: "c0", because: [1], own: true },
        { seat: 1, figure: "follower", at: "1,0", on: "c0", because: [1], own: false },
      ],
    });
    expect(tell(sick)).toContain("nobody scores, because all followers here are sick (14 points lost)");
    expect(tell(sick)).toContain("Bert’s 2 knights");
    expect(tell(scored({ strength: [2, 1] }))).toContain("(Anna with 2, Bert with 1)");
  });

  it("say how a value comes about", () => {
    expect(expression(scored())).toBe("5 tiles × 2 + 2 pennants × 2 = 14");
    expect(expression(scored({ feature: "road", tiles: 3, value: 3 }))).toBe("3 tiles × 1 = 3");
    expect(expression(scored({ feature: "field", cities: 2, value: 6 }))).toBe("2 complete cities × 3 = 6");
    expect(expression(scored({ feature: "monastery", filled: 8, value: 9 }))).toBe("1 + 8 around it = 9");
    expect([each(scored({ tiles: 3, pennants: 1, value: 4 })), each(scored({ value: 0 }))]).toEqual([1, 0]);
  });

  it("tell the steps of the markers", () => {
    expect(tell(SPREAD)).toBe("The plague spreads: marker 1 moves from 0,0 to 1,0.");
  });
});

describe("the words of a marker", () => {
  const said = (next: string | null | undefined, spreads = true): string =>
    markerName({ number: 3, at: "0,1", ...(next === undefined ? {} : { next }) }, { spreads });

  it("say where it goes, that it stays, or why it stays for good", () => {
    expect(said("1,1")).toBe("Plague marker 3 at 0,1 goes to 1,1 next");
    expect(said(null)).toContain("no free tile");
    expect(said(null, false)).toContain("no longer spreads");
    expect(said(undefined)).toBe("Plague marker 3");
    const marker = { number: 3, at: "0,1", next: "1,1" };
    expect(markerName(marker, { spreads: true }, ".seen")).toBe("Plague marker 3 goes east next");
    expect(markerName(marker, { spreads: false }, ".seen")).toBe("Plague marker 3 stays: the plague no longer spreads");
  });

  it("say why it goes there, in every case without a gap", () => {
    const why = (free: number, fresh: boolean, equal: number): string =>
      reasonName({ number: 1, at: "0,1" }, { reasons: [{ free, fresh, equal }] });
    const all = [why(1, true, 1), why(3, true, 1), why(3, true, 2), why(3, false, 1), why(3, false, 3)];
    expect(new Set(all).size).toBe(5);
    for (const one of all) expect(one).toMatch(/^[^{}]+\.$/);
    expect(reasonName({ number: 2, at: "0,1" }, { reasons: [null, null] })).toBe("");
  });
});

describe("where points come from", () => {
  const events: CarcassonneEvent[] = [
    scored(),
    scored({ feature: "road", winners: [0, 1], points: 3, value: 3 }),
    {
      kind: "abbot-taken",
      rule: "CAR-EXT3",
      seat: 1,
      at: "0,0",
      on: "g0",
      feature: "garden",
      filled: 4,
      points: 5,
      because: [],
    },
    { kind: "final-scoring-began", rule: "CAR-BAS9" },
    scored({ feature: "field", final: true, winners: [1], points: 6, value: 6, cities: 2 }),
    scored({ final: true, winners: [], points: 0 }),
  ];

  it("is booked by kind and by when", () => {
    const [anna, bert] = accounts(events, 2);
    expect([anna?.total, anna?.during, anna?.final]).toEqual([17, 17, 0]);
    expect([bert?.total, bert?.during, bert?.final]).toEqual([14, 8, 6]);
    expect(pointsOf(bert?.byKind.garden ?? [])).toBe(5);
    expect(kindsShown(accounts(events, 2), false, false)).toEqual(["city", "road", "monastery", "garden", "field"]);
    expect(kindsShown([], true, false)).toEqual(["city", "road", "monastery", "field"]);
  });

  it("is walked through at the end with a running score", () => {
    expect(finalSteps(events, 2).map((step) => step.scores)).toEqual([
      [17, 14],
      [17, 14],
    ]);
  });
});

describe("the preview", () => {
  const road = { kind: "road", parts: ["0,0 r0"], owners: [1], strength: [0, 2], followers: [] } as unknown as Feature;
  const own = { ...road, parts: ["-2,0 r0"], owners: [0], strength: [2, 0] };
  const board = ["0,0", "-2,0"].map((at) => ({ at, tile: "D", r: 0, turn: 0, followers: [] }));
  const ghost = { tile: "U", at: "-1,0", r: 1, legal: true };
  const lay: Lay = { marker: false, gains: [0, 3], followers: {}, refused: {} };

  it("says points at once, one's own first", () => {
    expect(gains([6, 2], 0, SEATS)).toEqual(["+6 now", "Bert +2 now"]);
    expect(gains([0, 0], 0, SEATS)).toEqual([]);
  });

  it("says what is joined, and who counts how much there", () => {
    expect(preview(view({ board, features: [road] }), KNOWN, ghost, lay)).toEqual(["Bert +3 now", "joins Bert’s road"]);
    expect(preview(view({ board, features: [road, own] }), KNOWN, ghost, lay)).toContain(
      "joins Bert’s road: 2 against 2",
    );
    expect(preview(view({ board, features: [own] }), KNOWN, ghost, lay)).toContain("extends your road");
    expect(preview(view(), KNOWN, null, lay)).toEqual([]);
  });

  it("names whole features that nobody claims, and leaves such fields out", () => {
    const said = preview(view({ board }), KNOWN, ghost, { ...lay, gains: [0, 0] });
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/road of 3 tiles: nobody’s yet/i);
    const met = metBy(view({ board, features: [road] }), { tiles: KNOWN.tiles, ...ghost });
    expect(met.map(({ kind, parts, isFree }) => [kind, parts.length, isFree])).toEqual([["road", 3, false]]);
  });

  it("gives no strengths where a marker comes along", () => {
    const said = preview(view({ board, features: [road, own] }), KNOWN, ghost, { ...lay, marker: true });
    expect(said).toContain("joins Bert’s road");
    expect(said.join()).toContain("plague marker");
  });

  it("says whom the next step of the plague will change", () => {
    const now = view();
    const [laid] = now.board;
    const [recovers] = now.forecast;
    const [figure] = laid?.followers ?? [];
    if (!laid || !figure || !recovers) throw new Error("nobody stands there");
    const said = figureName(figure, laid, SEATS, { ...now, options: { reach: "near" } });
    expect(said).toBe("Bert’s highwayman, sick: marker 1 lies on the follower’s tile; recovers at the next step");
    expect(changeName(recovers, SEATS)).toBe("Bert’s highwayman recovers");
    expect(changeName({ ...recovers, sick: true, because: [1, 3] }, SEATS)).toBe(
      "Bert’s highwayman falls sick because of markers 1 and 3",
    );
  });

  it("says what a figure brings more than nobody would", () => {
    const setting = { sick: false, gains: [8, 0], strength: [1, 0], worth: 8 };
    expect(settingPreview(setting, 0, SEATS, [0, 0])).toEqual(["+8 now"]);
    expect(settingPreview({ ...setting, gains: [0, 0], worth: 2 }, 0, SEATS, [0, 0])).toEqual([
      "worth 2 points so far",
    ]);
    expect(settingPreview({ ...setting, sick: true, gains: [0, 0] }, 0, SEATS, [0, 0])).toEqual([
      "sick at once: doesn’t count",
    ]);
    expect(settingPreview({ ...setting, soon: true, gains: [0, 0], worth: 2 }, 0, SEATS, [0, 0])).toEqual([
      "worth 2 points so far",
      "falls sick at the end of the turn",
    ]);
  });
});

describe("keys", () => {
  const press = (key: string, more: object = {}) => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    target: null,
    ...more,
  });
  const calm = { walking: false, playing: false };

  it("walk, turn, choose, confirm and show", () => {
    expect(command(press("ArrowUp"), calm)).toEqual({ kind: "walk", direction: "ArrowUp" });
    expect(command(press("R"), calm)).toEqual({ kind: "turn" });
    expect(command(press("2"), calm)).toEqual({ kind: "choose", number: 2 });
    expect(["n", "c", "u", "f", "l", "0", "k"].map((key) => command(press(key), calm)?.kind)).toEqual([
      "none",
      "confirm",
      "undo",
      "fields",
      "last",
      "fit",
      "kind",
    ]);
    expect(command(press("z", { ctrlKey: true }), calm)).toEqual({ kind: "undo" });
    expect(command(press("w"), calm)).toMatchObject({ kind: "pan" });
  });

  it("lead through the last scoring, and are letters while one types", () => {
    expect(command(press(" "), { walking: true, playing: false })).toEqual({ kind: "next" });
    expect(command(press(" ", { target: { tagName: "BUTTON" } }), { walking: true, playing: false })).toBeNull();
    expect(command(press("Escape"), { walking: true, playing: false })).toEqual({ kind: "end" });
    expect(command(press("Escape"), { walking: false, playing: true })).toEqual({ kind: "skip" });
    expect(command(press("Escape"), calm)).toEqual({ kind: "cancel" });
    expect(command(press("n", { target: { tagName: "INPUT" } }), calm)).toBeNull();
    expect(command(press("c", { ctrlKey: true }), calm)).toBeNull();
  });
});

it("counts what everybody would get now for each feature that is theirs, and nothing once the game is over", () => {
  const shared = { owners: [0, 1], value: 4 };
  const sick = { owners: [], value: 9 };
  const view = { scores: [10, 3, 0], features: [shared, { owners: [1], value: 2 }, sick], over: false };
  expect(pending(view as unknown as View)).toEqual([4, 6, 0]);
  expect(pending({ ...view, over: true } as unknown as View)).toEqual([0, 0, 0]);
});
