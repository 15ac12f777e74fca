import { expect, it, vi } from "vitest";
import { Resource } from "./resource.svelte";

vi.mock("./client", () => ({ Refused: class extends Error {} }));

/** Something to fetch, with what settles it. */
function asking() {
  const asked: { signal: AbortSignal; reply: (it: string) => void; refuse: (it: Error) => void }[] = [];
  const ask = (signal: AbortSignal) => new Promise<string>((reply, refuse) => asked.push({ signal, reply, refuse }));
  return { asked, ask };
}

it("fetches what belongs to a name once, however many ask, and holds it", async () => {
  const held = new Resource<string>();
  const { asked, ask } = asking();
  const both = [held.fetch("a", ask), held.fetch("a", ask)];
  expect([asked.length, held.loading, held.at("a")]).toEqual([1, true, null]);
  asked[0]?.reply("found");
  expect(await Promise.all(both)).toEqual([true, true]);
  expect(await held.fetch("a", ask)).toBe(true);
  expect([asked.length, held.loading, held.at("a")]).toEqual([1, false, "found"]);
});

it("gives up what was asked for before, whichever reply comes first", async () => {
  const held = new Resource<string>();
  const { asked, ask } = asking();
  const first = held.fetch("a", ask);
  const second = held.fetch("b", ask);
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  asked[1]?.reply("new");
  asked[0]?.reply("old");
  expect(await Promise.all([first, second])).toEqual([false, true]);
  expect([held.at("a"), held.at("b"), held.loading]).toEqual([null, "new", false]);
});

it("says what went wrong, and asks anew", async () => {
  const held = new Resource<string>();
  const { asked, ask } = asking();
  const failed = held.fetch("a", ask);
  asked[0]?.refuse(new Error("broken"));
  expect(await failed).toBe(false);
  expect(held.trouble).toContain("broken");
  const again = held.fetch("a", ask);
  expect(held.trouble).toBeNull();
  asked[1]?.reply("found");
  expect(await again).toBe(true);
});

it("says nothing once nobody waits any more", async () => {
  const held = new Resource<string>();
  const { asked, ask } = asking();
  const left = held.fetch("a", ask);
  held.stop();
  asked[0]?.refuse(new Error("aborted"));
  expect([await left, held.trouble, held.loading]).toEqual([false, null, false]);
});

it("holds no more than it is to", async () => {
  const held = new Resource<string>(2);
  for (const name of ["a", "b", "c"]) await held.fetch(name, () => Promise.resolve(name));
  expect(["a", "b", "c"].map((name) => held.at(name))).toEqual([null, "b", "c"]);
});
