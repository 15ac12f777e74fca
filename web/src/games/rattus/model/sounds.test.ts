import { describe, expect, it } from "vitest";
import { ALL } from "../../../lib/sound/kinds";
import { eventShapes } from "../../../lib/table/store/testing";
import type { RattusEvent } from "./types";
import { hearing, SOUNDS } from "./sounds";

describe("the events of Rattus", () => {
  it("all have a sound or are silent on purpose", () => {
    const kinds = eventShapes("RattusEvent").map(({ kind }) => kind);
    expect(kinds.length).toBeGreaterThanOrEqual(24);
    expect(Object.keys(SOUNDS).sort()).toEqual(kinds.sort());
    expect(Object.values(SOUNDS).filter((kind) => kind !== null && !ALL.includes(kind))).toEqual([]);
  });

  it("sound by what they brought", () => {
    const rat = { kind: "rat-revealed", outbreak: false } as RattusEvent;
    expect(hearing.soundOf(rat, [])).toBe("spared");
    expect(hearing.soundOf({ ...rat, outbreak: true } as RattusEvent, [])).toBe("turned");
    const over = { kind: "game-over", ranking: [1, 0] } as RattusEvent;
    expect([0, 1].map((seat) => hearing.soundOf(over, [seat]))).toEqual(["over", "won"]);
  });

  it("concern those who do something and those it is done to", () => {
    expect(hearing.about({ kind: "card-taken", seat: 1, giver: 0 } as RattusEvent)).toEqual([1, 0]);
    expect(hearing.about({ kind: "cube-lost", seat: 2 } as RattusEvent)).toEqual([2]);
    expect(hearing.about({ kind: "rat-revealed" } as RattusEvent)).toEqual([]);
  });
});
