// One table: what the server says, what is shown of it right now, and how answers travel. The client holds no truth of its own.
import { api, liveAddress, Refused } from "../api/client";
import type { Entry, LiveLead, LiveMessage, Seat, Table, Update } from "../api/types";
import { Queue, type Step } from "../board/queue";
import { voice } from "../say.svelte";
import { nameOf, playsItself, standInSentence } from "../seats";
import { settings } from "../settings.svelte";
import { isPassing } from "../api/trouble";
import { t } from "../words";
import { Attention } from "./attention";
import { Company } from "./company.svelte";
import { afterUndo, journal, linesOf, type Line } from "./journal";
import { Live, type Link } from "./live";
import { take } from "./opening";
import { Replay, type AnyReplay, type Told } from "./replay.svelte";
import { viewOf, type AnyView, type Show } from "./show";
import { Troubles } from "./troubles.svelte";

/** Why somebody has to leave: coming again will not help. */
const DOOR = ["sent-away", "no-spectators", "password-needed", "table-closed"];

export class TableStore<View extends AnyView, Event, Stage> {
  table = $state.raw<Table | null>(null);
  entries = $state.raw<Entry[]>([]);
  link = $state<Link>("connecting");
  missing = $state(false);
  /** Why the table can't be looked at any more, as a code; null where it never could. */
  why = $state<string | null>(null);
  /** The last answer was another one than the lesson wants. */
  strayed = $state(false);
  /** What somebody shows of a game that is over; null: nothing. */
  lead = $state.raw<LiveLead | null>(null);
  /** How often it was told that the viewer has noted something here, or has changed that; 0: he never has. */
  noted = $state(0);
  /** At one screen with several players: who sits in front of it. */
  present = $state<number | null>(null);
  /** Something had happened when the page was opened, and the viewer has not answered since. */
  away = $state(false);
  /** What has happened, step by step. */
  readonly replay: Replay<View, Event, Stage>;

  /** What is shown of the present, as far as it has been told. */
  private current = $state.raw<View | null>(null);
  private scene: Stage;
  private chronicle = $state.raw<Line<Event>[]>([]);
  private telling = $state(false);
  /** The seat that acts in what is told. */
  private acts = $state<number | null>(null);
  /** All entries up to this one have been told. */
  private toldPly = $state(0);

  /** Who else is there, and what they say. */
  readonly company = new Company();
  private readonly troubles = new Troubles();
  private readonly queue: Queue;
  private readonly live: Live;
  private readonly attention: Attention;
  /** The number of the entry that the answer on its way follows; null while none is on its way. */
  private sent = $state<number | null>(null);
  private length = 0;
  private left = false;
  /** Whether the last answer was the viewer's own. */
  private own = false;
  /** How much of the chronicle there was when the viewer answered last. */
  private toldBefore = 0;

  constructor(
    readonly id: string,
    private readonly show: Show<View, Event, Stage>,
  ) {
    this.scene = $state.raw(show.blank);
    this.queue = new Queue(
      () => settings.factor,
      (playing) => (this.telling = playing),
    );
    this.replay = new Replay(this.told(), show);
    // Whoever leads others through a game, or is led, stays there: his connection is not changed under it.
    this.attention = new Attention(() => this.lead === null && this.live.renew());
    this.live = new Live({
      address: () => liveAddress(id, this.table?.ply ?? 0, this.attention.away),
      onMessage: (message) => this.hear(message as LiveMessage),
      onLink: (link) => {
        this.link = link;
        if (link === "lost") this.lead = null;
        this.troubles.connected(link);
      },
    });
  }

  /** What the server said last. */
  get view(): View | null {
    return this.table ? (viewOf(this.table) as View) : null;
  }

  get seats(): readonly Seat[] {
    return this.table?.seats ?? [];
  }

  /** Something else is shown than what is so now: events are told one by one, or an earlier moment is looked at. */
  get playing(): boolean {
    return this.telling || this.inPast;
  }

  /** An earlier moment is looked at: nothing can be answered there. */
  get inPast(): boolean {
    return this.replay.at !== null;
  }

  /** The board that is shown. */
  get shown(): View | null {
    return this.replay.view ?? this.current;
  }

  /** What is shown beside the board. */
  get stage(): Stage {
    return this.replay.stage ?? this.scene;
  }

  /** The chronicle, as far as it goes at the moment that is shown. */
  get lines(): Line<Event>[] {
    const { steps, reached } = this.replay;
    if (reached === null) return this.chronicle;
    const key = steps[reached - 1]?.key;
    return this.chronicle.slice(0, this.chronicle.findIndex((line) => line.key === key) + 1);
  }

  /** The chronicle to its end, whichever moment is shown. */
  get whole(): Line<Event>[] {
    return this.chronicle;
  }

  /**
   * The seat that acts on the board that is shown, null while nobody does: whose doing it is while events are told or replayed, and
   * who is asked once all has been shown. Bars and marks of the players go by it, never by `view`, which may be some turns ahead.
   */
  get onTurn(): number | null {
    if (this.inPast) return this.replay.acts;
    if (this.telling) return this.acts;
    const actor = this.current?.actor;
    return typeof actor === "number" ? actor : null;
  }

  /** The seat that the viewer may answer for now, or null. */
  get acting(): number | null {
    const { table, view } = this;
    const actor = view?.actor;
    return typeof actor === "number" && table?.mine.includes(actor) && playsItself(table, actor) ? actor : null;
  }

  /** An answer to the open question is on its way. News may overtake its reply: what they ask can be answered at once. */
  get sending(): boolean {
    return this.sent !== null && this.sent === this.table?.ply;
  }

  /** The seat that may answer at once: what happened has been shown, and the one in front of the screen is asked. Else null. */
  get answering(): number | null {
    return this.playing || this.handing !== null ? null : this.acting;
  }

  /** The seat to which the screen has to be handed now, or null. Who moved last sees first what it brought. */
  get curtain(): number | null {
    return this.playing ? null : this.handing;
  }

  /** What the viewer's last answer brought, in sentences that everybody may hear. */
  get story(): string[] {
    if (this.show.discreet) return [];
    const lines = this.chronicle.slice(this.toldBefore);
    return lines.flatMap(({ event }) => (event ? [this.show.sentence(event, this.seats)] : []));
  }

  /** The seat that is asked but may not see before the screen has been handed over, or null. */
  private get handing(): number | null {
    const { acting, present, view } = this;
    if (acting === null || present === acting || !view || this.humans < 2) return null;
    const secret = this.show.hasSecrets(view, acting) || (present !== null && this.show.hasSecrets(view, present));
    return secret ? acting : null;
  }

  private get humans(): number {
    return this.table?.mine.length ?? 0;
  }

  /** Fetch the table and its story, and stay connected. */
  async start(): Promise<void> {
    try {
      const { table, entries } = await take(this.id);
      if (this.left) return;
      // What has happened meanwhile comes by the live connection, with the table as it is then.
      this.entries = entries;
      this.chronicle = journal<Event>(this.entries);
      this.length = table.length;
      this.toldBefore = this.chronicle.length;
      for (const line of this.chronicle) if (line.event) this.scene = this.show.stage(this.scene, line.event);
      this.settle(table);
      this.away = this.replay.since !== null;
      this.live.connect();
    } catch (error) {
      if (error instanceof Refused && (error.status === 404 || error.status === 403)) this.missing = true;
      else {
        this.troubles.failed(error);
        if (!this.left) setTimeout(() => this.left || void this.start(), 2000);
      }
    }
  }

  stop(): void {
    this.left = true;
    this.attention.stop();
    this.live.close();
    this.queue.flush();
  }

  async answer(text: string): Promise<boolean> {
    const seat = this.acting;
    if (seat === null || this.handing !== null || this.inPast) return false;
    return this.send((ply) => api.answer(this.id, { ply, seat, answer: text }));
  }

  /** Go back to `to` answers of the game. */
  async undo(to: number): Promise<boolean> {
    const seat = this.acting;
    if (seat === null || this.handing !== null || this.inPast) return false;
    return this.send((ply) => api.undo(this.id, { ply, seat, to }));
  }

  /** Play once more with the same people once the game is over; returns the id of that table, null if that can't be. */
  async again(): Promise<string | null> {
    if (!this.table) return null;
    try {
      const { rematch } = await import("../api/lobby");
      return await rematch(this.table);
    } catch (error) {
      this.troubles.failed(error);
      return null;
    }
  }

  /** Lift the curtain: this seat is in front of the screen now. */
  lift(seat: number): void {
    this.present = seat;
    this.replay.forget();
    this.queue.flush();
    this.refresh();
  }

  next(): void {
    if (this.inPast) this.replay.next();
    else this.queue.next();
  }

  /** Show what is so now. */
  toNow(): void {
    this.replay.leave();
    this.queue.flush();
  }

  private async send(act: (ply: number) => Promise<Update>): Promise<boolean> {
    if (this.sending || !this.table) return false;
    const { ply } = this.table;
    this.sent = ply;
    this.strayed = false;
    this.dismiss();
    this.queue.flush();
    this.away = false;
    this.toldBefore = this.chronicle.length;
    try {
      const { entries, table } = await this.persist(act, ply);
      this.take(entries, table);
      return true;
    } catch (error) {
      this.troubles.failed(error);
      const code = error instanceof Refused ? error.code : null;
      if (code === "lesson") this.strayed = true;
      if (code === "stale-ply") this.live.connect();
      if (code === "network") this.live.retry();
      return false;
    } finally {
      if (this.sent === ply) this.sent = null;
    }
  }

  /** What is wrong, in words; null while nothing is. */
  get trouble(): string | null {
    return this.troubles.said;
  }

  /** The trouble has been read. */
  dismiss(): void {
    this.troubles.dismiss();
  }

  /** Try until it is stored, unless something else happens first: an answer that is repeated counts once. */
  private async persist(act: (ply: number) => Promise<Update>, ply: number): Promise<Update> {
    for (;;) {
      try {
        const update = await act(ply);
        this.troubles.storing(null, "");
        return update;
      } catch (error) {
        if (!isPassing(error)) throw error;
        this.troubles.storing(error.code, error.message);
        await new Promise((over) => setTimeout(over, 1000 * error.seconds));
        if (this.left) throw error;
        if (this.table?.ply !== ply) throw new Refused("stale-ply", "", 409);
      }
    }
  }

  private hear(message: LiveMessage): void {
    if (message.type === "entries") this.take(message.entries, message.table);
    else if (message.type === "storage") this.troubles.storing(message.code, message.message);
    else if (message.type === "error" && DOOR.includes(message.code)) this.leave(message.code);
    else if (message.type === "talk" || message.type === "presence") this.company.hear(message);
    else if (message.type === "lead") this.lead = message;
    else if (message.type === "lead-over") this.lead = null;
    else if (message.type === "notes") this.noted += 1;
    else if (message.type === "error") this.troubles.closing(message.code, message.message);
  }

  /** The door of the table has been closed to the viewer. */
  private leave(code: string): void {
    this.why = code;
    this.missing = true;
    this.stop();
  }

  /** Take over what is new: every event becomes a step to be shown, the server's view comes after the last. */
  private take(entries: Entry[], table: Table): void {
    const known = this.table?.ply ?? 0;
    if (table.ply < known) return;
    const fresh = entries.filter((entry) => entry.ply > known);
    this.table = table;
    this.entries = [...this.entries, ...fresh];
    const steps = fresh.flatMap((entry) => this.steps(entry));
    this.queue.add([...steps, { show: () => this.settle(table), wait: 0 }]);
  }

  private steps(entry: Entry): Step[] {
    if (entry.kind === "undo") return [{ show: () => this.takeBack(entry), wait: 0 }];
    // What chance does belongs to the answer before it.
    if (typeof entry.actor === "number") this.own = this.table?.mine.includes(entry.actor) ?? false;
    const { own } = this;
    const { actor } = entry;
    const lines = linesOf<Event>(entry).map((line) => ({
      show: () => this.play(line),
      wait: line.event ? this.show.pace(line.event, own, this.table?.mine ?? []) : 0,
    }));
    return typeof actor === "number" ? [{ show: () => (this.acts = actor), wait: 0 }, ...lines] : lines;
  }

  private play(line: Line<Event>): void {
    const event = line.event;
    this.length = line.length;
    this.toldPly = line.ply - 1;
    this.chronicle = [...this.chronicle, line];
    if (line.standIn !== null) voice.event(standInSentence(this.seats, line.standIn));
    if (!event) return;
    const begins = this.show.turn?.(event);
    if (begins !== undefined) this.acts = begins;
    this.scene = this.show.stage(this.scene, event);
    if (this.current) this.current = this.show.advance(this.current, event);
    voice.event(this.show.sentence(event, this.seats));
  }

  private takeBack(entry: Entry): void {
    this.chronicle = afterUndo(this.chronicle, entry, this.length);
    this.length = entry.length;
    const undone = this.chronicle.at(-1)?.undone;
    if (undone) voice.event(t("table-undone", { seat: nameOf(this.seats, undone.seat), count: undone.count }));
  }

  private settle(table: Table): void {
    if (this.table && table.ply < this.table.ply) return;
    this.table = table;
    this.toldPly = table.ply;
    const { actor } = viewOf(table) as View;
    if (typeof actor === "number") this.acts = actor;
    if (this.acting !== null && this.handing === null) this.present = this.acting;
    this.refresh();
  }

  private refresh(): void {
    if (this.view) this.current = this.open(this.view);
  }

  /** A view as it may be shown at this screen. */
  private open(view: View): View {
    const covered = this.humans > 1 && view.viewer !== this.present;
    return covered ? this.show.covered(view) : view;
  }

  /** What a replay has to know of this table. */
  private told(): Told<View> {
    return {
      id: this.id,
      seats: () => this.seats,
      entries: () => this.entries.filter((entry) => entry.ply <= this.toldPly),
      viewers: () => (this.present === null ? (this.table?.mine ?? []) : [this.present]),
      seat: () => this.present ?? this.table?.seat ?? null,
      open: (view) => this.open(view),
      failed: (error) => this.troubles.failed(error),
    };
  }
}

/** A table of any game, for what is the same on all of them. */
export type AnyTable = Pick<
  TableStore<AnyView, unknown, unknown>,
  | "id"
  | "table"
  | "view"
  | "shown"
  | "entries"
  | "lines"
  | "whole"
  | "seats"
  | "acting"
  | "answering"
  | "playing"
  | "inPast"
  | "onTurn"
  | "away"
  | "sending"
  | "link"
  | "lead"
  | "noted"
  | "trouble"
  | "strayed"
  | "company"
  | "missing"
  | "why"
  | "curtain"
  | "story"
  | "dismiss"
  | "toNow"
  | "answer"
  | "undo"
  | "again"
  | "lift"
> & { readonly replay: AnyReplay };
