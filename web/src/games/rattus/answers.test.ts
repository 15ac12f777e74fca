import { describe, expect, it } from "vitest";
import { parse, place } from "./answers";
import { choices, groupOf, inGroup, litRegions } from "./choices";
import { cancel, choose, confirm, IDLE, listed, openGroup, tapCard, tapRegion, tapToken } from "./pick";

describe("answers by their shape", () => {
  it("reads every form of the notation", () => {
    expect(parse("take knight")).toEqual({ kind: "take", card: "knight" });
    expect(parse("use pied-piper")).toEqual({ kind: "use", card: "pied-piper" });
    expect(parse("add gallia 3")).toEqual({ kind: "add", region: "gallia", count: 3 });
    expect(parse("plague germania")).toEqual({ kind: "plague", region: "germania" });
    expect(parse("plague stay")).toEqual({ kind: "stay" });
    expect(parse("gallia.2")).toEqual({ kind: "token", region: "gallia", slot: 2 });
    expect(parse("hispania")).toEqual({ kind: "region", region: "hispania" });
    expect(parse("2")).toEqual({ kind: "number", count: 2 });
    for (const word of ["yes", "no", "stop", "done"]) expect(parse(word)).toEqual({ kind: word });
  });

  it("leaves what it doesn't know as it is, to be offered all the same", () => {
    expect(parse("gallia/2+1")).toEqual({ kind: "other", text: "gallia/2+1" });
    expect(parse("dance wildly")).toEqual({ kind: "other", text: "dance wildly" });
  });

  it("knows a place of a token", () => {
    expect(place("anglia.3")).toEqual({ region: "anglia", slot: 3 });
    expect(place("anglia")).toBeNull();
  });
});

const TURN = choices(["add gallia 2", "plague gallia", "plague italia", "take knight", "use monk"], ["plague italia"]);
const RATS = choices(["anglia.1", "gallia.1", "gallia.2", "stop"], ["anglia.1"]);

describe("choices by what stands for them", () => {
  it("sorts them to regions, tokens, cards and the rest", () => {
    expect(TURN.regions.get("gallia")?.map((it) => it.text)).toEqual(["add gallia 2", "plague gallia"]);
    expect(TURN.cards.get("knight")?.map((it) => it.text)).toEqual(["take knight"]);
    expect([...RATS.tokens.keys()]).toEqual(["anglia.1", "gallia.1", "gallia.2"]);
    expect(RATS.plain.map((it) => it.text)).toEqual(["stop"]);
    expect(TURN.all.filter((it) => it.final).map((it) => it.text)).toEqual(["plague italia"]);
  });

  it("groups what a turn allows", () => {
    expect(TURN.all.map(groupOf)).toEqual(["add", "plague", "plague", "take", "use"]);
    expect(inGroup(TURN.all, "plague").map((it) => it.text)).toEqual(["plague gallia", "plague italia"]);
    expect([...litRegions(RATS.all)].sort()).toEqual(["anglia", "gallia"]);
  });
});

describe("taps", () => {
  it("on a region in an open turn only look at it", () => {
    const { next, send } = tapRegion(IDLE, "gallia", TURN, true);
    expect(send).toBeNull();
    expect(next.focus).toEqual({ kind: "region", id: "gallia" });
    expect(listed(next, TURN, true).map((it) => it.text)).toEqual(["add gallia 2", "plague gallia"]);
  });

  it("send a single answer at once when the group is open, unless it is final", () => {
    expect(tapRegion(openGroup(IDLE, "add"), "gallia", TURN, true).send?.text).toBe("add gallia 2");
    const first = tapRegion(openGroup(IDLE, "plague"), "italia", TURN, true);
    expect(first.send).toBeNull();
    expect(first.next.selected?.text).toBe("plague italia");
    expect(tapRegion(first.next, "italia", TURN, true).send?.text).toBe("plague italia");
  });

  it("on a rat choose it, twice if that can't be undone", () => {
    expect(tapToken(IDLE, "gallia.2", RATS).send?.text).toBe("gallia.2");
    const first = tapToken(IDLE, "anglia.1", RATS);
    expect(first.send).toBeNull();
    expect(confirm(first.next).send?.text).toBe("anglia.1");
  });

  it("on a region with one rat to choose from choose that rat", () => {
    expect(tapRegion(IDLE, "anglia", RATS, false).next.selected?.text).toBe("anglia.1");
    expect(tapRegion(IDLE, "gallia", RATS, false).send).toBeNull();
  });

  it("on a card show it, also when nothing can be done with it", () => {
    expect(tapCard(IDLE, "king", TURN).next.focus).toEqual({ kind: "card", id: "king" });
    expect(tapCard(IDLE, "knight", TURN).send).toBeNull();
  });

  it("are taken back one after the other", () => {
    const final = TURN.all.find((it) => it.final);
    if (!final) throw new Error("no final choice");
    const chosen = choose({ ...IDLE, focus: { kind: "region", id: "italia" } }, final).next;
    expect(cancel(chosen).selected).toBeNull();
    expect(cancel(cancel(chosen))).toEqual(IDLE);
  });
});
