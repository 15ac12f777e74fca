import { describe, expect, it } from "vitest";
import type { Table } from "../../api/types";
import { standOf, tellsOdds, type OddsTable } from "./odds";

function looking(more: Partial<Table>, rest: Partial<OddsTable> = {}): OddsTable {
  const table = { ply: 9, length: 8, mine: [1], seat: 1, over: false, odds: "always", ...more } as Table;
  return { id: "a", table, playing: false, present: null, ...rest };
}

describe("odds at a table", () => {
  it("are given when the table was opened so", () => {
    expect(tellsOdds({ odds: "always", over: false })).toBe(true);
    expect(tellsOdds({ odds: "after", over: false })).toBe(false);
    expect(tellsOdds({ odds: "after", over: true })).toBe(true);
    expect(tellsOdds({ odds: "off", over: true })).toBe(false);
  });

  it("are those of the table as it stands, with the viewer's knowledge", () => {
    expect(standOf(looking({}))).toEqual({ at: 8, ply: 9, seat: 1 });
    expect(standOf(looking({ mine: [], seat: null }))).toEqual({ at: 8, ply: 9, seat: null });
    expect(standOf(looking({ odds: "off" }))).toBeNull();
  });

  it("wait until what happened has been shown", () => {
    expect(standOf(looking({}, { playing: true }))).toBeNull();
  });

  it("are for nobody while the screen goes from hand to hand", () => {
    const shared = { mine: [0, 1], seat: 1 };
    expect(standOf(looking(shared, { present: 0 }))).toBeNull();
    expect(standOf(looking(shared, { present: 1 }))?.seat).toBe(1);
    expect(standOf(looking({ ...shared, over: true }, { present: null }))?.seat).toBe(1);
  });
});
