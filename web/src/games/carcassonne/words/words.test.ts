// Everything that can be shown of Carcassonne has words.
import { describe, expect, it } from "vitest";
import { about, has, t } from "../../../lib/text/words";
import type { Entry } from "../../../lib/api/types";
import { parts } from "../../../lib/text/marks";
import { eventShapes, type Shape } from "../../../lib/table/store/testing";
import { HELP } from "../play/keys";
import { chipName, followerName, questionName, questionWhy, tileDrawn, turnName, watchName } from "./questions";
import { EventFormatter } from "./sentences";
import { tileLooks, whereOf } from "./names";
import { KINDS } from "../model/scores";
import { allTiles } from "../model/testing";
import type { CarcassonneEvent, View } from "../model/types";

await about("carcassonne");

const TILES = new Map(allTiles().map((type) => [type.id, type]));
const SEATS = [0, 1].map((seat) => ({ seat, kind: "human" as const, name: seat === 0 ? "Anna" : "Bert", bot: null }));
const KNOWN = { seats: SEATS, tiles: TILES, reach: "near" as const };
const GAP = /[{}]|undefined|null|none|NaN/;

const FIGURE = { seat: 1, figure: "follower", at: "1,0", on: "c0", because: [1, 2], own: false };
const FIELDS: Record<string, unknown> = {
  seat: 0,
  tile: "E-garden",
  at: "3,-1",
  on: "c0",
  r: 1,
  figure: "large",
  feature: "city",
  winners: [0],
  strength: [2, 1],
  figures: [FIGURE],
  steps: [
    { number: 1, source: "0,0", to: "1,0", new: null },
    { number: 2, source: "2,0", to: "3,0", new: 4 },
    { number: 3, source: "5,0", to: null, new: null },
  ],
  because: [1],
  ranking: [1, 0],
  scores: [3, 9],
  rule: "CAR-BAS7",
};

const EVENTS = eventShapes("CarcassonneEvent");

function example({ kind, properties }: Shape): CarcassonneEvent {
  const fields = Object.entries(properties).map(([name, field]) => [
    name,
    FIELDS[name] ?? (field.type === "boolean" ? true : 3),
  ]);
  return { ...Object.fromEntries(fields), kind } as CarcassonneEvent;
}

describe("words", () => {
  it("exist for every kind of event, filled in without a gap", () => {
    expect(EVENTS.length).toBeGreaterThanOrEqual(14);
    for (const shape of EVENTS) {
      const event = example(shape);
      const sentence = new EventFormatter(KNOWN).sentence(event);
      expect(has(`event-${event.kind}`), event.kind).toBe(true);
      expect(sentence, event.kind).not.toMatch(GAP);
      const marked = parts(new EventFormatter(KNOWN, true).sentence(event));
      expect(marked.map((part) => (typeof part === "string" ? part : part.text)).join("")).toBe(sentence);
    }
  });

  it("mark the places of a sentence, to be gone to, and the tile as it lies, to be drawn", () => {
    const laid: CarcassonneEvent = { kind: "tile-laid", rule: "", seat: 0, tile: "D", at: "3,-1", r: 3, turn: 1 };
    const found = parts(new EventFormatter(KNOWN, true).sentence(laid)).filter((part) => typeof part !== "string");
    expect(found).toEqual([
      { kind: "seat", id: "0", text: "Anna" },
      { kind: "tile", id: "D 3", text: "tile D" },
      { kind: "place", id: "3,-1", text: "3,-1" },
    ]);
  });

  it("say here, to be gone to, where the board lights a place up", () => {
    const tell = (event: CarcassonneEvent) => parts(new EventFormatter(KNOWN, true, true).sentence(event));
    const said = (event: CarcassonneEvent) =>
      tell(event)
        .map((part) => (typeof part === "string" ? part : part.text))
        .join("");
    for (const shape of EVENTS) expect(said(example(shape)), shape.kind).not.toMatch(/\d,-?\d/);
    const laid: CarcassonneEvent = { kind: "tile-laid", rule: "", seat: 0, tile: "D", at: "3,-1", r: 0, turn: 1 };
    expect(said(laid)).toBe("Anna places tile D here.");
    expect(tell(laid)).toContainEqual({ kind: "place", id: "3,-1", text: "here" });
    const steps = [
      { number: 1, source: "0,0", to: "0,1", new: null },
      { number: 2, source: "2,0", to: null, new: null },
      { number: 3, source: "4,0", to: "5,0", new: 4 },
    ];
    const spread: CarcassonneEvent = { kind: "plague-spread", rule: "", steps };
    expect(said(spread)).toContain("marker 1 moves south, marker 2 stays");
    expect(said(spread)).toContain("marker 3 stays, and marker 4 appears east of it");
    expect(tell(spread)).toContainEqual({ kind: "place", id: "0,1", text: "south" });
  });

  it("exist for every question and each of its answers", () => {
    for (const question of ["lay", "follower"] as const) {
      const view = { question, tile: "D" } as View;
      for (const said of [questionName(view, TILES), questionWhy(view), watchName(view, "Anna")])
        expect(said, question).not.toMatch(/[{}]|question-|watch-/);
    }
    const onto = { tiles: TILES, tile: "D", at: "0,1", r: 1 };
    for (const answer of ["c0", "large r0", "f1", "abbot m0", "take abbot", "none"]) {
      for (const form of ["", ".confirm", ".with", ".short"] as const)
        expect(followerName(answer, onto, form, 4), answer).not.toMatch(/[{}]|answer-/);
      expect(chipName(answer)).not.toMatch(/[{}]|chip-/);
    }
    expect(chipName("0,1 r3")).toBe("0,1");
    const [lay, follower] = turnName("0,1 r0; none", TILES, "D");
    expect(lay).toEqual({ name: "Place the tile", where: "1 south of the start, not rotated" });
    expect(follower).toEqual({ name: "No follower" });
  });

  it("tell apart the parts of a tile of two cities in a turn", () => {
    const two = allTiles().find(({ features }) => features.filter(({ kind }) => kind === "city").length === 2);
    const said = ["c0", "c1"].map((on) => turnName(`0,1 r0; ${on}`, TILES, two?.id ?? "")[1]?.name);
    expect(new Set(said).size).toBe(2);
    for (const turn of said) expect(turn).toMatch(/knight \((north|east|south|west)/i);
    expect(turnName("0,1 r0; c0", TILES, "")[1]?.name).toMatch(/knight$/i);
  });

  it("find the tile of a turn among what was drawn before it", () => {
    const entry = (length: number, events: object[]) => ({ kind: "answer", length, events }) as Entry;
    const drawn = (tile: string) => ({ kind: "tile-drawn", tile });
    const entries = [entry(1, [drawn("D")]), entry(2, [{ kind: "tile-laid" }]), entry(3, []), entry(4, [drawn("RF")])];
    expect([0, 1, 3, 4].map((at) => tileDrawn(entries, at))).toEqual(["", "D", "D", "RF"]);
  });

  it("say where the markers lie that make a figure sick, for every reach", () => {
    const said = (reach: Parameters<typeof whereOf>[0]) =>
      (
        [
          [true, 1],
          [true, 2],
          [false, 1],
        ] as const
      ).map(([own, count]) => whereOf(reach, own, count));
    expect(said("near")).toEqual(["own", "any", "next"]);
    expect(said("tile")).toEqual(["own", "any", "next"]);
    expect(said("feature")).toEqual(["feature", "feature", "feature"]);
    expect(said("bordering")).toEqual(["own", "near", "beside"]);
    expect(said("wide")).toEqual(["around", "around", "around"]);
    for (const where of ["own", "any", "next", "feature", "near", "beside", "around"])
      expect(t("sick-cause", { count: 1, markers: "1", where, feature: "city" }), where).not.toMatch(GAP);
  });

  it("exist for every tile, kind of feature and key", () => {
    for (const id of TILES.keys()) expect(tileLooks(TILES, id, 1), id).not.toMatch(GAP);
    for (const kind of KINDS) expect(has(`kind-${kind}.many`), kind).toBe(true);
    for (const set of new Set([...TILES.values()].map((type) => type.set))) expect(has(`left-set-${set}`)).toBe(true);
    for (const key of HELP) expect(has(`help-${key}`) && has(`help-${key}-keys`), key).toBe(true);
  });

  it("say whether the tile in hand is counted, and when nobody can go on it", () => {
    expect(t("look-hole.fits", { fits: 40, left: 67, hand: "yes" })).toBe(
      "Fits here: 40 of 67, including the one in hand.",
    );
    expect(t("look-hole.fits", { fits: 40, left: 67, hand: "no" })).toBe("Fits here: 40 of 67.");
    expect(t("draft-nobody")).not.toContain("?");
  });

  it("name the last tile laid and an empty stack differently", () => {
    expect(t("stack-near", { count: 0 })).not.toBe(t("tool-last"));
  });

  it("give reasons with their rule", () => {
    const bas = Array.from({ length: 10 }, (_, i) => `BAS${i + 1}`);
    const plg = Array.from({ length: 12 }, (_, i) => `PLG${i + 1}`);
    for (const rule of [...bas, ...plg, "EXT1", "EXT2", "EXT3"]) expect(has(`rule-CAR-${rule}`), rule).toBe(true);
  });
});
