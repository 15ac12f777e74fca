// What one has noted on things of the board, for what draws and names them. Its texts are fetched with the notes, if there are any.
import type { Component } from "svelte";

/** What the marks are drawn from: a unit of the board is `scale` pixels, and the middles of what stands on it are not to be hidden. */
export interface Marked {
  noted: Noted;
  scale: number;
  standing?: readonly { x: number; y: number }[];
}

export class Noted {
  /** What is said of the notes on a thing, by its name. */
  said = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** The things that bear a mark, and what draws the marks. */
  things = $state.raw<readonly string[]>([]);
  Marks = $state.raw<Component<Marked> | null>(null);
  /** The thing whose notes are to be read, once its mark was pressed. */
  sought = $state<string | null>(null);

  /** What a thing is called, and what one has noted on it. */
  with(name: string, thing: string): string {
    const said = this.said.get(thing);
    return said ? `${name}. ${said}` : name;
  }
}
