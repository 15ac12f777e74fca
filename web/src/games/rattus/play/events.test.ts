import { describe, expect, it } from "vitest";
import type { Entry } from "../../../lib/api/types";
import { HELD } from "../../../lib/board/queue";
import { advance } from "../model/advance";
import {
  met,
  once,
  pace,
  peopled,
  ravages,
  row,
  tell,
  recentLosses,
  type Autopsy,
  type Line,
  type RavageLosses,
} from "../model/autopsy";
import { hiddenTotal, hiddenWith, odds, tray } from "../model/faces";
import { holding, inside } from "../board/camera";
import { command, letterOf } from "./keys";
import { looks } from "./looks";
import { counted, isOpen } from "../model/pieces";
import { covered, hasSecrets } from "../model/presentation";
import { lockedSteps } from "./steps";
import type { EventOf, RattusEvent, View } from "../model/types";

function view(): View {
  return {
    game: "rattus",
    options: { players: 2, cards: ["knight"], rules: "online", start: 0 },
    viewer: 0,
    length: 9,
    round: "regular",
    seat: 0,
    start_seat: 0,
    last_seat: null,
    actor: 0,
    question: "turn",
    legal: [],
    final: [],
    detail: {},
    turn: { taken: false, added: false, used: [] },
    regions: {
      gallia: {
        cubes: [2, 1],
        potions: { 1: [2] },
        tokens: [
          { origin: "setup", seen: [] },
          { origin: "supply", seen: [0], face: "3 A" },
        ],
      },
      italia: { cubes: [0, 0], tokens: [], potions: {} },
    },
    palace: [0, 0],
    stock: [18, 19],
    cards: { knight: null },
    plague: "italia",
    supply: 20,
    until_end: { rats: 20, rats_at_start: 29, cubes: [18, 19], turns: 10 },
    used: [],
    hidden: { "2 M Bo Ch": 1, "4 M Ro": 1 },
    walls: ["gallia-italia"],
    nuns: ["gallia", "italia"],
    bishops: [],
    baker: [1, 0],
    potions_left: 7,
    ravage: null,
    advice: [],
    code: null,
    scores: [2, 1],
    ranking: null,
    places: null,
  };
}

const RAVAGE: RattusEvent[] = [
  { kind: "ravage-began", rule: "RAT-C3", region: "gallia", rats: 2, cubes: [2, 1], final: false },
  {
    kind: "rat-revealed",
    rule: "RAT-C4",
    token: "gallia.1",
    face: "2 M Bo Ch",
    limit: 2,
    population: 3,
    neutral: 0,
    nuns: 0,
    outbreak: true,
  },
  {
    kind: "cube-lost",
    rule: "RAT-C5",
    region: "gallia",
    seat: 0,
    cause: "majority",
    symbol: null,
    card: null,
    tied: 1,
  },
  { kind: "spared", rule: "RAT-C5", region: "gallia", symbol: "Ch", seat: null, card: null },
  {
    kind: "rat-revealed",
    rule: "RAT-C4",
    token: "gallia.1",
    face: "4 M Ro",
    limit: 4,
    population: 2,
    neutral: 0,
    nuns: 0,
    outbreak: false,
  },
  { kind: "ravage-ended", rule: "RAT-C3", region: "gallia", lost: [1, 0], reason: "rats" },
];
const TURN: RattusEvent = { kind: "turn-began", rule: "RAT-S8", seat: 1, final: false };

describe("events on the table", () => {
  it("leave every region, rat and list as the same objects that they don't change", () => {
    const before = view();
    const event = { kind: "cubes-added", rule: "RAT-T3", seat: 0, region: "italia", count: 2, rats: 2, extra: 0 };
    const after = advance(before, event as RattusEvent);
    expect(after.regions.gallia).toBe(before.regions.gallia);
    expect(after.regions.italia).not.toBe(before.regions.italia);
    expect(after.regions.italia?.tokens).toBe(before.regions.italia?.tokens);
    expect(after.regions.italia?.cubes).toEqual([2, 0]);
    for (const part of ["palace", "cards", "hidden"] as const) expect(after[part]).toBe(before[part]);
    expect(after.stock).not.toBe(before.stock);
    expect(advance(before, { kind: "spared", rule: "RAT-C5" } as RattusEvent)).toBe(before);
    expect(before).toEqual(view());
  });
});

/** The view after these events. */
function viewAfter(...events: object[]): View {
  return events.reduce<View>((now, event) => advance(now, event as RattusEvent), view());
}

describe("pieces on the table", () => {
  it("travel with their cube", () => {
    const swapped = viewAfter(
      { kind: "cubes-added", seat: 0, region: "italia", count: 1, rats: 1, extra: 0 },
      { kind: "cubes-swapped", seat: 0, cube: "gallia/1+2", other: "italia/0" },
    );
    expect(swapped.regions.gallia).toMatchObject({ cubes: [3, 0], potions: { 1: [] } });
    expect(swapped.regions.italia).toMatchObject({ cubes: [0, 1], potions: { 1: [2] } });
    const moved = viewAfter({ kind: "cubes-moved", seat: 1, region: "gallia", to: "italia", count: 1, potions: 2 });
    expect(moved.regions.italia?.potions[1]).toEqual([2]);
  });

  it("are put with a cube, go instead of it, and are lost with it", () => {
    const after = viewAfter(
      { kind: "potion-placed", seat: 1, cube: "gallia/1+3", left: 6 },
      { kind: "potion-placed", seat: 0, cube: "gallia/0+1", left: 5 },
      { kind: "potion-lost", seat: 1, region: "gallia", cause: "all", symbol: null, card: null, tied: 1, left: 2 },
      { kind: "cube-saved", seat: 0, region: "gallia" },
    );
    expect(after.potions_left).toBe(6);
    expect(after.regions.gallia).toMatchObject({ cubes: [1, 1], potions: { 0: [1], 1: [2] } });
    expect(
      advance(after, { kind: "cube-saved", rule: "", seat: 0, region: "gallia" }).regions.gallia?.potions[0],
    ).toEqual([]);
  });
});

const OPENED: RattusEvent[] = [
  { kind: "ravage-began", rule: "RAT-C3", region: "gallia", rats: 2, cubes: [2, 1], final: false },
  { kind: "rats-opened", rule: "RAT-K-CRUSADER", seat: 0, region: "gallia", opened: true },
  { kind: "rat-opened", rule: "RAT-K-CRUSADER", token: "gallia.1", face: "4 M Ro" },
  { kind: "rat-opened", rule: "RAT-K-CRUSADER", token: "gallia.2", face: "3 A" },
];
const ADDED: RattusEvent = {
  kind: "cubes-added",
  rule: "RAT-K-SERF",
  seat: 1,
  region: "gallia",
  count: 1,
  rats: 1,
  extra: 1,
};

describe("rats that are all turned over", () => {
  it("lie open for everybody, and are no secret", () => {
    const after = viewAfter(...OPENED);
    const tokens = after.regions.gallia?.tokens ?? [];
    expect(tokens.map((token) => token.face)).toEqual(["4 M Ro", "3 A"]);
    expect(tokens.every((token) => isOpen(after, "gallia", token))).toBe(true);
    expect(after.hidden).toEqual({ "2 M Bo Ch": 1 });
    expect(covered(after).regions.gallia?.tokens).toEqual(tokens);
    expect(hasSecrets(after, 0)).toBe(false);
  });

  it("wait in the row with their faces, and leave it in the order of their counting", () => {
    const begun = OPENED.reduce<Autopsy | null>(tell, null);
    expect(begun && row(begun).map((rat) => [rat.face, rat.state])).toEqual([
      ["4 M Ro", "waiting"],
      ["3 A", "waiting"],
    ]);
    const reveal = { ...(RAVAGE[1] as EventOf<"rat-revealed">), token: "gallia.2", face: "3 A", nuns: 1 };
    const counted = [reveal, ADDED].reduce<Autopsy | null>(tell, begun);
    expect(counted && row(counted).map((rat) => rat.face)).toEqual(["3 A", "4 M Ro"]);
    expect(counted?.cubes).toEqual([2, 2]);
    expect(counted && peopled(counted)).toBe(3);
    const gone = tell(counted, { kind: "rat-discarded", rule: "RAT-K-CRUSADER", token: "gallia.1", face: "4 M Ro" });
    expect(gone && row(gone).map((rat) => rat.state)).toEqual(["now", "discarded"]);
  });
});

describe("the ravage as it is shown", () => {
  it("is one card for each rat, with a line for every symbol", () => {
    const autopsy = RAVAGE.reduce<Autopsy | null>(tell, null);
    expect(autopsy?.reveals.map((reveal) => reveal.lines.length)).toEqual([2, 0]);
    expect(autopsy?.cubes).toEqual([1, 1]);
    expect(autopsy?.lost).toEqual([1, 0]);
    expect(tell(autopsy, TURN)).toBeNull();
  });

  it("tells what population its last rat met beside what that left", () => {
    const begun = RAVAGE.slice(0, 1).reduce<Autopsy | null>(tell, null);
    expect(begun && met(begun)).toBeNull();
    const hit = RAVAGE.slice(0, 3).reduce<Autopsy | null>(tell, null);
    expect(hit && [met(hit), peopled(hit)]).toEqual([3, 2]);
  });

  it("shows its losses until the turn after the next", () => {
    let shown: RavageLosses[] = [];
    for (const event of RAVAGE) shown = recentLosses(shown, event);
    expect(shown).toEqual([{ region: "gallia", lost: [1, 0], turns: 0 }]);
    shown = recentLosses(shown, TURN);
    expect(shown).toHaveLength(1);
    expect(recentLosses(shown, TURN)).toEqual([]);
  });

  it("takes time to read, no matter whose it is; the viewer's own moves take none", () => {
    expect(pace(RAVAGE[1] as RattusEvent, true, [])).toBeGreaterThan(400);
    const taken: RattusEvent = { kind: "card-taken", rule: "RAT-T2", seat: 0, card: "knight", giver: null };
    expect([pace(taken, true, [0]), pace(taken, false, [0])]).toEqual([0, 400]);
  });

  it("waits where it cost the viewer cubes, and goes on by itself where it cost others some", () => {
    const over = RAVAGE.at(-1) as RattusEvent;
    expect(pace(over, true, [0])).toBe(HELD);
    expect(pace(over, false, [1])).toBeLessThan(2000);
    expect(pace(over, false, [])).toBeLessThan(2000);
  });

  it("can be shown again, each ravage of a game", () => {
    const story = [TURN, ...RAVAGE, null, TURN, ...RAVAGE];
    const again = ravages(story);
    expect(again.map(({ from, to }) => [from, to])).toEqual([
      [1, RAVAGE.length],
      [RAVAGE.length + 3, 2 * RAVAGE.length + 2],
    ]);
    expect(again[0]?.autopsy).toEqual(RAVAGE.reduce<Autopsy | null>(tell, null));
    expect(ravages(story.slice(0, 4))).toEqual([]);
  });

  it("says each sentence once, with how often it is true", () => {
    const lines = RAVAGE.filter((event): event is Line => event.kind === "cube-lost" || event.kind === "spared");
    const said = once([...lines, ...lines], (line) => line.kind);
    expect(said.map(({ said: text, count }) => [text, count])).toEqual([
      ["cube-lost", 2],
      ["spared", 2],
    ]);
  });
});

describe("what is hidden", () => {
  it("is counted by symbol and by limit", () => {
    const hidden = { "2 M Bo Ch": 1, "4 M Ro": 1, "6 A Bo Ch": 2 };
    expect([hiddenTotal(hidden), hiddenWith(hidden, "Ch")]).toEqual([4, 3]);
    expect(odds([], hidden, 4)).toEqual({ known: 0, reached: 0, hidden: { count: 2, total: 4 } });
  });

  it("says nothing of the rats of a region that the viewer knows, which count by their own limits", () => {
    const known = { origin: "setup" as const, seen: [], face: "3 A" };
    const unknown = { origin: "supply" as const, seen: [] };
    const hidden = { "2 M Bo Ch": 1, "5 M Ro": 2 };
    expect(odds([known], hidden, 3)).toEqual({ known: 1, reached: 1, hidden: null });
    expect(odds([known], hidden, 2)).toEqual({ known: 1, reached: 0, hidden: null });
    expect(odds([known, unknown], hidden, 2)).toEqual({ known: 1, reached: 0, hidden: { count: 1, total: 3 } });
    expect(odds([known, unknown], {}, 2).hidden).toBeNull();
  });

  it("is held against the population less nuns (C4)", () => {
    expect([counted([2, 1], 2), counted([1, 0], 3), counted([1, 0], 0, 2)]).toEqual([1, 0, 3]);
  });

  it("lies in the tray by limit beside what is used and known", () => {
    const rows = tray(["1 Bo Ch"], ["3 A"], { "3 M Bo Pe": 1, "1 Pe Cv": 1 });
    expect([...rows.keys()]).toEqual([1, 3]);
    expect(rows.get(1)).toEqual([
      { face: "1 Bo Ch", state: "used" },
      { face: "1 Pe Cv", state: "hidden" },
    ]);
    expect(rows.get(3)?.map((it) => it.state)).toEqual(["known", "hidden"]);
  });

  it("is covered for everybody else at the screen", () => {
    const shut = covered(view());
    expect(shut.regions.gallia?.tokens.every((token) => !token.face)).toBe(true);
    expect(shut.hidden["3 A"]).toBe(1);
    expect([hasSecrets(view(), 0), hasSecrets(view(), 1)]).toEqual([true, false]);
  });
});

describe("the steps of a turn", () => {
  const entry = (
    ply: number,
    length: number,
    answer: string | null,
    kinds: string[] = [],
    kind: Entry["kind"] = "answer",
  ): Entry => ({
    ply,
    length,
    kind,
    actor: 0,
    answer,
    events: kinds.map((it) => ({ kind: it, token: "gallia.1" })),
    at: "",
    stand_in: null,
  });

  it("that can't be undone are those behind the floor, since the turn began", () => {
    const entries = [
      entry(1, 1, "plague italia", ["turn-began"]),
      entry(2, 2, "take king"),
      entry(3, 1, null, [], "undo"),
      entry(4, 2, "take witch"),
      entry(5, 3, "use witch"),
      entry(6, 4, "gallia.1"),
    ];
    expect(lockedSteps(entries, 0, 3).map(({ text }) => text)).toEqual(["take witch", "use witch"]);
    expect(lockedSteps(entries, 0, 0)).toEqual([]);
  });

  it("tell which rats the Witch has seen since she was used", () => {
    const entries = [
      entry(1, 1, "use witch"),
      entry(2, 2, null, ["rat-seen"]),
      entry(3, 3, "use witch"),
      entry(4, 4, null, ["rat-seen"]),
    ];
    expect(looks(entries)).toEqual(["gallia.1"]);
  });
});

describe("the map's camera", () => {
  const whole = { x: 0, y: 0, w: 1000, h: 900 };

  it("holds all that it must, in the shape of the page", () => {
    const box = holding(
      [
        { x: 100, y: 100, w: 200, h: 100 },
        { x: 500, y: 300, w: 100, h: 100 },
      ],
      1,
      10,
    );
    expect(box.w).toBe(box.h);
    expect(box.x).toBeLessThanOrEqual(90);
    expect(box.x + box.w).toBeGreaterThanOrEqual(610);
    expect(inside({ x: -50, y: 20, w: 500, h: 450 }, whole)).toMatchObject({ x: 0, y: 20 });
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
  const calm = { ravage: false, playing: false };

  it("undo, confirm, cancel, choose and open the command line", () => {
    for (const key of ["u", "U"]) expect(command(press(key), calm)).toEqual({ kind: "undo" });
    expect(command(press("z", { ctrlKey: true }), calm)).toEqual({ kind: "undo" });
    expect(command(press("c"), calm)).toEqual({ kind: "confirm" });
    expect(command(press("Escape"), calm)).toEqual({ kind: "cancel" });
    expect(command(press("7"), calm)).toEqual({ kind: "choose", number: 7 });
    expect(command(press(":"), calm)).toEqual({ kind: "command" });
    expect(command(press("k"), calm)).toEqual({ kind: "say", text: "keep" });
    expect([letterOf("stop"), letterOf("done")]).toEqual(["s", null]);
    expect(command(press("c", { ctrlKey: true }), calm)).toBeNull();
    expect(command(press("Enter"), calm)).toEqual({ kind: "confirm" });
    expect(command(press("Enter", { target: { tagName: "BUTTON" } }), calm)).toBeNull();
  });

  it("lead through a ravage, and are letters while one types", () => {
    for (const key of [" ", "Enter"])
      expect(command(press(key), { ravage: true, playing: true })).toEqual({ kind: "next" });
    expect(command(press("Escape"), { ravage: true, playing: true })).toEqual({ kind: "skip" });
    expect(command(press("u", { target: { tagName: "INPUT" } }), calm)).toBeNull();
  });

  it("that would answer skip what is shown first: what is asked after it nobody has seen yet", () => {
    const shown = { ravage: false, playing: true };
    for (const key of ["1", "y", "c", "Escape", " "]) expect(command(press(key), shown)).toEqual({ kind: "skip" });
    expect(command(press(" ", { target: { tagName: "BUTTON" } }), shown)).toBeNull();
    expect(command(press("u"), shown)).toEqual({ kind: "undo" });
  });
});
