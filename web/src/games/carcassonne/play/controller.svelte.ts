// A table of Carcassonne as it is played: what is tried, looked at and displayed, what the board shows, and what keys do.
import { untrack } from "svelte";
import { settings } from "../../../lib/device/settings.svelte";
import type { Known, PartProps, TableController } from "../../../lib/table/game";
import type { Noting } from "../../../lib/table/notes/noting";
import type { Deciding } from "../../../lib/table/review/deciding";
import type { TurnName } from "../../../lib/table/analysis/analysis";
import type { Sheets } from "../../../lib/table/sheets.svelte";
import { nameOf } from "../../../lib/domain/seats";
import { t } from "../../../lib/text/words";
import { Deferred } from "../../../lib/ui/deferred.svelte";
import { spoken } from "../../../lib/ui/liveregion.svelte";
import type { BoardCommands } from "../board/commands";
import { lyingOf, settingOf } from "../model/answers";
import type { Scene } from "../model/presentation";
import type { Tiles } from "../model/tiles";
import type { CarcassonneEvent, ShownTile, View } from "../model/types";
import { tileName } from "../words/names";
import { layIn, questionName, questionWhy, tileDrawn, turnName } from "../words/questions";
import { command, type Act } from "./keys";
import { placeLooked } from "./look";
import { Looking } from "./looking.svelte";
import { foreseen, ways } from "./plague";
import { Selection } from "./selection.svelte";
import type { CarcassonneTable } from "./table";
import { Display } from "./display.svelte";

/** Pixels that a key moves the board by, and how much nearer or farther one brings it. */
const PAN = 80;
const ZOOM = 1.25;

export class Controller implements TableController {
  readonly selection: Selection;
  readonly display: Display;
  readonly looking = new Looking();
  /** What is looked at lights up; its description follows. */
  readonly looked = new Deferred(() => this.looking.at);
  /** What the board shows beside the tiles. */
  readonly layers = $state({ fields: false, health: true, dead: true, names: false });
  board = $state.raw<BoardCommands>();
  /** How many steps of the plague the board is ahead. */
  ahead = $state(0);
  /** The tile where other turns lay it, with its follower, in a hint or a review. */
  analysed = $state.raw<readonly ShownTile[]>([]);
  /** What is shown, so many steps of the plague ahead. */
  readonly land: View | null;
  /** What is looked at, or where a lesson leads, lies in the upper half of the board: it is described in the lower one. */
  readonly low: boolean;
  /** Where the marker that is looked at makes sick. */
  readonly zone: readonly string[];
  /** The ways of the markers to where they are shown some steps ahead, else that of the marker that is looked at as far as it is known. */
  readonly trails: readonly (readonly string[])[];
  /** Where the drawn tile fits; empty while something is being shown. */
  readonly targets: string[];
  readonly noting: Noting = {
    name: (at) => this.thingName(at),
    show: (at) => this.goToNoted(at),
    marks: () => import("../board/NoteMarks.svelte"),
  };
  readonly turnName: TurnName = (answers, _, at) => turnName(answers, this.tiles, tileDrawn(this.table.entries, at));

  constructor(
    readonly table: CarcassonneTable,
    private readonly known: Known<View, Tiles>,
    readonly sheets: Sheets,
  ) {
    this.selection = new Selection(table, () => this.tiles);
    this.display = new Display(table, () => this.tiles);
    this.land = $derived(table.shown && foreseen(table.shown, this.ahead));
    this.low = $derived.by(() => {
      const looked = this.looked.now;
      const at = looked && (this.selection.deferred.wanted?.at ?? placeLooked(looked, this.land?.markers ?? []));
      return at !== null && untrack(() => this.board?.isHigh(at) ?? false);
    });
    this.zone = $derived(
      this.looking.at?.kind === "marker" ? (this.land?.zones[Number(this.looking.at.id) - 1] ?? []) : [],
    );
    this.trails = $derived.by(() => {
      const { shown } = this.table;
      if (!shown) return [];
      if (this.ahead > 0) return ways(shown, this.ahead);
      const looked = this.looking.at;
      return looked?.kind === "marker"
        ? ways(shown, shown.ahead.length).slice(Number(looked.id) - 1, Number(looked.id))
        : [];
    });
    this.targets = $derived(
      this.selection.asked?.question === "lay" && !table.playing ? [...this.selection.places.keys()] : [],
    );
    this.followEvents();
    this.followEnd();
    // Somebody who tries something sees the board as it is.
    $effect(() => {
      if (!this.selection.tried.begun) return;
      this.ahead = 0;
      this.analysed = [];
    });
  }

  get tiles(): Tiles {
    return this.known.catalogue;
  }

  asked(): string {
    const now = this.table.view;
    return now ? spoken([questionName(now, this.tiles), questionWhy(now)]) : "";
  }

  clear(): void {
    this.ahead = 0;
    this.selection.clear();
    if (this.table.acting !== null) this.looking.away();
  }

  key(event: KeyboardEvent): void {
    if (event.defaultPrevented) return;
    const act = command(event, { walking: this.display.walk !== null, playing: this.table.playing });
    if (!act) return;
    event.preventDefault();
    if (act.kind === "choose") this.selection.number(act.number);
    else if (act.kind === "walk") this.board?.focusCell();
    else if (act.kind === "pan") this.board?.pan(act.dx * PAN, act.dy * PAN);
    else this.acts[act.kind]();
  }

  /** Show the tile of a moment where turns place it, and the follower on it. */
  showTurns(turns: Parameters<Deciding["show"]>[0], at: number): void {
    if (turns.length === 0 && this.analysed.length === 0) return;
    // What was tried elsewhere would be placed there, though the board shows this
    if (turns.length > 0) this.selection.clear();
    const due = this.table.shown?.board.find(({ follower_due }) => follower_due);
    this.analysed = turns.flatMap(({ answers, played = false }) => {
      const lay = layIn(answers);
      const lying = lay === undefined ? due : { tile: tileDrawn(this.table.entries, at), ...lyingOf(lay) };
      if (!lying) return [];
      const sets = answers.split("; ").flatMap((answer) => (answer === lay ? [] : (settingOf(answer) ?? [])));
      const { tile, at: place, r } = lying;
      return [{ tile, at: place, r, laid: lay === undefined, set: sets[0] ?? null, played }];
    });
    const places = this.analysed.map((it) => it.at);
    if (places.length === 1) this.board?.show(places[0] ?? "");
    else this.board?.tell(places);
  }

  /** The tile that was drawn. */
  brought(events: readonly unknown[]): string {
    const drawn = (events as readonly CarcassonneEvent[]).findLast((event) => event.kind === "tile-drawn");
    return drawn
      ? t("tile-drawn-brief", { seat: nameOf(this.table.seats, drawn.seat), tile: tileName(this.tiles, drawn.tile) })
      : "";
  }

  choose(at: string): void {
    this.analysed = [];
    if (this.selection.cell(at)) this.looking.away();
    else this.looking.hole(this.table.shown, at);
  }

  /** Bring a place into the middle of the board, and the board into sight. */
  go(at: string): void {
    this.board?.goTo(at);
    this.board?.scrollIntoSight();
  }

  goToMarker(number: number): void {
    const marker = this.land?.markers.find((it) => it.number === number);
    if (!marker) return;
    this.go(marker.at);
    this.looking.marker(number);
  }

  goToLast(): void {
    const at = this.table.shown?.board.at(-1)?.at;
    if (at) this.go(at);
  }

  private readonly acts: Record<Exclude<Act["kind"], "choose" | "walk" | "pan">, () => void> = {
    next: () => this.display.step(1),
    end: () => (this.display.walk = null),
    skip: () => this.table.toNow(),
    undo: () => this.selection.undo(),
    cancel: () => this.cancel(),
    confirm: () => this.selection.confirm(),
    command: () => this.sheets.open("text"),
    turn: () => this.selection.turn(),
    none: () => this.selection.nobody(),
    kind: () => this.selection.takeNext(),
    fields: () => (this.layers.fields = !this.layers.fields),
    plague: () => (this.layers.health = !this.layers.health),
    names: () => (this.layers.names = !this.layers.names),
    last: () => this.goToLast(),
    fit: () => this.board?.fitAll(),
    left: () => this.sheets.open("left"),
    points: () => this.sheets.open("points"),
    nearer: () => this.board?.zoomBy(ZOOM),
    farther: () => this.board?.zoomBy(1 / ZOOM),
  };

  private cancel(): void {
    if (this.ahead > 0) this.ahead = 0;
    else if (this.looking.at) this.looking.away();
    else if (this.selection.tried.begun) this.selection.undo();
  }

  /** A tile by its place, as notes name it. */
  private thingName(at: string): string {
    const tile = this.table.shown?.board.find((it) => it.at === at);
    return tile ? t("board-tile", { at, tile: tileName(this.tiles, tile.tile) }) : at;
  }

  private goToNoted(at: string): void {
    this.go(at);
    this.layers.names = true;
  }

  private followEvents(): void {
    const { table, display } = this;
    $effect(() => {
      const { scoringPlaces } = display;
      untrack(() => this.board?.tell(scoringPlaces));
    });
    // A review shows all of the board, wherever it was looked at when the game ended
    $effect(() => {
      if (table.replay.reviewing) untrack(() => this.board?.fitAll());
    });
    $effect(() => {
      const at = table.playing ? table.scene.at : null;
      if (at !== null) untrack(() => this.board?.show(at));
    });
  }

  /** Show the last scoring step by step where events are shown at all; on the text board it is read. */
  private followEnd(): void {
    const { table, display } = this;
    let ended: boolean | null = null;
    $effect(() => {
      const { shown } = table;
      // What was shown of the past tells nothing of the end.
      const now = table.inPast || table.trial || !shown ? ended : display.held || shown.over;
      if (ended === false && now && settings.factor > 0 && display.steps.length > 0) display.walk = 0;
      ended = now;
      if (display.held && (display.walk === null || this.sheets.now === "text")) table.toNow();
    });
  }
}

/** What every part of a table of Carcassonne is given. */
export type Part = PartProps<View, CarcassonneEvent, Scene, Controller>;
