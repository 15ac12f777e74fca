// What pages show of a game beside its table: `games/NAME/pages.ts` names it, and it is fetched when it is wanted. All of it may be left out.
import type { Component } from "svelte";
import type { Book } from "../lib/rules/book";
import type { Finished } from "../lib/table/print/finished";
import type { Hint } from "../lib/ui/rules";
import type { ChoosingComponent } from "./choosing";

export type BookComponent = Component<{ table?: string; card?: string | null; onclose: () => void }>;
export type OrnamentComponent = Component<{ catalogue: unknown }>;
export type GlimpseComponent = Component<{ view: unknown; catalogue: unknown }>;
export type PrintedComponent = Component<Finished>;

type Fetched<Part> = () => Promise<{ default: Part }>;

export interface GamePages {
  /** On the start page: how to choose what the game is played with, and its picture. */
  Choosing?: Fetched<ChoosingComponent>;
  Ornament?: Fetched<OrnamentComponent | Component>;
  /** Its cards or tiles, to be looked up. */
  Book?: Fetched<BookComponent>;
  /** On the start page: the board of a game that others play, drawn small. */
  Glimpse?: Fetched<GlimpseComponent>;
  /** A finished game on paper. */
  Printed?: Fetched<PrintedComponent>;
  /** The book of rules; its pages "in a minute" by the last parts of their addresses; what is said at a table at first use. */
  rules?: () => Promise<{ book: Book }>;
  minutes?: readonly string[];
  hints?: () => Promise<{ hints: readonly Hint[] }>;
}
