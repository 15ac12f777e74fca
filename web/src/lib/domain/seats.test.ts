import { describe, expect, it } from "vitest";
import type { PlayedFor, Seat } from "../api/types";
import { briefName, haveAllLeft, nameOf, ownSeat, personName, winnerLeft } from "./seats";
import { about, speak, t } from "../text/words";

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

describe("a bot without a face", () => {
  const both = [
    { ...SEATS[0], name: "Bert" },
    { ...SEATS[1], bot: "random" },
  ] as Seat[];

  it("is called by its own name alone where its mark stands beside it", () => {
    expect(nameOf(both, 1)).toBe("Computer: random");
    expect(briefName(both, 1)).toBe("random");
    expect([briefName(both, 0), briefName(SEATS, 1)]).toEqual(["Bert", "The cellarer"]);
  });
});

describe("one’s own seat", () => {
  it("is one alone: nobody’s who looks on, and none where several share a screen", () => {
    expect([ownSeat([2]), ownSeat([0]), ownSeat([]), ownSeat([0, 1]), ownSeat(undefined)]).toEqual([
      2,
      0,
      null,
      null,
      null,
    ]);
  });
});

describe("the name of a person", () => {
  it.each([
    ["en", "Guest 1234", "Player 2"],
    ["de", "Gast 1234", "Spieler 2"],
    ["nl", "Gast 1234", "Speler 2"],
  ])("is said in %s where the server gave it", async (language, guest, player) => {
    await speak(language);
    expect(["Guest 1234", "Player 2"].map(personName)).toEqual([guest, player]);
    await speak("en");
  });

  it("is the own one where there is one", () => {
    const own = ["", "Ada", "Guest", "guest 1234", "Guest 01", "Guest 12345", "The Player 2"];
    expect(own.map(personName)).toEqual(own);
  });
});

describe("who has won a game that ended since the others had left", () => {
  it("is the only one in first place", () => {
    expect(winnerLeft({ ended: true, places: [3, 1, 2] })).toBe(1);
    expect(winnerLeft({ ended: true, places: [1, 1, 3] })).toBe(null);
    expect(winnerLeft({ ended: true, places: null })).toBe(null);
    // By the rules others decide
    expect(winnerLeft({ ended: false, places: [1, 2] })).toBe(null);
  });
});

describe("a game ends where everybody has left for good", () => {
  const seats: Seat[] = [
    { seat: 0, kind: "human", name: "Anna", bot: null },
    { seat: 1, kind: "human", name: "Bea", bot: null },
    { seat: 2, kind: "bot", name: "novice", bot: "novice" },
  ];
  const gone = (seat: number, reason: PlayedFor["reason"]): PlayedFor => ({ seat, bot: "novice", reason });

  it("and not where somebody may come back", () => {
    expect(haveAllLeft(seats, [gone(0, "resigned"), gone(1, "lost")])).toBe(true);
    expect(haveAllLeft(seats, [gone(0, "resigned"), gone(1, "time")])).toBe(false);
    expect(haveAllLeft(seats, [gone(0, "resigned")])).toBe(false);
    expect(haveAllLeft(seats, [])).toBe(false);
  });
});
