// A table of Rattus as it is played: the draft of an answer, what is pointed at, which ravage is shown, and what keys do.
import { untrack } from "svelte";
import type { PartProps, TableController } from "../../../lib/table/game";
import { liftAboveDock } from "../../../lib/table/places/lifting";
import type { Noting } from "../../../lib/table/notes/noting";
import type { Sheets } from "../../../lib/table/sheets.svelte";
import { t } from "../../../lib/text/words";
import { spoken } from "../../../lib/ui/liveregion.svelte";
import { afterPaint } from "../../../lib/ui/paint";
import { ravages, type Autopsy, type PastRavage, type RavageLosses } from "../model/autopsy";
import { cubesOf } from "../model/pieces";
import type { Scene } from "../model/presentation";
import type { RattusEvent, View } from "../model/types";
import { nearEnd, whyAsked } from "../words/ending";
import { regionName, regionOf, sum, thingName } from "../words/names";
import { questionAbout, questionName, turnName } from "../words/questions";
import { command } from "./keys";
import { Selection } from "./selection.svelte";
import type { RattusTable } from "./table";

export class Controller implements TableController {
  readonly selection: Selection;
  /** Regions that something beside the map points at. */
  pointed = $state.raw<string[]>([]);
  /** Whether a ravage goes on by itself where it cost the viewer cubes; null: as usual. */
  flowing = $state<boolean | null>(null);
  /** The number of the ravage that is shown first in the sheet of all that are over. */
  first = $state(0);
  /** The ravage that is being shown, or null; the losses of the last one that was. */
  readonly autopsy: Autopsy | null;
  readonly lastLosses: RavageLosses | undefined;
  /** Cubes on the board and in the palace by seat. */
  readonly standing: number[];
  /** All ravages that are over, made when somebody asks for them. */
  readonly past: readonly PastRavage[];
  readonly noting: Noting = {
    name: thingName,
    show: (thing) => this.point(thing),
    around: regionOf,
    marks: () => import("../board/NoteMarks.svelte"),
  };
  readonly turnName = turnName;

  constructor(
    readonly table: RattusTable,
    private readonly sheets: Sheets,
  ) {
    this.selection = new Selection(table);
    this.autopsy = $derived(table.playing ? table.scene.autopsy : null);
    this.lastLosses = $derived(table.scene.losses.at(-1));
    this.standing = $derived(this.counted());
    this.past = $derived(sheets.now === "ravage" ? this.ravages() : []);

    // The panel that tells of a region opens over the map: the region stays in sight.
    const looked = $derived(this.selection.deferred.focus?.kind === "region" ? this.selection.deferred.focus.id : null);
    $effect(() => {
      if (looked === null) return;
      const region = `[data-region="${looked}"]`;
      let back = (): void => undefined;
      const off = afterPaint(() => (back = liftAboveDock(region)));
      return () => {
        off();
        back();
      };
    });

    // Somebody who types gives every answer.
    $effect(() => {
      if (this.selection.forced && sheets.now !== "text") untrack(() => this.selection.goOn());
    });
  }

  /** What is asked in an open turn is about the cards below the map as well. */
  get upward(): boolean {
    return !this.selection.turn;
  }

  get crowded(): boolean {
    return this.autopsy !== null;
  }

  asked(): string {
    const { view, seats, lines } = this.table;
    if (!view || this.selection.forced) return "";
    return spoken([questionName(view), nearEnd(view, seats) ?? "", whyAsked(view, lines, seats), questionAbout(view)]);
  }

  clear(): void {
    this.selection.clear();
  }

  /** Where the plague raged and cost most, and how many rats waited there. */
  brought(events: readonly unknown[]): string {
    const [worst] = ravages(events as readonly RattusEvent[])
      .map(({ autopsy }) => autopsy)
      .sort((a, b) => sum(b.lost ?? []) - sum(a.lost ?? []));
    return worst ? t("ravage-brief", { region: regionName(worst.region), rats: worst.rats }) : "";
  }

  key(event: KeyboardEvent): void {
    const act = command(event, { ravage: this.autopsy !== null, playing: this.table.playing });
    if (!act) return;
    event.preventDefault();
    if (act.kind === "choose") chooseByNumber(act.number);
    else if (act.kind === "say") this.say(act.text);
    else this.acts[act.kind]();
  }

  /** Show the last ravage that `is` so once more. */
  reopenRavage(is: (past: PastRavage) => boolean): void {
    this.openRavage(this.ravages().findLastIndex(is));
  }

  reopenRavageOf(event: RattusEvent): void {
    const at = this.table.lines.findIndex((line) => line.event === event);
    this.reopenRavage(({ from, to }) => from <= at && at <= to);
  }

  /** Show a ravage by its number once more, else the final one from its beginning. */
  reopenRavageNumber(number?: number): void {
    const final = this.ravages().findIndex(({ autopsy }) => autopsy.final);
    this.openRavage(number ?? Math.max(0, final));
  }

  private readonly acts = {
    next: () => this.table.next(),
    skip: () => this.table.toNow(),
    undo: () => this.selection.undo(),
    confirm: () => this.selection.confirm(),
    cancel: () => this.selection.cancel(),
    command: () => this.sheets.open("text"),
  };

  private openRavage(number: number): void {
    if (number < 0) return;
    this.first = number;
    this.sheets.open("ravage");
  }

  private ravages(): PastRavage[] {
    return ravages(this.table.lines.map(({ event }) => event));
  }

  /** Light up the region of what is noted on; on a phone the board may be out of sight. */
  private point(thing: string): void {
    this.pointed = [regionOf(thing)];
    document.querySelector("[data-testid=map]")?.scrollIntoView({ block: "nearest" });
  }

  /** The letter of a word that may be answered. */
  private say(text: string): void {
    const choice = this.selection.choices.plain.find((it) => it.text === text);
    if (choice) this.selection.choose(choice);
  }

  private counted(): number[] {
    const view = this.table.shown;
    if (!view) return [];
    return view.palace.map((saved, seat) => saved + cubesOf(view, seat).board);
  }
}

/** The digits count the answers in the panel, else the groups of an open turn, then the answers in the turn bar. */
function chooseByNumber(count: number): void {
  const buttons = (which: string) => [...document.querySelectorAll<HTMLButtonElement>(which)];
  const listed = buttons("[data-testid=panel] [data-answer]");
  const before = listed.length > 0 ? listed : buttons("[data-group]");
  const button = [...before, ...buttons("[data-testid=turn-bar] [data-answer]")][count - 1];
  // The focus goes along, for Enter commits to what is selected.
  button?.focus({ preventScroll: true });
  button?.click();
}

/** What every part of a table of Rattus is given. */
export type Part = PartProps<View, RattusEvent, Scene, Controller>;
