import { expect, it } from "vitest";
import type { Seat } from "../../../../lib/api/types";
import { stepsOf } from "../../../../lib/table/moments";
import { taleWords } from "../../../../lib/table/review/talewords";
import { about } from "../../../../lib/words";
import type { CarcassonneEvent } from "../../events";
import type { View } from "../../types";
import { tell } from "./tale";

const SEATS = ["Anna", "Bert", "Carla"].map((name, seat) => ({ seat, kind: "human", name, bot: null })) as Seat[];
const scored = (feature: string, points: number, winners: number[], more: object = {}) => ({
  ...{ kind: "feature-scored", feature, points, winners, tiles: 4, final: false, strength: [0, 0, 0], figures: [] },
  ...more,
});
const sick = { kind: "follower-fell-sick", seat: 1 };
const ENTRIES = [
  [{ kind: "start-seat-drawn", seat: 2 }],
  [scored("city", 8, [0, 1], { strength: [1, 1, 0], figures: [{ seat: 2, because: [1] }] })],
  [sick, sick],
  [scored("monastery", 9, [2])],
  [scored("road", 4, [0], { strength: [2, 1, 0] })],
  [scored("road", 1, [1])],
  [scored("field", 12, [1], { final: true })],
  [{ kind: "game-over", scores: [12, 21, 9], ranking: [1, 0, 2] }],
].map((events, i) => ({ ply: i + 1, actor: 0, length: i + 1, kind: "answer", events }));

it("tells the best scorings with who went without, the worst of the plague, and how the last scoring turned it", async () => {
  await about("carcassonne");
  const say = await taleWords("carcassonne");
  const steps = stepsOf<CarcassonneEvent>(ENTRIES as never);
  const told = tell({ steps, seats: SEATS, view: {} as View, say });
  expect(told.begin).toEqual(["Carla laid the first tile."]);
  expect(told.scenes.toSorted((a, b) => a.at - b.at).map(({ said }) => said)).toEqual([
    "Anna and Bert shared a city of 4 tiles, with 8 points each. Of Carla somebody stood there as well, but was sick and did not count.",
    "In a single turn the plague made 2 followers sick.",
    "Nothing brought more than a monastery: 9 points for Carla.",
    "Anna took 4 points for a road of 4 tiles. Bert had built there too, and went without.",
  ]);
  expect(told.end).toEqual([
    "Before the last scoring Anna was ahead with 12 points.",
    "The last scoring brought more: 12 for Bert.",
    "Bert won with 21 points, ahead of Anna (12), Carla (9).",
  ]);
});
