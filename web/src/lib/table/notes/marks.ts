// What the board tells of notes: which things bear a mark, and what is said of them.
import type { Note } from "../../api/types";
import type { Words } from "../../text/words";
import type { Noting } from "./noting";

/** The things on the board that one has noted something on, each once. */
export function marked(notes: readonly Note[]): string[] {
  return [...new Set(notes.flatMap(({ thing }) => (thing === null ? [] : [thing])))];
}

/** What is said of each thing: the notes on it, and those on what lies in it. */
export function saidOf(notes: readonly Note[], { name, around }: Noting, words: Words): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  const add = (thing: string, text: string) => {
    const before = said.get(thing);
    said.set(thing, before === undefined ? text : `${before}. ${text}`);
  };
  for (const { thing, text } of notes) {
    if (thing === null) continue;
    add(thing, words.t("notes-said", { text }));
    const outer = around?.(thing) ?? thing;
    if (outer !== thing) add(outer, words.t("notes-said-on", { thing: name(thing), text }));
  }
  return said;
}
