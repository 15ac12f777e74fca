import { describe, expect, it } from "vitest";
import { Noted } from "../../board/noted.svelte";
import { language, Words } from "../../text/words";
import { marked, saidOf } from "./marks";
import type { Noting } from "./noting";

const note = (id: string, thing: string | null, gone = false) => ({ id, text: `text ${id}`, thing, gone, at: "" });
const words = new Words(
  language(),
  null,
  "notes-said = Noted: { $text }\nnotes-said-on = Noted on { $thing }: { $text }",
);
const noting: Noting = {
  name: (thing) => thing.toUpperCase(),
  show: () => undefined,
  around: (thing) => thing.split(".")[0] as string,
  marks: () => Promise.reject(new Error("nothing is drawn here")),
};
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, "");

describe("what the board tells of notes", () => {
  const all = [note("1", "a.2"), note("2", "a.2"), note("3", "b"), note("4", null), note("5", null, true)];

  it("marks each thing once, and none that is not there", () => {
    expect(marked(all)).toEqual(["a.2", "b"]);
  });

  it("says what is noted on a thing and on what lies in it", () => {
    const said = saidOf(all, noting, words);
    expect([...said].map(([thing, text]) => [thing, plain(text)])).toEqual([
      ["a.2", "Noted: text 1. Noted: text 2"],
      ["a", "Noted on A.2: text 1. Noted on A.2: text 2"],
      ["b", "Noted: text 3"],
    ]);
  });

  it("adds that to the name of a thing, and to no other", () => {
    const noted = new Noted();
    noted.said = new Map([["b", "Noted: text 3"]]);
    expect([noted.with("B", "b"), noted.with("C", "c")]).toEqual(["B. Noted: text 3", "C"]);
  });
});
