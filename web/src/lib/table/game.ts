// What a game brings along to be shown at a table: `games/NAME/index.ts` is `export default defineGame({ … })`. What it has not of its own it
// takes from `plain`.
import type { Component } from "svelte";
import type { Hearing } from "../sound/kinds";
import type { Noting } from "./notes/noting";
import type { Deciding, MarksOf } from "./review/deciding";
import type { Tell } from "./review/tale";
import type { AnyView, Presentation } from "./store/presentation";
import type { TableStore } from "./store/table.svelte";
import type { Sheets } from "./sheets.svelte";
import type { TurnName } from "./analysis/analysis";
import type { AimOf } from "./bots/intents";

/** What the view of every game has. */
export interface GameView extends AnyView {
  /** What the viewer may answer, as it is typed. */
  legal: readonly string[];
  scores: readonly number[];
  ranking: readonly number[] | null;
  places: readonly number[] | null;
}

/** What is known of a table: what its game is played with, and the view that the server sent last. */
export interface Known<View, Catalogue> {
  readonly catalogue: Catalogue;
  readonly view: View | null;
}

/** What is tried, looked at and pressed at a table, and what the table asks about it. */
export interface TableController {
  /** What is asked and what may be answered, for whom it is put to. */
  asked(): string;
  /** A new question is open: what was chosen for the old one is forgotten. */
  clear(): void;
  /** A key was pressed, outside of any dialog. */
  key?(event: KeyboardEvent): void;
  /** A turn in words, from its answers as they are typed, and the questions to which they are given. */
  turnName?: TurnName;
  /** Show on the board what turns after so many answers would lay there, the better one first; none: show nothing. */
  showTurns?: Deciding["show"];
  /** What chance brought with these events, as short as can be; "" where it brought nothing that has a name. */
  brought?(events: readonly unknown[]): string;
  /** How things are named that notes can be attached to; left out where there are none. */
  readonly noting?: Noting;
  /** What is asked now is about the board: on a phone the page goes up to it. */
  readonly upward?: boolean;
  /** On a phone: what is shown needs the room of the panel. */
  readonly crowded?: boolean;
}

/** What every part of a table is given. `view` is what is shown now. */
export interface PartProps<View extends GameView, Event, Scene, Controller> {
  table: TableStore<View, Event, Scene>;
  view: View;
  controller: Controller;
}

/** What a board is given beside that: for one that only shows and answers it is enough. */
export interface BoardProps<View extends GameView> {
  view: View;
  /** What the viewer may answer now, as it is typed; empty while they are not asked. */
  legal: readonly string[];
  onanswer: (text: string) => void;
}

/** Sizes of the places on the page, as `Layout` explains them. */
export interface Sizes {
  side?: string;
  barLeast?: string;
  panelLeast?: string;
  panelMost?: string;
  log?: string;
}

type Fetched<Props extends object> = () => Promise<{ default: Component<Props> }>;

export interface Game<View extends GameView, Event, Scene, Catalogue, Controller extends TableController> {
  /** What events change, how long they are shown, what is secret. */
  model: Omit<Presentation<View, Event, Scene>, "sentence" | "digest">;
  /** Events as sentences. */
  words(known: Known<View, Catalogue>): Pick<Presentation<View, Event, Scene>, "sentence" | "digest">;
  /** What the game is played with: `empty` until it is read, which has to be before anything is drawn. */
  catalogue: { empty: Catalogue; read?(from: unknown): Catalogue };
  controller(table: TableStore<View, Event, Scene>, known: Known<View, Catalogue>, sheets: Sheets): Controller;
  Board: Component<PartProps<View, Event, Scene, Controller> & BoardProps<View>>;
  Bar: Component<PartProps<View, Event, Scene, Controller>>;
  Panel: Component<PartProps<View, Event, Scene, Controller>>;
  Players: Component<PartProps<View, Event, Scene, Controller>>;
  Log: Component<PartProps<View, Event, Scene, Controller>>;
  /** What is pressed beside the board; a row above it; pieces that are looked up now and then; what lies over it all. */
  Hand?: Component<PartProps<View, Event, Scene, Controller>>;
  Above?: Component<PartProps<View, Event, Scene, Controller>>;
  Pieces?: Component<PartProps<View, Event, Scene, Controller>>;
  Over?: Component<PartProps<View, Event, Scene, Controller>>;
  /** How the tab of its pieces is called on a desk; null: there are none to look up. */
  piecesName?: (view: View) => string | null;
  /** What was in hand when a decision began that is looked back at, after so many answers of the game. */
  InHand?: Component<PartProps<View, Event, Scene, Controller> & { at: number }>;
  /** Sheets that are fetched when they are opened, by their names; `text` is the text board. */
  sheets: Record<string, Fetched<PartProps<View, Event, Scene, Controller> & { onclose: () => void }>>;
  /** How the events sound, and what is worth telling of a game. */
  sounds?: () => Promise<{ hearing: Hearing<never> }>;
  tale?: () => Promise<{ tell: Tell<never, never> }>;
  /** What is said of a turn of a bot. */
  aims?: () => Promise<{ aimOf: AimOf }>;
  /** Where on the board the answers of a turn are given. */
  marks?: () => Promise<{ marksOf: MarksOf<never> }>;
  keys?: readonly string[];
  /** Letters that only move the board: held, they go on. */
  moving?: readonly string[];
  sizes?(view: View | null): Sizes;
  /** On a phone: the panel is always as high, so that the page can end above it. */
  steady?: boolean;
}

/** A game whose own types only its parts know: who shows it takes it with whatever they are. */
export type AnyGame = <Shown>(
  show: <View extends GameView, Event, Scene, Catalogue, Controller extends TableController>(
    game: Game<View, Event, Scene, Catalogue, Controller>,
  ) => Shown,
) => Shown;

/** A game, by its parts. */
export function defineGame<View extends GameView, Event, Scene, Catalogue, Controller extends TableController>(
  game: Game<View, Event, Scene, Catalogue, Controller>,
): AnyGame {
  return (show) => show(game);
}
