import { expect, test } from "vitest";
import { firstAttempts, type StoredTable } from "./shelf";

const RESULT = { place: 1, margin: 2, score: 9, course: "+" };

function stored(id: string, attempt?: StoredTable["attempt"]): StoredTable {
  return { id, document: "{}", summary: {} as StoredTable["summary"], attempt };
}

test("the game of a day that was begun first is its attempt", () => {
  const later = stored("b", { day: "2026-11-26", begun: "2026-11-26T13:00:00.000Z", result: RESULT });
  const first = stored("c", { day: "2026-11-26", begun: "2026-11-26T12:00:00.000Z", result: null });
  const other = stored("d", { day: "2026-11-25", begun: "2026-11-25T12:00:00.000Z", result: RESULT });
  // Games of earlier versions do not say what they count for
  expect(firstAttempts([stored("a"), later, first, other, stored("e", null)])).toEqual([
    { day: "2026-11-26", table_id: "c", result: null },
    { day: "2026-11-25", table_id: "d", result: RESULT },
  ]);
});
