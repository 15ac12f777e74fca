import { expect, it } from "vitest";
import type { Seat } from "../../../lib/api/types";
import { stepsOf } from "../../../lib/table/store/moments";
import { taleWords } from "../../../lib/table/review/tale";
import { about } from "../../../lib/text/words";
import type { CarcassonneEvent, View } from "../model/types";
import { tell } from "./tale";

const SEATS = ["Anna", "Bert", "Carla"].map((name, seat) => ({ seat, kind: "human", name, bot: null })) as Seat[];
const scored = (feature: string, points: number, winners: number[], more: object = {}) => ({
  ...{ kind: "feature-scored", feature, points, winners, tiles: 4, final: false, strength: [0, 0, 0], figures: [] },
  ...more,
});
const recovered = { kind: "follower-recovered", seat: 1 };
const sick = { kind: "follower-fell-sick", seat: 1 };
const BILL = { seats: [12, 21, 17].map((healthy, seat) => ({ lost: seat === 2 ? 8 : 0, gained: 0, healthy })) };
const ENTRIES = [
  [{ kind: "start-seat-drawn", seat: 2 }],
  [scored("city", 8, [0, 1], { strength: [1, 1, 0], figures: [{ seat: 2, because: [1] }] })],
  [{ kind: "marker-placed", seat: 0 }, sick, sick],
  [scored("monastery", 9, [2]), recovered],
  [scored("road", 4, [0], { strength: [2, 1, 0] })],
  [scored("road", 1, [1])],
  [scored("field", 12, [1], { final: true })],
  [{ kind: "game-over", scores: [12, 21, 9], ranking: [1, 0, 2] }],
].map((events, i) => ({ ply: i + 1, actor: 0, length: i + 1, kind: "answer", events }));

it("tells the best scorings with who went without, the worst of the plague, and how the last scoring turned it", async () => {
  await about("carcassonne");
  const say = await taleWords("carcassonne");
  const steps = stepsOf<CarcassonneEvent>(ENTRIES as never);
  const tale = tell({ steps, seats: SEATS, view: {} as View, bill: BILL, say });
  expect(tale.begin).toEqual(["Carla placed the first tile."]);
  expect(tale.scenes.toSorted((a, b) => a.at - b.at).map(({ said }) => said)).toEqual([
    "Anna and Bert shared a city of 4 tiles, with 8 points each. Carla had followers there too, but they were sick and didn’t count.",
    "The plague broke out when Anna placed the first plague tile.",
    "In a single turn, the plague made 2 followers sick.",
    "The best score of the game was a monastery: 9 points for Carla.",
    "Anna earned 4 points with a road of 4 tiles. Bert had followers there too, but scored nothing.",
  ]);
  expect(tale.end).toEqual([
    "Followers fell sick 2 times: Bert (2).",
    "One of them recovered.",
    "Sickness cost points: 8 for Carla. If every follower had counted, the scores would have been Anna (12), Bert (21), Carla (17).",
    "Before final scoring, Anna was ahead with 12 points.",
    "Final scoring added: 12 for Bert.",
    "Bert won with 21 points, ahead of Anna (12), Carla (9).",
  ]);
});
