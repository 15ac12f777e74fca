// Who thinks, and when that is announced.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Seat, Table } from "../../api/types";
import { voice } from "../../ui/liveregion.svelte";
import { LONG, sayLate, thinkerOf } from "./thinking";

const SEATS: Seat[] = [
  { seat: 0, kind: "human", name: "Lea", bot: null },
  { seat: 1, kind: "bot", name: "novice", bot: "novice" },
  { seat: 2, kind: "human", name: "Ida", bot: null },
  { seat: 3, kind: "open", name: "", bot: null },
];

function table(actor: number | "chance" | null, playing = false, link: "open" | "lost" = "open", paused = false) {
  const acting = actor === 0 ? 0 : null;
  const conduct = { clock: null, played: [], votes: [], ended: false, paused, orders: [], offers: [] };
  const known = { conduct } as unknown as Table;
  return { view: { viewer: 0, actor, question: null }, seats: SEATS, acting, playing, link, table: known };
}

describe("somebody else thinks", () => {
  it("while it is asked and nothing is being shown", () => {
    expect(thinkerOf(table(1))).toBe(1);
    expect(thinkerOf(table(2))).toBe(2);
    expect(thinkerOf(table(3))).toBeNull();
    expect(thinkerOf(table(0))).toBeNull();
    expect(thinkerOf(table("chance"))).toBeNull();
    expect(thinkerOf(table(null))).toBeNull();
    expect(thinkerOf(table(1, true))).toBeNull();
    expect(thinkerOf(table(1, false, "lost"))).toBeNull();
    expect(thinkerOf(table(1, false, "open", true))).toBeNull();
  });

  it("but not while it is away", () => {
    const away = table(2);
    const seats = [0, 1, 2].map((seat) => ({ seat, reserve: 0, vacation: 0, away: seat === 2 ? 20 : 0 }));
    const conduct = { ...away.table.conduct, clock: { now: 10, seats } };
    const known = { ...away, table: { conduct } as unknown as Table };
    expect(thinkerOf(known)).toBeNull();
    expect(thinkerOf({ ...known, view: { ...known.view, actor: 1 } })).toBe(1);
  });
});

describe("that a bot thinks", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    voice.hints = "";
  });
  afterEach(() => vi.useRealTimers());

  it("is announced once when it takes long, and not at all when it does not", () => {
    const end = sayLate("The novice is still thinking.");
    vi.advanceTimersByTime(LONG - 1);
    expect(voice.hints).toBe("");
    end();
    vi.advanceTimersByTime(LONG);
    expect(voice.hints).toBe("");
    sayLate("The novice is still thinking.");
    vi.advanceTimersByTime(3 * LONG);
    expect(voice.hints.trim()).toBe("The novice is still thinking.");
  });
});
