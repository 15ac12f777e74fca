import { expect, it } from "vitest";
import type { Seat, Table } from "../api/types";
import { again, optionsOf } from "./again";

const person = (seat: number, name: string): Seat => ({ seat, kind: "human", name, bot: null });
const BOT: Seat = { seat: 2, kind: "bot", name: "greedy", bot: "greedy" };
const OPTIONS = { players: 4, cards: "random", start: 3 };

function over(seats: Seat[], mine: number[]): Table {
  return { game: "rattus", seats, mine, analysis: true, odds: "after" } as unknown as Table;
}

it("is opened anew with the same people and bots, and the next seat begins", () => {
  const seats = [person(0, "Bertha"), person(1, "Anna"), BOT, person(3, "Carl")];
  expect(again(over(seats, [0, 1]), OPTIONS, "Anna")).toEqual({
    game: "rattus",
    options: { players: 4, cards: "random", start: 0 },
    seats: [{ kind: "hotseat", name: "Bertha" }, { kind: "me" }, { kind: "bot", bot: "greedy" }, { kind: "open" }],
    analysis: true,
    odds: "after",
  });
});

it("is begun by lot where it was, and by nobody in a game that asks for none", () => {
  const table = over([person(0, "Anna"), person(1, "Bertha")], [0, 1]);
  expect(again(table, { start: "random" }, "Anna").options).toEqual({ start: "random" });
  expect(again(table, { river: true }, "Anna").options).toEqual({ river: true });
});

it("leaves those at the screen their names where none of them is the guest", () => {
  const table = over([person(0, "Anna"), person(1, "Bertha")], [0, 1]);
  const named = ["Anna", "Bertha"].map((name) => ({ kind: "hotseat", name }));
  expect(again(table, {}, "Guest 7").seats).toEqual(named);
});

it("takes the options from the record, where chance is still to choose", () => {
  expect(optionsOf('{"game": "rattus", "options": {"cards": "random"}, "answers": []}')).toEqual({ cards: "random" });
});
