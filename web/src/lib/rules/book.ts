// What a book of rules is made of: chapters of passages. Its texts are words (`para-C5`), its pictures belong to the game.
import type { Component } from "svelte";

export interface Passage {
  /** Its words are `para-…`. */
  id: string;
  /** The numbers of the rules that it explains: `C5`. */
  rules: readonly string[];
  /** The picture that its caption tells about. */
  figure?: string;
  /** Options of a table that make something of it: `at-NAME-VALUE` in its words. */
  options?: readonly string[];
  /** Something in the box that it tells about, such as a card: it may lack at a table. */
  thing?: string;
  /** The option of a table that it needs. */
  needs?: string;
}

export interface Chapter {
  /** Its words are `chapter-…`. */
  id: string;
  passages: readonly Passage[];
}

/** A page "in a minute": a few pictures with a sentence each. */
export interface Minute {
  /** The last part of its address; its words are `minute-…`. */
  part: string;
  title: string;
  panels: readonly { id: string; figure: string }[];
}

export interface FigureProps {
  name: string;
  catalogue: unknown;
}

/** What a game brings along to have its rules read. */
export interface Book<View = unknown> {
  chapters: readonly Chapter[];
  minutes: readonly Minute[];
  /** A picture by its name, and the small one of a thing. */
  Figure: Component<FigureProps>;
  Thing: Component<{ id: string }> | null;
  /** What a table is played with, read from its view. */
  facts: (view: View) => Facts;
}

export interface Facts {
  options: Readonly<Record<string, unknown>>;
  /** The things that are in the game, if not all are. */
  things: readonly string[] | null;
}

export function passages({ chapters }: Pick<Book, "chapters">): Passage[] {
  return chapters.flatMap((chapter) => chapter.passages);
}

/** The passage that explains a rule, that has this id, or that tells about a thing or an option. */
export function passageOf(book: Pick<Book, "chapters">, number: string): Passage | undefined {
  const all = passages(book);
  const among = (is: (it: Passage) => boolean): Passage | undefined => all.find(is);
  return among((it) => it.rules.includes(number)) ?? among((it) => it.id === number) ?? subjectOf(all, number);
}

/** The passage that is about a thing or an option. A thing has its own after those that tell of it by the way. */
function subjectOf(all: readonly Passage[], name: string): Passage | undefined {
  return all.findLast((it) => it.thing === name) ?? all.find((it) => it.options?.includes(name));
}

/** Whether a passage is about something that a table is played with. */
export function isHere({ thing, needs }: Passage, { options, things }: Facts): boolean {
  if (needs !== undefined && options[needs] === false) return false;
  return thing === undefined || things === null || things.includes(thing);
}

/** The names of the notes that a table adds to a passage, among the attributes of its words. */
export function notes({ options = [] }: Passage, facts: Facts): string[] {
  return options.map((name) => `at-${name.replaceAll("_", "-")}-${valueWord(facts.options[name])}`);
}

function valueWord(value: unknown): string {
  return typeof value === "boolean" ? (value ? "on" : "off") : String(value);
}
