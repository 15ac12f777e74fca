import { expect, it } from "vitest";
import type { AnyTable } from "./table.svelte";
import { Trial } from "./trial";

const trial = new Trial<string>();

function tableOf(changed: object = {}): AnyTable {
  return { id: "a", acting: 0, table: { length: 4 }, view: { question: "lay" }, ...changed } as unknown as AnyTable;
}

it("gives back what was tried of the same question, once", () => {
  trial.hold(tableOf(), "here");
  expect(trial.giveBack(tableOf())).toBe("here");
  expect(trial.giveBack(tableOf())).toBeNull();
});

it.each([
  { id: "b" },
  { acting: 1 },
  { acting: null },
  { table: { length: 5 } },
  { table: null },
  { view: { question: "follower" } },
])("forgets what was tried when %j", (changed) => {
  trial.hold(tableOf(), "here");
  expect(trial.giveBack(tableOf(changed))).toBeNull();
  expect(trial.giveBack(tableOf())).toBeNull();
});

it("holds nothing of whom nothing is asked", () => {
  trial.hold(tableOf({ acting: null }), "here");
  expect(trial.giveBack(tableOf({ acting: null }))).toBeNull();
});
