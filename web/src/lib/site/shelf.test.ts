import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { firstAttempts, Shelf, type StoredTable } from "./shelf";

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

test("what another window has changed meanwhile is not overwritten", async () => {
  const [one, other] = [new Shelf("site"), new Shelf("site")];
  const table = (document: string) => ({ ...stored("a"), document });
  expect(await one.keep([table("first")], "a", null)).toBe(true);
  expect(await other.keep([table("second")], "a", "first")).toBe(true);
  expect(await one.keep([table("late")], "a", "first")).toBe(false);
  expect(await one.keep([stored("b")], "a", null)).toBe(false);
  expect(await one.document("a")).toBe("second");
  expect(await one.document("b")).toBeNull();
});

test("how late it is at a table is kept beside its document, which says it itself once it changes", async () => {
  const shelf = new Shelf("clocks");
  const tick = { time: 1500, at: "2026-11-28T12:00:00.000Z", wait: 2000 };
  await shelf.keep([stored("a")], "a", null);
  expect(await shelf.tick("a")).toBeNull();
  await shelf.keepTick("a", tick);
  await shelf.keepTick("b", tick);
  expect(await shelf.tick("a")).toEqual(tick);
  await shelf.keep([stored("a")], "a", "{}");
  await shelf.remove("b");
  expect([await shelf.tick("a"), await shelf.tick("b")]).toEqual([null, null]);
});

test("a table that another window has removed meanwhile stays away", async () => {
  const [one, other] = [new Shelf("elsewhere"), new Shelf("elsewhere")];
  await one.keep([stored("a")], "a", null);
  await other.remove("a");
  expect(await one.keep([stored("a")], "a", "{}")).toBe(false);
  expect(await one.all()).toEqual([]);
});
