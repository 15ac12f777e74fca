import { describe, expect, it } from "vitest";
import { about } from "../../../lib/text/words";
import type { RegionOdds } from "../model/odds";
import { oddsSentences } from "./odds";

await about("rattus");

describe("odds in words", () => {
  it("say what everybody may lose and where rats would go", () => {
    const odds: RegionOdds = {
      spread: { count: 2, room: { anglia: 3, italia: 1 } },
      ravages: [
        { when: "now", cards: [], lost: [[0.25, 0.5, 0.25], [1], [0.999, 0.001]] },
        { when: "now", cards: ["knight"], lost: [[0, 1], [1], [1]] },
        { when: "last", cards: [], lost: [[1], [1], [1]] },
      ],
      open: [],
    };
    expect(oddsSentences(odds, [])).toEqual([
      "If the plague ravages here: Red loses no cube (25%), 1 cube (50%), 2 cubes (25%); Yellow loses no cube (>99%), 1 cube (<1%).",
      "In the final ravage: Nobody loses a cube.",
      "The plague brings 2 more rats. Rats next door: Anglia 0 of 3, Italia 2 of 3.",
    ]);
  });
});
