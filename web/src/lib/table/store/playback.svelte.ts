// What is shown of a table: new events one by one, then the server's own view; or an earlier moment.
import type { Entry, Table } from "../../api/types";
import { Queue, type Step } from "../../board/queue";
import { share } from "../../board/share";
import { settings } from "../../device/settings.svelte";
import { nameOf, standInSentence } from "../../domain/seats";
import { t } from "../../text/words";
import { voice } from "../../ui/liveregion.svelte";
import { Replay } from "./replay.svelte";
import type { HotSeat } from "./hotseat.svelte";
import { afterUndo, journal, linesOf, type Line } from "./journal";
import { isFresh } from "./opening";
import { viewOf, type AnyView, type Presentation } from "./presentation";
import type { Stream } from "./stream.svelte";

/** How many times faster it is shown when others do what touches nobody at this screen. */
const UNTOUCHED = 3;

/** The kind of an event; every game's events have one. */
function kindOf(event: unknown): string | undefined {
  return (event as { kind?: string } | null)?.kind;
}

export class Playback<View extends AnyView, Event, Scene> {
  /** Something had happened when the page was opened, and the viewer has not answered since. */
  away = $state(false);
  /** The chronicle to its end, whichever moment is shown. */
  whole = $state.raw<Line<Event>[]>([]);
  /** What has happened, step by step. */
  readonly replay: Replay<View, Event, Scene>;

  /** What is shown of the present, up to the event that was shown last. */
  private current = $state.raw<View | null>(null);
  private liveScene: Scene;
  private running = $state(false);
  /** A lesson explains what is shown, which stays until its reader goes on: the number of its pause, from 0. Null: it explains nothing. */
  explained = $state<number | null>(null);
  /** The step of a lesson to which everything leads that was to be shown last. */
  private lessonStep: number | null = null;
  /** The seat that acts in what is shown. */
  private acts = $state<number | null>(null);
  /** All entries up to this one have been shown. */
  private shownPly = $state(0);
  private length = 0;
  /** Whether the last answer was the viewer's own. */
  private own = false;
  /** How much of the chronicle there was when the viewer answered last. */
  private before = 0;
  private readonly queue: Queue;

  constructor(
    private readonly stream: Pick<Stream<View>, "id" | "table" | "view" | "seats" | "entries" | "failed">,
    private readonly hotSeat: Pick<HotSeat<View>, "mine" | "viewers" | "seat" | "open" | "follow">,
    private readonly presentation: Presentation<View, Event, Scene>,
  ) {
    this.liveScene = $state.raw(presentation.blank);
    this.queue = new Queue(
      () => settings.factor,
      (playing) => (this.running = playing),
    );
    this.replay = new Replay(
      {
        id: stream.id,
        seats: () => stream.seats,
        entries: () => stream.entries.filter((entry) => entry.ply <= this.shownPly),
        viewers: () => hotSeat.viewers,
        seat: () => hotSeat.seat,
        open: (view) => hotSeat.open(view),
        conduct: () => stream.table?.conduct,
        failed: (error) => stream.failed(error),
      },
      presentation,
    );
  }

  /** Something else is shown than what is so now: events one by one, or an earlier moment. */
  get playing(): boolean {
    return this.running || this.inPast;
  }

  /** An earlier moment is looked at: nothing can be answered there. */
  get inPast(): boolean {
    return this.replay.at !== null;
  }

  get shown(): View | null {
    return this.replay.view ?? this.current;
  }

  /** What is shown beside the board. */
  get scene(): Scene {
    return this.replay.scene ?? this.liveScene;
  }

  /** The chronicle, as far as it goes at the moment that is shown. */
  get lines(): Line<Event>[] {
    const { steps, reached } = this.replay;
    if (reached === null) return this.whole;
    const key = steps[reached - 1]?.key;
    return this.whole.slice(0, this.whole.findIndex((line) => line.key === key) + 1);
  }

  /**
   * The seat that acts on the board that is shown, null while nobody does: whose doing it is while events are shown or replayed, and
   * who is asked once all has been shown. Bars and marks of the players go by it, never by the server's view, which may be some turns ahead.
   */
  get onTurn(): number | null {
    if (this.inPast) return this.replay.acts;
    if (this.running) return this.acts;
    const actor = this.current?.actor;
    return typeof actor === "number" ? actor : null;
  }

  /** What the viewer's last answer brought, in sentences that everybody may hear. */
  get story(): string[] {
    if (this.presentation.discreet) return [];
    const lines = this.whole.slice(this.before);
    return lines.flatMap(({ event }) => (event ? [this.presentation.sentence(event, this.stream.seats)] : []));
  }

  open(): void {
    const { entries, table } = this.stream;
    this.whole = journal<Event>(entries);
    this.before = this.whole.length;
    for (const line of this.whole)
      if (line.event) this.liveScene = this.presentation.advanceScene(this.liveScene, line.event);
    if (!table) return;
    this.length = table.length;
    this.lessonStep = table.lesson?.step ?? null;
    this.settle(table);
    this.away = !isFresh(this.stream.id) && this.replay.since !== null;
  }

  /** Every event becomes a step to be shown, the server's view comes after the last. */
  add(entries: readonly Entry[], table: Table): void {
    const lesson = table.lesson?.step === this.lessonStep ? null : table.lesson;
    this.lessonStep = table.lesson?.step ?? null;
    const pauses = [...(lesson?.pauses ?? []).entries()];
    const steps = entries.flatMap((entry) => this.steps(entry, pauses));
    this.queue.add([...steps, { show: () => this.settle(table), wait: 0 }]);
  }

  /** The viewer answers: what has happened so far is shown at once, and a new story begins. */
  answered(): void {
    this.queue.flush();
    this.explained = null;
    this.away = false;
    this.before = this.whole.length;
  }

  /** Somebody else looks now: nothing that the last one saw stays. */
  change(): void {
    this.replay.forget();
    this.queue.flush();
    this.refresh();
  }

  next(): void {
    this.explained = null;
    if (this.inPast) this.replay.next();
    else this.queue.next();
  }

  /** Show what is so now, or what a lesson explains on the way there. */
  toNow(): void {
    this.replay.leave();
    this.explained = null;
    this.queue.skip();
  }

  /** Show all that is left at once. */
  flush(): void {
    this.queue.flush();
  }

  /** `pauses`: those of a lesson that are still to come, with their numbers; one that has its event is taken out. */
  private steps(entry: Entry, pauses: [number, { at: string }][]): Step[] {
    if (entry.kind === "undo") return [{ show: () => this.takeBack(entry), wait: 0 }];
    const { mine } = this.hotSeat;
    // What chance does belongs to the answer before it.
    if (typeof entry.actor === "number") this.own = mine.includes(entry.actor);
    const { own } = this;
    const { actor } = entry;
    const lines = linesOf<Event>(entry).map((line) => {
      const pause = pauses[0]?.[1].at === kindOf(line.event) ? pauses.shift() : undefined;
      const wait = () => (line.event ? this.wait(line.event, own, mine) : 0);
      return {
        show: () => {
          this.play(line);
          this.explained = pause?.[0] ?? null;
        },
        get wait() {
          return wait();
        },
        stays: pause !== undefined,
      };
    });
    return typeof actor === "number" ? [{ show: () => (this.acts = actor), wait: 0 }, ...lines] : lines;
  }

  /** How long an event that has just been shown stays. A lesson hurries nothing, and spectators see everything at one speed. */
  private wait(event: Event, own: boolean, mine: readonly number[]): number {
    const watches = own || mine.length === 0 || this.stream.table?.lesson;
    const matters = watches || (this.presentation.touches?.(event, mine, this.liveScene) ?? true);
    return this.presentation.pace(event, own, mine) / (matters ? 1 : UNTOUCHED);
  }

  private play(line: Line<Event>): void {
    const { event } = line;
    const { seats } = this.stream;
    this.length = line.length;
    this.shownPly = line.ply - 1;
    this.whole = [...this.whole, line];
    if (line.standIn !== null) voice.event(standInSentence(seats, line.standIn));
    if (!event) return;
    const begins = this.presentation.turn?.(event);
    if (begins !== undefined) this.acts = begins;
    this.liveScene = this.presentation.advanceScene(this.liveScene, event);
    if (this.current) this.current = this.presentation.advance(this.current, event);
    voice.event(this.presentation.sentence(event, seats));
  }

  private takeBack(entry: Entry): void {
    this.whole = afterUndo(this.whole, entry, this.length);
    this.length = entry.length;
    const undone = this.whole.at(-1)?.undone;
    if (undone) voice.event(t("table-undone", { seat: nameOf(this.stream.seats, undone.seat), count: undone.count }));
  }

  /** All before this table has been shown; a newer one comes after its own events. */
  private settle(table: Table): void {
    this.explained = null;
    if (table !== this.stream.table) return;
    this.shownPly = table.ply;
    const { actor } = viewOf(table) as View;
    if (typeof actor === "number") this.acts = actor;
    this.hotSeat.follow();
    this.refresh();
  }

  private refresh(): void {
    const { view } = this.stream;
    if (view) this.current = share(this.current, this.hotSeat.open(view));
  }
}
