// What ravages were expected to cost, against what they cost.
import { describe, expect, it } from "vitest";
import type { Line } from "../../../lib/table/store/journal";
import type { RattusEvent } from "../model/types";
import { expectedOf, type Odds, type RavageOdds } from "../model/odds";
import { tenths } from "../words/odds";
import { ravages, type PastRavage } from "../model/autopsy";
import { courseOf, extremes, isOrdered, momentOf, oddsThen } from "./luck";

const BEGAN = { kind: "ravage-began", region: "gallia", rats: 1, cubes: [2, 1] };
const REVEALED = { kind: "rat-revealed", token: "gallia.1", face: "1 A", outbreak: true, population: 3 };
const ENDED = { kind: "ravage-ended", region: "gallia", lost: [1, 1] };

/** Lines of a story: kinds or whole events, by the entry that brought them and the answers after it. */
function story(...entries: [length: number, ...events: unknown[]][]): Line<RattusEvent>[] {
  return entries.flatMap(([length, ...events], ply) =>
    events.map((event, i) => {
      const whole = typeof event === "string" ? { kind: event } : event;
      const line = { key: `${ply}.${i}`, ply, length, undone: null, standIn: null };
      return { ...line, event: whole as RattusEvent };
    }),
  );
}

function last(lines: Line<RattusEvent>[]): PastRavage {
  return ravages(lines.map(({ event }) => event)).at(-1) as PastRavage;
}

function odds(...given: Partial<RavageOdds>[]): Odds {
  return { mover: 0, reach: [], regions: { gallia: { spread: null, open: [], ravages: given as RavageOdds[] } } };
}

describe("the moment of a ravage", () => {
  it("is after the last answer before the first rat was turned over", () => {
    const lines = story([7, "plague-moved", { ...BEGAN, final: false }], [9, REVEALED, ENDED]);
    expect(momentOf(last(lines), lines)).toBe(7);
  });

  it("is after the Knight has said how many the plague counts for", () => {
    const lines = story([7, { ...BEGAN, final: false }], [8, "plague-counted"], [10, REVEALED, ENDED]);
    expect(momentOf(last(lines), lines)).toBe(8);
  });

  it("is before the Crusader chose the order: that is no chance", () => {
    const opened = [
      { kind: "rats-opened", opened: true },
      { kind: "rat-opened", token: "gallia.1", face: "1 A" },
    ];
    const lines = story([7, { ...BEGAN, final: false }], [8, ...opened], [9, REVEALED, ENDED]);
    expect(momentOf(last(lines), lines)).toBe(7);
    expect(isOrdered(last(lines), lines)).toBe(true);
  });

  it("is for every region of the final ravage when that began (F5)", () => {
    const lines = story(
      [7, "final-ravage-began", { kind: "region-spared", region: "italia" }],
      [12, { ...BEGAN, final: true }, REVEALED, ENDED],
    );
    expect(momentOf(last(lines), lines)).toBe(7);
  });

  it("is nowhere when the rat was turned over by the same answer", () => {
    const lines = story([7, { ...BEGAN, final: false }, REVEALED, ENDED]);
    expect(momentOf(last(lines), lines)).toBeNull();
  });
});

describe("the odds of a ravage", () => {
  const now = { when: "now", cards: [], lost: [[0.5, 0.5], [1]] } as const;
  const grown = { when: "now", cards: ["serf"], lost: [[0.25, 0.75], [1]] } as const;
  const final = { when: "last", cards: [], lost: [[1], [1]] } as const;
  const all = odds(now as never, grown as never, final as never);
  const plain = last(story([7, { ...BEGAN, final: false }], [9, REVEALED, ENDED]));

  it("are those with the cubes that the Serf added, if any (K-SERF)", () => {
    const added = { kind: "cubes-added", seat: 0, region: "gallia", count: 1, extra: 0 };
    const serf = last(story([7, { ...BEGAN, final: false }], [9, REVEALED, added, ENDED]));
    expect(oddsThen(plain, all)).toBe(now);
    expect(oddsThen(serf, all)).toBe(grown);
    expect(oddsThen(serf, all, true)).toBe(now);
  });

  it("are those of its occasion, and none where nobody could tell them", () => {
    const end = last(story([7, "final-ravage-began"], [9, { ...BEGAN, final: true }, REVEALED, ENDED]));
    expect(oddsThen(end, all)).toBe(final);
    expect(oddsThen(plain, odds(final as never))).toBeNull();
  });

  it("let everybody expect a loss, written to a tenth", () => {
    const lost = [
      [0.25, 0.5, 0.25],
      [0.66, 0.34],
    ];
    expect(expectedOf({ when: "now", cards: [], lost }).map(tenths)).toEqual([1, 0.3]);
  });
});

describe("luck", () => {
  const fates = [
    { expected: [1, 0.25], lost: [0, 0] },
    { expected: [0.5, 0], lost: [2, 0] },
  ];

  it("is summed up from ravage to ravage, by seat", () => {
    expect(courseOf(fates, 0)).toEqual({ expected: [0, 1, 1.5], lost: [0, 0, 2] });
    expect(courseOf(fates, 1)).toEqual({ expected: [0, 0.25, 0.25], lost: [0, 0, 0] });
  });

  it("has its hardest blow and its narrowest escape, if they are worth a word", () => {
    expect(extremes(fates, 0)).toEqual({ worst: 1, best: 0 });
    expect(extremes(fates, 1)).toEqual({ worst: null, best: null });
  });
});
