import { describe, expect, it } from "vitest";
import { cubeAt, endsOf, parse, place, regionsOf, spotOf, withCounts, type Choice } from "../model/answers";
import { choices, groupOf, inGroup, inRegion, totals } from "./choices";
import { litRegions } from "../board/hand";
import {
  cancel,
  choose,
  confirm,
  IDLE,
  listed,
  openGroup,
  tapCard,
  tapRegion,
  tapSpot,
  type Outcome,
  type Picking,
} from "./pick";

describe("answers by their shape", () => {
  it("reads every form of the notation", () => {
    expect(parse("take knight")).toEqual({ kind: "take", card: "knight" });
    expect(parse("use pied-piper")).toEqual({ kind: "use", card: "pied-piper" });
    expect(parse("add gallia 3")).toEqual({ kind: "add", region: "gallia", count: 3 });
    expect(parse("mayor")).toEqual({ kind: "mayor", card: "mayor" });
    expect(parse("plague germania")).toEqual({ kind: "plague", region: "germania" });
    expect(parse("plague stay")).toEqual({ kind: "stay" });
    expect(parse("gallia.2")).toEqual({ kind: "token", region: "gallia", slot: 2 });
    expect(parse("gallia/0")).toEqual({ kind: "cube", region: "gallia", seat: 0, potions: 0 });
    expect(parse("gallia/2+1")).toEqual({ kind: "cube", region: "gallia", seat: 2, potions: 1 });
    expect(parse("gallia-germania")).toEqual({ kind: "link", ends: ["gallia", "germania"] });
    expect(parse("hispania")).toEqual({ kind: "region", region: "hispania" });
    expect(parse("2")).toEqual({ kind: "number", count: 2 });
    expect(parse("hispania; 2")).toEqual({ kind: "cubes", region: "hispania", count: 2 });
    for (const word of ["yes", "no", "keep", "stop", "done"]) expect(parse(word)).toEqual({ kind: word });
  });

  it("leaves what it doesn't know as it is, to be offered all the same", () => {
    expect(parse("gallia#1")).toEqual({ kind: "other", text: "gallia#1" });
    expect(parse("dance wildly")).toEqual({ kind: "other", text: "dance wildly" });
  });

  it("knows places of tokens, cubes and links", () => {
    expect(place("anglia.3")).toEqual({ region: "anglia", slot: 3 });
    expect([place("anglia"), cubeAt("anglia"), endsOf("anglia")]).toEqual([null, null, null]);
    expect(cubeAt("anglia/3+12")?.potions).toBe(12);
  });

  it("finds what stands for them on the map", () => {
    expect(["gallia.2", "gallia/1+3", "gallia-italia", "gallia", "yes"].map((text) => spotOf(parse(text)))).toEqual([
      "gallia.2",
      "gallia/1",
      "gallia-italia",
      null,
      null,
    ]);
    expect(regionsOf(parse("gallia-italia"))).toEqual(["gallia", "italia"]);
    expect(regionsOf(parse("gallia/1"))).toEqual(["gallia"]);
    expect(regionsOf(parse("stop"))).toEqual([]);
  });
});

const TURN = choices(
  ["add gallia 2", "mayor", "plague gallia", "plague italia", "take knight", "use monk"],
  ["plague italia"],
);
const OPEN = { turn: true, done: true };
const STEP = { turn: false, done: true };
const RATS = choices(["anglia.1", "gallia.1", "gallia.2", "stop"], ["anglia.1"]);
const CUBES = choices(["gallia/0", "gallia/1", "gallia/1+1", "gallia/1+2", "italia/0"], []);
const WALLS = choices(["anglia-gallia", "gallia-italia", "hungaria-italia", "keep", "stop"], []);

describe("choices by what stands for them", () => {
  it("sorts them to regions, things on the map, cards and the rest", () => {
    expect(TURN.regions.get("gallia")?.map((it) => it.text)).toEqual(["add gallia 2", "plague gallia"]);
    expect(TURN.cards.get("knight")?.map((it) => it.text)).toEqual(["take knight"]);
    expect(TURN.cards.get("mayor")?.map((it) => it.text)).toEqual(["mayor"]);
    expect([...RATS.spots.keys()]).toEqual(["anglia.1", "gallia.1", "gallia.2"]);
    expect(RATS.plain.map((it) => it.text)).toEqual(["stop"]);
    expect(TURN.all.filter((it) => it.final).map((it) => it.text)).toEqual(["plague italia"]);
  });

  it("puts equal cubes into one stack, whatever they carry", () => {
    expect([...CUBES.spots.keys()]).toEqual(["gallia/0", "gallia/1", "italia/0"]);
    expect(CUBES.spots.get("gallia/1")?.map((it) => it.text)).toEqual(["gallia/1", "gallia/1+1", "gallia/1+2"]);
  });

  it("groups what a turn allows", () => {
    expect(TURN.all.map(groupOf)).toEqual(["add", "add", "plague", "plague", "take", "use"]);
    expect(inGroup(TURN.all, "plague").map((it) => it.text)).toEqual(["plague gallia", "plague italia"]);
    expect([...litRegions(RATS.all)].sort()).toEqual(["anglia", "gallia"]);
  });

  it("gathers the totals of a region where there are several", () => {
    const several = choices(["add gallia 1", "add gallia 2", "add italia 2", "mayor"], []);
    expect([...totals(several.all)].map(([id, all]) => [id, all.length])).toEqual([
      ["gallia", 2],
      ["italia", 1],
    ]);
    expect(totals(TURN.all).size).toBe(0);
    const moves = choices(withCounts(["gallia", "italia"], 2), []);
    expect([...totals(moves.all)].map(([id, all]) => [id, all.map((it) => it.text)])).toEqual([
      ["gallia", ["gallia; 1", "gallia; 2"]],
      ["italia", ["italia; 1", "italia; 2"]],
    ]);
  });

  it("finds what can be chosen in a region and on its borders, which light up by themselves", () => {
    expect(inRegion(WALLS, "italia").map((it) => it.text)).toEqual(["gallia-italia", "hungaria-italia"]);
    expect(inRegion(CUBES, "italia").map((it) => it.text)).toEqual(["italia/0"]);
    expect(inRegion(TURN, "italia").map((it) => it.text)).toEqual(["plague italia"]);
    expect(litRegions(WALLS.all).size).toBe(0);
  });
});

describe("taps", () => {
  it("on a region with several answers look at it, and the cubes among them are chosen", () => {
    const { next, send } = tapRegion(IDLE, "gallia", TURN, OPEN);
    expect(send).toBeNull();
    expect([next.focus, next.selected?.text]).toEqual([{ kind: "region", id: "gallia" }, "add gallia 2"]);
    expect(listed(next, TURN, true).map((it) => it.text)).toEqual(["add gallia 2", "plague gallia"]);
    expect(tapRegion(next, "gallia", TURN, OPEN).send?.text).toBe("add gallia 2");
  });

  it("on a region to which several numbers of cubes may come select the highest, and commit it the second time", () => {
    const several = choices(["add gallia 2", "add gallia 3", "add gallia 1", "plague gallia"], []);
    for (const now of [IDLE, openGroup(IDLE, "add")]) {
      const { next, send } = tapRegion(now, "gallia", several, OPEN);
      expect([send, next.selected?.text]).toEqual([null, "add gallia 3"]);
      expect(tapRegion(next, "gallia", several, OPEN).send?.text).toBe("add gallia 3");
      expect(choose(next, several.all[0] as Choice, OPEN).send?.text).toBe("add gallia 2");
    }
    const moves = choices(withCounts(["gallia", "italia"], 2), []);
    const first = tapRegion(IDLE, "italia", moves, STEP);
    expect([first.send, first.next.selected?.text]).toEqual([null, "italia; 2"]);
    expect(tapRegion(first.next, "italia", moves, STEP).send?.text).toBe("italia; 2");
  });

  it("on a region to settle in select first and commit the second time, whether it can be undone or not", () => {
    for (const final of [[], ["gallia", "italia"]]) {
      const regions = choices(["gallia", "italia"], final);
      const settling = { turn: false, settling: true, done: false };
      const first = tapRegion(IDLE, "gallia", regions, settling);
      expect([first.send, first.next.selected?.text]).toEqual([null, "gallia"]);
      expect(tapRegion(first.next, "italia", regions, settling).next.selected?.text).toBe("italia");
      expect(tapRegion(first.next, "gallia", regions, settling).send?.text).toBe("gallia");
    }
  });

  it("in an open turn select first and commit the second time", () => {
    const taps: ((now: Picking) => Outcome)[] = [
      (now) => tapRegion(now, "italia", TURN, OPEN),
      (now) => tapRegion(now, "gallia", TURN, OPEN),
      (now) => tapCard(now, "knight", TURN, OPEN),
      (now) => choose(now, TURN.all[0] as Choice, OPEN),
    ];
    for (const tap of taps) {
      const first = tap(IDLE);
      expect(first.send).toBeNull();
      expect(tap(first.next).send).toEqual(first.next.selected);
      expect(confirm(first.next).send).toEqual(first.next.selected);
    }
  });

  it("inside an ability give what can be taken back, and begin an ability, at once", () => {
    const outcomes = [
      tapSpot(IDLE, { kind: "token", id: "gallia.2" }, RATS, STEP),
      tapSpot(IDLE, { kind: "link", id: "gallia-italia" }, WALLS, STEP),
      tapSpot(IDLE, { kind: "cube", id: "gallia/0" }, CUBES, STEP),
      choose(IDLE, WALLS.plain[0] as Choice, STEP),
      tapCard(IDLE, "monk", TURN, OPEN),
      tapCard(IDLE, "mayor", TURN, OPEN),
    ];
    expect(outcomes.map(({ send }) => send?.text)).toEqual([
      "gallia.2",
      "gallia-italia",
      "gallia/0",
      "keep",
      "use monk",
      "mayor",
    ]);
    expect(outcomes.every(({ next }) => next === IDLE)).toBe(true);
  });

  it("on what nothing can be undone after never give it at once", () => {
    const first = tapSpot(IDLE, { kind: "token", id: "anglia.1" }, RATS, STEP);
    expect([first.send, first.next.selected?.text]).toEqual([null, "anglia.1"]);
    expect(tapSpot(first.next, { kind: "token", id: "anglia.1" }, RATS, STEP).send?.text).toBe("anglia.1");
    expect(tapRegion(openGroup(IDLE, "plague"), "italia", TURN, OPEN).send).toBeNull();
  });

  it("give a word at once after which nothing could be undone, where there is nothing to undo", () => {
    const [yes] = choices(["yes", "no"], ["yes", "no"]).plain as [Choice, Choice];
    expect(choose(IDLE, yes, { turn: false, done: false }).send).toEqual(yes);
    expect(choose(IDLE, yes, STEP).send).toBeNull();
    expect(choose(IDLE, yes, { turn: true, done: false }).send).toBeNull();
  });

  it("add cubes at once where a group or the region has been chosen before", () => {
    const add = TURN.all[0] as Choice;
    expect(tapRegion(openGroup(IDLE, "add"), "gallia", TURN, OPEN).send).toEqual(add);
    expect(choose(openGroup(IDLE, "add"), add, OPEN).send).toEqual(add);
    expect(choose({ ...IDLE, focus: { kind: "region", id: "gallia" } }, add, OPEN).send).toEqual(add);
    const elsewhere: Picking = { ...IDLE, focus: { kind: "region", id: "italia" } };
    expect(tapRegion(elsewhere, "gallia", TURN, OPEN).send).toBeNull();
  });

  it("on a region take only what belongs to the open group", () => {
    expect(tapRegion(openGroup(IDLE, "plague"), "gallia", TURN, OPEN).next.selected?.text).toBe("plague gallia");
  });

  it("on a region with several answers of the open group list these alone, and what else it has where it has none of them", () => {
    const several = choices(["add gallia 1", "add gallia 2", "plague gallia", "plague italia"], []);
    const texts = (id: string): string[] =>
      listed(tapRegion(openGroup(IDLE, "add"), id, several, OPEN).next, several, true).map((it) => it.text);
    expect(texts("gallia")).toEqual(["add gallia 1", "add gallia 2"]);
    expect(texts("italia")).toEqual(["plague italia"]);
  });

  it("on something else leave what was selected", () => {
    const first = tapCard(IDLE, "knight", TURN, OPEN);
    expect(tapRegion(first.next, "italia", TURN, OPEN).next.selected?.text).toBe("plague italia");
    expect(tapRegion(first.next, "hungaria", TURN, OPEN).next.selected).toBeNull();
  });

  it("on a rat that can't be chosen look at it", () => {
    const { next, send } = tapSpot(IDLE, { kind: "token", id: "italia.1" }, RATS, STEP);
    expect([send, next.focus?.id]).toEqual([null, "italia.1"]);
  });

  it("on a stack of cubes ask which where they differ", () => {
    const { next, send } = tapSpot(IDLE, { kind: "cube", id: "gallia/1" }, CUBES, STEP);
    expect(send).toBeNull();
    expect(listed(next, CUBES, false).map((it) => it.text)).toEqual(["gallia/1", "gallia/1+1", "gallia/1+2"]);
  });

  it("on a region with one thing to choose from choose that, otherwise list what is in it", () => {
    expect(tapRegion(IDLE, "anglia", RATS, STEP).next.selected?.text).toBe("anglia.1");
    const { next, send } = tapRegion(IDLE, "gallia", RATS, STEP);
    expect(send).toBeNull();
    expect(listed(next, RATS, false).map((it) => it.text)).toEqual(["gallia.1", "gallia.2"]);
    expect(listed(tapRegion(IDLE, "gallia", WALLS, STEP).next, WALLS, false)).toHaveLength(2);
  });

  it("on a card show it, also when nothing can be done with it", () => {
    expect(tapCard(IDLE, "king", TURN, OPEN).next.focus).toEqual({ kind: "card", id: "king" });
  });

  it("are taken back one after the other", () => {
    const final = TURN.all.find((it) => it.final);
    if (!final) throw new Error("no final choice");
    const chosen = choose({ ...IDLE, focus: { kind: "region", id: "italia" } }, final, OPEN).next;
    expect(cancel(chosen).selected).toBeNull();
    expect(cancel(cancel(chosen))).toEqual(IDLE);
  });
});
