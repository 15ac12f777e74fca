// What pages show of a game beside its table: `games/NAME/pages.ts` names it, and it is fetched when it is wanted. All of it may be left out.
import type { Component } from "svelte";
import type { TableOf } from "../lib/api/types";
import type { Book } from "../lib/rules/book";
import type { Finished } from "../lib/table/print/finished";
import type { Hint } from "../lib/ui/rules";
import type { ChoosingComponent } from "./choosing";

export interface BookProps<View = unknown> {
  /** Asks for the table from which the book is opened, and which it then tells about. */
  table?: () => Promise<TableOf<View>>;
  /** What to begin with. */
  card?: string | null;
  onclose: () => void;
}

export interface GlimpseProps<View = unknown> {
  view: View;
  catalogue: unknown;
}

export type OrnamentComponent = Component<{ catalogue: unknown }>;

type Fetched<Part> = () => Promise<{ default: Part }>;

/** `View` and `Event` are those of the game. */
export interface GamePages<View = unknown, Event = unknown> {
  /** On the start page: how to choose what the game is played with, and its picture. */
  Choosing?: Fetched<ChoosingComponent>;
  Ornament?: Fetched<OrnamentComponent | Component>;
  /** Its cards or tiles, to be looked up. */
  Book?: Fetched<Component<BookProps<View>>>;
  /** On the start page: the board of a game that others play, drawn small. */
  Glimpse?: Fetched<Component<GlimpseProps<View>>>;
  /** A finished game on paper. */
  Printed?: Fetched<Component<Finished<View, Event>>>;
  /** The book of rules; its pages "in a minute" by the last parts of their addresses; what is said at a table at first use. */
  rules?: () => Promise<{ book: Book<View> }>;
  minutes?: readonly string[];
  hints?: () => Promise<{ hints: readonly Hint<View>[] }>;
}

/** What pages show of a game, read by them without knowing its view. */
export function definePages<View, Event>(pages: GamePages<View, Event>): GamePages {
  return pages as GamePages;
}
