import { afterAll, expect, it } from "vitest";
import type { Seat } from "../../../lib/api/types";
import { stepsOf } from "../../../lib/table/store/moments";
import { taleWords } from "../../../lib/table/review/tale";
import { about, speak } from "../../../lib/text/words";
import type { RattusEvent, View } from "../model/types";
import { tell } from "./tale";

const SEATS = ["Anna", "Bert"].map((name, seat) => ({ seat, kind: "human", name, bot: null })) as Seat[];
const began = (region: string, cubes: number[], final = false) => ({ kind: "ravage-began", region, cubes, final });
const ended = (region: string, lost: number[]) => ({ kind: "ravage-ended", region, lost, reason: "rats" });
const took = { kind: "card-taken", seat: 0, card: "knight", giver: null };
const GAME = [
  ...[{ kind: "plague-started", region: "gallia" }, { kind: "start-seat-drawn", seat: 1 }, took],
  ...[began("gallia", [2, 1]), ended("gallia", [1, 0]), began("italia", [3, 2]), ended("italia", [0, 0]), took, took],
  ...[began("russia", [2, 4]), ended("russia", [1, 2]), { kind: "end-triggered", reason: "supply", seat: 0 }],
  ...[began("italia", [3, 2], true), ended("italia", [2, 0])],
  { kind: "game-over", scores: [4, 4], ranking: [1, 0] },
] as unknown as RattusEvent[];
const BILL = {
  seats: [
    { majority: 2, all: 0, cards: [{ card: "knight", turns: 3, gained: 0, lost: 1 }] },
    { majority: 0, all: 0, cards: [] },
  ],
};
const entries = GAME.map((event, i) => ({ ply: i + 1, actor: 0, length: i + 1, kind: "answer", events: [event] }));

afterAll(() => speak("en"));

it("tells who began, ravages in their order with the worst of them, who was spared, what was wanted, and the end", async () => {
  await about("rattus");
  const say = await taleWords("rattus");
  const tale = tell({ steps: stepsOf<RattusEvent>(entries as never), seats: SEATS, view: {} as View, bill: BILL, say });
  expect(tale.begin).toEqual(["Bert went first, and the plague started in Gallia."]);
  expect(tale.scenes.toSorted((a, b) => a.at - b.at)).toEqual([
    { at: 5, said: "The plague raged in Gallia. Cubes lost: Anna (1)." },
    { at: 7, said: "Italia was lucky: the plague came upon 5 cubes there and took none." },
    { at: 11, said: "The worst blow fell on Russia. Cubes lost: Anna (1), Bert (2)." },
  ]);
  expect(tale.end).toEqual([
    "The most wanted card was the Knight: it was taken 3 times.",
    "The last rat left the supply, and the final round began.",
    "The final ravage claimed 2 more cubes: Anna (2).",
    "In all, the plague took 3 cubes from Anna (Majority 2, Knight 1).",
    "With 4 surviving cubes, Bert won ahead of Anna (4).",
    "The cubes were level, so turn order decided.",
  ]);
});

it("speaks every language with its own forms", async () => {
  await speak("de");
  const say = await taleWords("rattus");
  const tale = tell({ steps: stepsOf<RattusEvent>(entries as never), seats: SEATS, view: {} as View, bill: BILL, say });
  expect(tale.end[0]).toBe("Am begehrtesten war der Ritter: 3 Mal griff jemand zu.");
});
