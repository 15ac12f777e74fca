// What a bot of Carcassonne is up to, as a sentence.
import { afterEach, expect, it } from "vitest";
import type { Analysis } from "../../../lib/api/types";
import { intentOf } from "../../../lib/table/bots/intents";
import { partWords } from "../../../lib/text/partwords";
import { about } from "../../../lib/text/words";
import { aimOf } from "./asides";

function taken(answers: string, id: string): Pick<Analysis, "taken"> {
  const turn = { answers, questions: ["lay", "follower"], win: [], result: [], visits: 1, reasons: [] };
  return { taken: { place: 0, own: [{ id, values: { gains: "yes", amount: 1.5, place: "" } }], turn } };
}

afterEach(() => about(null));

it("names on what a figure was placed", async () => {
  await about("carcassonne");
  const words = await partWords("intents", "carcassonne");
  const said = (answer: string, id: string) => intentOf(taken(`0,1 r2; ${answer}`, id), "The alderman", words, aimOf);
  expect(said("large c0", "reason-cities")).toBe("The alderman claims the city and is counting on its points.");
  expect(said("r0", "reason-cities")).toBe("The alderman wants more from its cities.");
  expect(said("none", "reason-hand")).toBe("The alderman is saving its followers for something better.");
});
