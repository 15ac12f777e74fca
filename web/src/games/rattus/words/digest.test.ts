import { expect, it } from "vitest";
import type { Seat } from "../../../lib/api/types";
import { about } from "../../../lib/text/words";
import type { RattusEvent } from "../model/types";
import { model } from "../model/presentation";
import { digest } from "./digest";

const SEATS = ["Anna", "Bert", "Carla"].map((name, seat) => ({ seat, kind: "human", name, bot: null })) as Seat[];
const lost = (seat: number) => ({ kind: "cube-lost", rule: "RAT-C5", seat }) as RattusEvent;
const raged = (region: string) => ({ kind: "ravage-began", rule: "RAT-C1", region }) as RattusEvent;
const went = (to: string) => ({ kind: "plague-moved", rule: "RAT-P1", to }) as RattusEvent;
const took = (seat: number, card: string) => ({ kind: "card-taken", rule: "RAT-T2", seat, card }) as RattusEvent;

const settled = (seat: number, region: string) => ({ kind: "settled", rule: "RAT-S7", seat, region }) as RattusEvent;

await about("rattus");

it("tells one's own losses first, then those of others, where the plague raged and who took what", () => {
  const game = [took(1, "knight"), raged("gallia"), lost(0), lost(2), lost(0), raged("gallia"), lost(2), lost(2)];
  expect(digest(game, SEATS, [0])).toEqual([
    "You lost 2 cubes.",
    "Other losses: Carla (3).",
    "The plague ravaged Gallia.",
    "Bert took the Knight.",
  ]);
});

it("tells where the plague went if it raged nowhere, and a spectator has no losses of their own", () => {
  expect(digest([went("italia"), went("gallia")], SEATS, [0])).toEqual(["The plague went to Gallia."]);
  expect(digest([raged("gallia"), lost(0)], SEATS, [])).toEqual(["Losses: Anna (1).", "The plague ravaged Gallia."]);
});

it("tells who settled where, as long as nothing else has happened", () => {
  const settling = [settled(1, "gallia"), settled(2, "italia")];
  expect(digest(settling, SEATS, [0])).toEqual(["Bert settled in Gallia.", "Carla settled in Italia."]);
  expect(digest([...settling, took(1, "knight")], SEATS, [0])).toEqual(["Bert took the Knight."]);
});

it("knows whose turn begins, and that the last ravage is nobody's", () => {
  const kinds = [
    { kind: "turn-began", seat: 2 },
    { kind: "settled", seat: 1 },
    { kind: "final-ravage-began" },
    lost(1),
  ];
  expect(kinds.map((event) => model.turn(event as RattusEvent))).toEqual([2, 1, null, undefined]);
});
