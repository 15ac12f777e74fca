import { expect, it } from "vitest";
import { about } from "../../../lib/text/words";
import { say } from "./bill";

await about("carcassonne");
const city = { feature: "city", at: "0,0", on: "c0", final: false, value: 8, winners: [], healthy: [0] };
const road = { ...city, feature: "road", value: 3, winners: [1], healthy: [0] };

it("says feature by feature what sickness cost each player, and what they would have without it", () => {
  const seats = [
    { lost: 11, gained: 0, healthy: 53 },
    { lost: 0, gained: 3, healthy: 40 },
  ];
  const [anna, bert] = say({ seats, features: [city, road] });
  expect(anna?.lost).toBe(11);
  expect(anna?.lines.map((line) => line.replaceAll("\u00a0", " "))).toEqual([
    "City 8 (no healthy followers), Road 3",
    "53 points if every follower had counted",
  ]);
  expect(bert?.lines).toEqual(["3 points gained because others were sick", "40 points if every follower had counted"]);
  expect(say({ seats, features: [] })).toEqual([]);
});
