// What a screen reader says of several things is several sentences.
import { expect, it } from "vitest";
import { spoken, voice } from "./liveregion.svelte";

it("ends what has no end of its own, but not what comes last", () => {
  expect(spoken(["Place tile L", "It must touch a tile."])).toBe("Place tile L. It must touch a tile.");
  expect(spoken(["Where does the new rat go?", "", "Three at most"])).toBe("Where does the new rat go? Three at most");
});

it("says the parts of a hint as sentences", () => {
  voice.hint("1,0, not rotated.", "joins your road", "extends your field");
  expect(voice.hints.trim()).toBe("1,0, not rotated. joins your road. extends your field");
});

it("says the same thing twice as something new: else a screen reader would be silent", () => {
  voice.hint("nothing fits");
  const before = voice.hints;
  voice.hint("nothing fits");
  expect([voice.hints.trim(), voice.hints === before]).toEqual(["nothing fits", false]);
});
