import type { Component } from "svelte";
import type { Marked } from "../../board/noted.svelte";

/** What a game tells of the things on which something can be noted, by the names that the server gives them. */
export interface Noting {
  name: (thing: string) => string;
  /** Bring a thing into sight, and light it up. */
  show: (thing: string) => void;
  /** The thing in which a thing lies, or it itself; left out where nothing lies in another. */
  around?: (thing: string) => string;
  /** Fetch what draws the marks on the board. */
  marks: () => Promise<{ default: Component<Marked> }>;
}
