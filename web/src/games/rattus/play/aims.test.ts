// What a bot is up to, as a sentence: the main reason for its turn, with what it did.
import { afterEach, expect, it } from "vitest";
import type { Analysis } from "../../../lib/api/types";
import { about, speak } from "../../../lib/text/words";
import { intentOf } from "../../../lib/table/bots/intents";
import { partWords } from "../../../lib/text/partwords";
import { aimOf } from "./asides";

type Taken = NonNullable<Analysis["taken"]>;

function taken(answers: string, questions: string[], ...ids: string[]): { taken: Taken } {
  const own = ids.map((id): Taken["own"][number] => ({ id, values: { gains: "yes", amount: 1.5, place: "" } }));
  return { taken: { place: 0, own, turn: { answers, questions, win: [], result: [], visits: 1, reasons: [] } } };
}

async function inRattus(answers: string, questions: string[], ...ids: string[]): Promise<string> {
  await about("rattus");
  const words = await partWords("intents", "rattus");
  return intentOf(taken(answers, questions, ...ids), "The novice", words, aimOf);
}

afterEach(async () => {
  await about(null);
  await speak("en");
});

it("names what the turn of Rattus was for", async () => {
  const turn = ["take king; add gallia 2; plague polonia", ["turn", "turn", "turn"]] as const;
  const said = (...ids: string[]) => inRattus(turn[0], [...turn[1]], ...ids);
  expect(await said("reason-board", "reason-losses")).toBe("The novice wants cubes in Gallia before the plague comes.");
  expect(await said("reason-losses.others")).toBe(
    "The novice sends the plague to Polonia to put the others’ cubes in danger.",
  );
  expect(await said("reason-cards")).toBe("The novice wants the King for the turns to come.");
  expect(await inRattus("gallia", ["settle"], "reason-rats")).toBe(
    "The novice goes to Gallia, so that fewer rats can still come to its cubes.",
  );
});

it("leaves out what the turn did not do", async () => {
  expect(await inRattus("plague stay", ["turn"], "reason-board")).toBe(
    "The novice wants more cubes on the board while there is time.",
  );
  expect(await inRattus("plague stay", ["turn"], "reason-cards")).toBe(
    "The novice wants strong cards for the turns to come.",
  );
});

it("tells what was learned only where nothing else speaks for the turn, and is honest without a reason", async () => {
  const said = (...ids: string[]) => inRattus("plague gallia", ["turn"], ...ids);
  expect(await said("reason-learned", "reason-palace")).toContain("safe in the palace");
  expect(await said("reason-learned")).toContain("practice games");
  expect(await said()).toBe("No single reason stood out for its last turn.");
  const words = await partWords("intents", "rattus");
  expect(intentOf({ taken: null }, "The novice", words, aimOf)).toBe("");
});

it("follows the language", async () => {
  await speak("de");
  expect(await inRattus("take king", ["turn"], "reason-cards")).toBe(
    "The novice will den König für die nächsten Züge.",
  );
  await speak("nl");
  expect(await inRattus("take king", ["turn"], "reason-cards")).toBe(
    "The novice wil de Koning voor de volgende beurten.",
  );
});
