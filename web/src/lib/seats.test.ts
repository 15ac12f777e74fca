import { describe, expect, it } from "vitest";
import type { Seat } from "./api/types";
import { nameOf, ownName } from "./seats";
import { about, t } from "./words";

await about("carcassonne");

const SEATS = [
  { seat: 0, kind: "person", name: "Ada", bot: null },
  { seat: 1, kind: "bot", name: "", bot: "cellarer" },
] as unknown as Seat[];

describe("the name of a bot", () => {
  const seat = nameOf(SEATS, 1);

  it("begins a sentence", () => {
    expect(t("bar-on-turn", { seat })).toBe("The cellarer’s turn");
    expect(t("bar-now", { seat })).toBe("Now: The cellarer");
  });

  it("is no beginning within a sentence", () => {
    expect(t("start-waiting", { seat })).toBe("waiting for the cellarer");
    expect(t("preview-meets", { seat, kind: "field" })).toBe("joins the cellarer’s field");
  });
});

describe("the name of a person", () => {
  it("is said by the words where the server gave it", () => {
    const [guest, player] = [{ kind: "guest", number: 1234 } as const, { kind: "player", number: 2 } as const];
    expect(ownName({ name: "", unnamed: guest })).toBe("Guest 1234");
    expect(ownName({ name: "", unnamed: player })).toBe("Player 2");
  });

  it("is the own one where there is one", () => {
    expect(ownName({ name: "Ada", unnamed: null })).toBe("Ada");
  });
});
