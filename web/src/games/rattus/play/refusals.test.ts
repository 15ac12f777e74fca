// Why something can't be chosen: one reason for each thing that stands in the way, none where it can.
import { describe, expect, it } from "vitest";
import { passageOf } from "../../../lib/rules/book";
import { wordsOf } from "../../../lib/text/words";
import { chapters } from "../rules/chapters";
import type { View } from "../model/types";
import { refusals } from "./refusals";

const REGIONS = ["anglia", "gallia", "germania", "hispania", "italia"];
const TOKEN = { origin: "supply" as const, seen: [] };

/** Red's turn; the plague stands in Gallia, where two rats are. */
function turn(change: Partial<View> = {}): View {
  const regions = Object.fromEntries(REGIONS.map((id) => [id, { cubes: [0, 0], tokens: [], potions: {} }]));
  return {
    question: "turn",
    round: "regular",
    seat: 0,
    legal: ["take monk", "add gallia 2", "plague italia", "plague hispania"],
    turn: { taken: false, added: false, used: [] },
    cards: { monk: null, knight: 0, witch: 1 },
    stock: [10, 10],
    plague: "gallia",
    walls: [],
    bishops: [],
    regions: { ...regions, gallia: { cubes: [1, 0], tokens: [TOKEN, TOKEN], potions: {} } },
    ...change,
  } as unknown as View;
}

function ids(view: View, kind: "card" | "region", id: string): string[] {
  return refusals(view, { kind, id }).map((it) => it.id);
}

describe("why a card can't be chosen", () => {
  it("is not said of one that can", () => {
    expect(ids(turn(), "card", "monk")).toEqual([]);
  });

  it("is that one was taken, that it was used, or that it does nothing by itself (T2, T4)", () => {
    const later = turn({ legal: [], turn: { taken: true, added: false, used: ["knight"] } });
    expect(ids(later, "card", "witch")).toEqual(["taken"]);
    expect(ids(later, "card", "knight")).toEqual(["used"]);
    expect(ids(turn({ legal: [] }), "card", "knight")).toEqual(["idle"]);
  });

  it("is the final round (F3)", () => {
    expect(ids(turn({ legal: [], round: "final" }), "card", "monk")).toEqual(["final"]);
  });
});

describe("why a region can't be chosen", () => {
  it("is that no rats are there, and that the plague doesn't get there (T3, C1)", () => {
    expect(ids(turn(), "region", "germania")).toEqual(["no-rats", "far"]);
    expect(ids(turn(), "region", "italia")).toEqual(["no-rats"]);
    expect(ids(turn(), "region", "gallia")).toEqual(["stay"]);
    expect(ids(turn({ walls: ["gallia-germania"] }), "region", "germania")).toEqual(["no-rats", "wall"]);
  });

  it("is that cubes were added already, or that none is left (T3)", () => {
    const added = turn({ turn: { taken: false, added: true, used: [] } });
    expect(ids(added, "region", "italia")).toEqual(["added"]);
    expect(ids(turn({ stock: [0, 10] }), "region", "italia")).toEqual(["stock"]);
  });

  it("for a new rat is that it is full, protected, walled off or not next to the plague (C2)", () => {
    const spread = (change: Partial<View> = {}): View => turn({ question: "rat", legal: ["italia"], ...change });
    const full = { cubes: [0, 0], tokens: [TOKEN, TOKEN, TOKEN], potions: {} };
    expect(ids(spread(), "region", "italia")).toEqual([]);
    expect(ids(spread({ bishops: ["hispania"] }), "region", "hispania")).toEqual(["bishop"]);
    expect(ids(spread({ walls: ["gallia-hispania"] }), "region", "hispania")).toEqual(["wall"]);
    expect(ids(spread({ plague: "italia" }), "region", "anglia")).toEqual(["not-next"]);
    expect(ids(spread({ regions: { ...turn().regions, anglia: full } }), "region", "anglia")).toEqual(["full"]);
  });
});

it("every reason has its words and leads to a passage", () => {
  const reasons = ["used", "idle", "final", "taken", "added", "stock", "no-rats", "stay", "wall", "far"];
  const words = wordsOf("rattus");
  expect([...reasons, "full", "bishop", "not-next"].filter((id) => !words.has(`why-${id}`))).toEqual([]);
  const rules = ["T4", "F3", "T2", "T3", "C1", "C2", "emperor", "bishop", "knight"];
  expect(rules.filter((rule) => !passageOf({ chapters }, rule))).toEqual([]);
});

describe("why nothing in a region can be chosen for a card", () => {
  function asked(question: string, change: Partial<View> = {}): View {
    return turn({ question, legal: ["gallia.1"], detail: {}, ...change });
  }

  it("is not said where a rat, a cube or a border of it can be", () => {
    expect(ids(asked("monk from"), "region", "gallia")).toEqual([]);
    expect(ids(asked("emperor wall 1", { legal: ["gallia-italia"] }), "region", "italia")).toEqual([]);
  });

  it("is that no rat or no cube is there, or that rats are (K-MONK, K-MERCHANT, K-KING)", () => {
    expect(ids(asked("monk from"), "region", "italia")).toEqual(["no-rat"]);
    expect(ids(asked("merchant from", { legal: [] }), "region", "italia")).toEqual(["no-cube"]);
    expect(ids(asked("king", { legal: [] }), "region", "gallia")).toEqual(["rats-here"]);
  });

  it("is that it is not beside the one from which something comes, or a wall between them (K-EMPEROR)", () => {
    const from = { legal: ["anglia"], detail: { region: "italia" } };
    const north = { ...from, detail: { region: "germania" } };
    expect(ids(asked("monk to", north), "region", "hispania")).toEqual(["not-beside"]);
    const walled = { ...from, walls: ["gallia-italia"] };
    expect(ids(asked("merchant to", walled), "region", "gallia")).toEqual(["wall-between"]);
  });

  it("is else what may be chosen, and of a card that something else is asked first", () => {
    expect(ids(asked("bishop", { legal: ["anglia"] }), "region", "italia")).toEqual(["asked"]);
    expect(ids(asked("bishop"), "card", "monk")).toEqual(["first"]);
  });
});
