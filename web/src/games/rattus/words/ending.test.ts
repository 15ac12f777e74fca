// How far the end is, in words.
import { describe, expect, it } from "vitest";
import type { Seat } from "../../../lib/api/types";
import { about } from "../../../lib/text/words";
import type { RattusEvent, UntilEnd, View } from "../model/types";
import { questionName } from "./questions";
import { endBringers, endCause, nearEnd, roundName, supplySentence, whyAsked, winning } from "./ending";

const SEATS = ["Anna", "Bert"].map((name, seat) => ({ seat, kind: "human", name, bot: null }) as unknown as Seat);

function view(left: Partial<UntilEnd> | null): View {
  const until_end = left && { rats: 20, rats_at_start: 29, cubes: [18, 16], turns: 10, ...left };
  return { until_end, round: until_end ? "regular" : "final", scores: [2, 4] } as View;
}

await about("rattus");

describe("the end of the game", () => {
  it("is near by whatever brings it: rats, a player's cubes, or a board to which nothing comes (F1)", () => {
    expect(nearEnd(view({}), SEATS)).toBeNull();
    expect(nearEnd(view({ rats: 4 }), SEATS)).toBe("End near · 4 rats left");
    expect(nearEnd(view({ rats: 2 }), SEATS)).toBe("End likely this round · 2 rats left");
    expect(nearEnd(view({ cubes: [9, 1] }), SEATS)).toBe("End near · Bert has one cube left");
    expect(nearEnd(view({ turns: 2 }), SEATS)).toContain("2 more turns");
    expect(nearEnd(view(null), SEATS)).toBeNull();
  });

  it("is no longer near once the game is over", () => {
    expect(supplySentence({ supply: 1, round: "final" })).toBe("End near · one rat left");
    expect(supplySentence({ supply: 1, round: "over" })).toBe("One rat left in the supply");
  });

  it("stands in the bar beside the part of the game, with the rats that are left until it is near", () => {
    expect(roundName(view({}), SEATS)).toBe("Main game · 20 rats left");
    expect(roundName(view({ rats: 4 }), SEATS)).toBe("End near · 4 rats left");
    expect(roundName(view(null), SEATS)).toBe("Final round");
  });

  it("is given exactly, and that it has come once it has", () => {
    const sentences = endBringers(view({ rats: 9 }), SEATS, null).map(({ said }) => said);
    expect(sentences[0]).toContain("9 of 29 are left");
    expect(sentences[1]).toContain("Anna (18), Bert (16)");
    expect(sentences).toHaveLength(3);
    expect(endBringers(view(null), SEATS, null).map(({ said }) => said)).toEqual(["The end has come: Final round."]);
  });

  it("says what has brought it, as the chronicle does (F1)", () => {
    const events = [{ kind: "end-triggered", rule: "RAT-F1", seat: 0, reason: "supply" }, { kind: "turn-began" }, null];
    const lines = events.map((event) => ({ event: event as RattusEvent | null }));
    const cause = endCause(lines, SEATS);
    expect(cause).toBe("The supply is empty. The final round begins.");
    expect(endBringers(view(null), SEATS, cause).map(({ said }) => said)).toEqual([cause]);
    expect(endCause(lines.slice(1), SEATS)).toBeNull();
    const turn = { ...view(null), question: "turn", detail: {}, legal: ["done", "use monk"] } as unknown as View;
    expect(whyAsked(turn, lines, SEATS)).toMatch(
      /^The supply is empty\. The final round begins\. Now you may only use/,
    );
    // Nobody without a card is asked to use cards
    const spent = { ...turn, legal: ["done"] };
    expect(whyAsked(spent, [], SEATS)).toMatch(/^You have no card that you can use now\./);
    expect([questionName(turn), questionName(spent)]).toEqual([
      "Final round: use your cards",
      "Final round: finish your turn",
    ]);
    expect(whyAsked({ ...turn, round: "regular" }, [], SEATS)).toMatch(/^Take a card/);
  });

  it("is won with the most cubes on the board and in the palace (F6)", () => {
    const [how, standing] = winning(view({}), SEATS);
    expect(how?.rule).toBe("RAT-F6");
    expect(standing?.said).toBe("Current standing: Anna (2), Bert (4).");
  });
});
