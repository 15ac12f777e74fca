// One table, put together: the stream from the server, what is shown of it, the seats at one screen, and how answers travel. The client holds
// no truth of its own.
import type { Entry, LiveLead, Seat, Table } from "../../api/types";
import type { AnyReplay, Replay } from "./replay.svelte";
import { Answering } from "./answering.svelte";
import type { Company } from "./company.svelte";
import { HotSeat } from "./hotseat.svelte";
import type { Line } from "./journal";
import type { Link } from "./live";
import { Playback } from "./playback.svelte";
import type { AnyView, Presentation } from "./presentation";
import { Stream } from "./stream.svelte";
import type { Tried } from "./tried";

export class TableStore<View extends AnyView, Event, Scene> {
  private readonly stream: Stream<View>;
  private readonly hotSeat: HotSeat<View>;
  private readonly playback: Playback<View, Event, Scene>;
  private readonly answers: Answering;
  /** Another turn is tried in a review: it stands in for what the server says, and for what is shown. */
  trial = $state.raw<Tried<View> | null>(null);

  constructor(
    readonly id: string,
    presentation: Presentation<View, Event, Scene>,
  ) {
    this.stream = new Stream(id, {
      opened: () => this.playback.open(),
      entered: (fresh, table) => this.playback.add(fresh, table),
      closed: () => this.playback.flush(),
    });
    this.hotSeat = new HotSeat(this.stream, presentation);
    this.playback = new Playback(this.stream, this.hotSeat, presentation);
    this.answers = new Answering(this.stream, this.hotSeat, this.playback);
  }

  // What the server says

  get table(): Table | null {
    return this.trial?.table ?? this.stream.table;
  }
  get view(): View | null {
    return this.trial?.view ?? this.stream.view;
  }
  get seats(): readonly Seat[] {
    return this.stream.seats;
  }
  get entries(): readonly Entry[] {
    return this.trial?.entries ?? this.stream.entries;
  }
  get link(): Link {
    return this.stream.link;
  }
  get missing(): boolean {
    return this.stream.missing;
  }
  get why(): string | null {
    return this.stream.why;
  }
  get lead(): LiveLead | null {
    return this.stream.lead;
  }
  get noted(): number {
    return this.stream.noted;
  }
  get company(): Company {
    return this.stream.company;
  }
  get trouble(): string | null {
    return this.stream.trouble;
  }

  // What is shown

  get replay(): Replay<View, Event, Scene> {
    return this.playback.replay;
  }
  get playing(): boolean {
    return !this.trial && this.playback.playing;
  }
  get inPast(): boolean {
    return !this.trial && this.playback.inPast;
  }
  /** A lesson explains the event that is shown, which stays until its reader goes on. */
  get explained(): number | null {
    return this.playback.explained;
  }
  get shown(): View | null {
    return this.trial?.view ?? this.playback.shown;
  }
  get scene(): Scene {
    return this.playback.scene;
  }
  get lines(): Line<Event>[] {
    return this.playback.lines;
  }
  get whole(): Line<Event>[] {
    return this.playback.whole;
  }
  get onTurn(): number | null {
    return this.trial ? this.trial.seat : this.playback.onTurn;
  }
  get away(): boolean {
    return this.playback.away;
  }
  get story(): string[] {
    return this.playback.story;
  }

  // Who is in front of the screen, and what they may answer

  get present(): number | null {
    return this.hotSeat.present;
  }
  get acting(): number | null {
    return this.trial ? this.trial.asked : this.hotSeat.acting;
  }
  /** The seat to which the screen has to be handed now, or null. Who moved last sees first what it brought. */
  get curtain(): number | null {
    return this.playing ? null : this.hotSeat.next;
  }
  get answering(): number | null {
    return this.trial ? this.trial.asked : this.answers.seat;
  }
  get sending(): boolean {
    return this.trial?.sending ?? this.answers.sending;
  }
  get strayed(): boolean {
    return this.answers.strayed;
  }

  start(): Promise<void> {
    return this.stream.start();
  }
  stop(): void {
    this.stream.stop();
  }
  next(): void {
    this.playback.next();
  }
  toNow(): void {
    if (!this.trial) this.playback.toNow();
  }
  answer(text: string): Promise<boolean> {
    return (this.trial ?? this.answers).answer(text);
  }
  undo(to: number): Promise<boolean> {
    return (this.trial ?? this.answers).undo(to);
  }
  dismiss(): void {
    this.stream.dismiss();
  }

  /** Lift the curtain: this seat is in front of the screen now. */
  lift(seat: number): void {
    this.hotSeat.present = seat;
    this.playback.change();
  }

  /** Play once more with the same people once the game is over; returns the id of that table, null if that can't be. */
  async again(): Promise<string | null> {
    if (!this.table) return null;
    try {
      const { rematch } = await import("../../api/lobby");
      return await rematch(this.table);
    } catch (error) {
      this.stream.failed(error);
      return null;
    }
  }
}

/** A table of any game, for what is the same on all of them. */
export type AnyTable = Omit<
  TableStore<AnyView, unknown, unknown>,
  "replay" | "scene" | "present" | "start" | "stop"
> & { readonly replay: AnyReplay };
