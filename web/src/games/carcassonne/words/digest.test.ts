import { expect, it } from "vitest";
import type { Seat } from "../../../lib/api/types";
import { about } from "../../../lib/text/words";
import type { CarcassonneEvent } from "../model/types";
import { model } from "../model/presentation";
import { digest } from "./digest";

const SEATS = ["Anna", "Bert", "Carla"].map((name, seat) => ({ seat, kind: "human", name, bot: null })) as Seat[];
const eventOf = (kind: string, more: object = {}) => ({ kind, rule: "", ...more }) as unknown as CarcassonneEvent;
const scored = (winners: number[], points: number) => eventOf("feature-scored", { winners, points });

await about("carcassonne");

it("tells one's own points and sick followers first, then the points of others, the plague and the tiles", () => {
  const game = [
    ...[eventOf("tile-laid"), scored([0, 2], 4), scored([2], 3), eventOf("plague-spread")],
    ...[eventOf("follower-fell-sick", { seat: 0 }), eventOf("follower-fell-sick", { seat: 1 }), eventOf("tile-laid")],
    eventOf("abbot-taken", { seat: 0, points: 2 }),
  ];
  expect(digest(game, SEATS, [0])).toEqual([
    "You scored 6 points.",
    "One of your followers fell sick.",
    "Others scored: Carla: 7 points.",
    "The plague spread.",
    "2 tiles were placed.",
  ]);
  expect(digest([eventOf("tile-laid")], SEATS, [])).toEqual(["One tile was placed."]);
  // To a spectator nobody is another
  expect(digest([scored([2], 3)], SEATS, [])).toEqual(["Points: Carla: 3 points."]);
});

it("knows whose turn begins, and that the last scoring is nobody's", () => {
  const events = [eventOf("turn-began", { seat: 2 }), eventOf("final-scoring-began"), eventOf("tile-laid")];
  expect(events.map(model.turn)).toEqual([2, null, undefined]);
});
