import { expect, it } from "vitest";
import type { Seat } from "../../../lib/api/types";
import { about } from "../../../lib/text/words";
import type { RattusEvent } from "../model/types";
import { ravageOf } from "../model/autopsy";
import { say } from "./bill";
import { EventFormatter } from "./sentences";

await about("rattus");
const SEATS = ["Anna", "Bert"].map((name, seat) => ({ seat, kind: "human", name, bot: null })) as Seat[];
const plain = (text: string): string => text.replaceAll("\u00a0", " ");

it("says what took the cubes of each player, and what their cards brought and cost", () => {
  const cards = [
    { card: "knight", turns: 1, gained: 0, lost: 3 },
    { card: "peasant", turns: 4, gained: 2, lost: 0 },
  ];
  const seats = [
    { majority: 2, all: 0, cards },
    { majority: 0, all: 0, cards: [] },
  ];
  const [anna, bert] = say({ seats, ravages: [] });
  expect(anna?.lost).toBe(5);
  expect(anna?.lines.map(plain)).toEqual([
    "Majority 2, Knight 3",
    "Knight: one turn, 3 lost · Peasant: 4 turns, 2 gained",
  ]);
  expect(bert).toEqual({ lost: 0, lines: [] });
});

it("ends a ravage with the causes of its losses, and counts none of an earlier one", () => {
  const lost = (seat: number, cause: string, card: string | null = null) => ({ kind: "cube-lost", seat, cause, card });
  const began = { kind: "ravage-began", region: "gallia" };
  const ended = { kind: "ravage-ended", region: "gallia", lost: [2, 1], reason: "rats" } as RattusEvent;
  const story = [began, lost(1, "all"), began, lost(0, "majority"), lost(0, "class", "knight"), lost(1, "majority")];
  const events = [...story, ended] as RattusEvent[];
  const formatter = new EventFormatter(SEATS);
  expect(plain(formatter.sentence(ended, ravageOf(events, ended)))).toBe(
    "No rats are left in Gallia. Anna loses 2 cubes (Majority 1, Knight 1), Bert loses one cube (Majority 1).",
  );
  expect(formatter.sentence(ended)).toBe("No rats are left in Gallia. Anna loses 2 cubes, Bert loses one cube.");
});
