import { describe, expect, it } from "vitest";
import { ALL } from "../../../lib/sound/kinds";
import { eventShapes } from "../../../lib/table/store/testing";
import type { CarcassonneEvent } from "./types";
import { hearing, SOUNDS } from "./sounds";

describe("the events of Carcassonne", () => {
  it("all have a sound or are silent on purpose", () => {
    const kinds = eventShapes("CarcassonneEvent").map(({ kind }) => kind);
    expect(kinds.length).toBeGreaterThanOrEqual(14);
    expect(Object.keys(SOUNDS).sort()).toEqual(kinds.sort());
    expect(Object.values(SOUNDS).filter((kind) => kind !== null && !ALL.includes(kind))).toEqual([]);
  });

  it("sound of points only where somebody gets some, and leave the final scoring to its walk (PLG9)", () => {
    const scored = { kind: "feature-scored", final: false, winners: [0], figures: [{ seat: 2 }] };
    expect(hearing.soundOf(scored as unknown as CarcassonneEvent, [])).toBe("points");
    expect(hearing.soundOf({ ...scored, winners: [] } as unknown as CarcassonneEvent, [])).toBe("home");
    expect(hearing.soundOf({ ...scored, final: true } as unknown as CarcassonneEvent, [])).toBeNull();
    expect(hearing.about(scored as unknown as CarcassonneEvent)).toEqual([0, 2]);
  });

  it("are won by all who share the victory (BAS10)", () => {
    const over = { kind: "game-over", ranking: [1, 0, 2], scores: [7, 7, 3] } as unknown as CarcassonneEvent;
    expect([0, 1, 2].map((seat) => hearing.soundOf(over, [seat]))).toEqual(["won", "won", "over"]);
  });
});
