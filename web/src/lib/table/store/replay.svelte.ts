// A table as it was: step by step through what has happened, on the board as the viewer knew it then.
import type { Eyes } from "../../routing/address";
import { api } from "../../api/client";
import type { Conduct, Entry, Seat } from "../../api/types";
import { share } from "../../board/share";
import { settings } from "../../device/settings.svelte";
import { lengthAt, sinceTurn, stepAt, stepsOf, turnAfter, turnBefore, type Step, type Stretch } from "./moments";
import { viewOf, type AnyView, type Presentation } from "./presentation";

/** What a replay has to know of its table. */
export interface ReplaySource<View> {
  readonly id: string;
  seats(): readonly Seat[];
  /** The entries that have been shown. */
  entries(): readonly Entry[];
  /** The seats of those in front of the screen, and the one through which they look. */
  viewers(): readonly number[];
  seat(): number | null;
  /** A view from the server as it may be shown at this screen. */
  open(view: View): View;
  /** What is so at the table beside the game. */
  conduct(): Conduct | null | undefined;
  failed(error: unknown): void;
}

/** How long a step stays when it goes on by itself: so many milliseconds, and more for each letter that is to be read. */
const STAY = 450;
const READING = 20;

export class Replay<View extends AnyView, Event, Scene> {
  /** How many steps of the game have happened in what is shown; null: it is shown as it is now. */
  at = $state<number | null>(null);
  /** It goes on by itself. */
  going = $state(false);
  /** Through whose knowledge a game that is over is reviewed; null: nothing is, one only looks back at one's own table. */
  eyes = $state<Eyes | null>(null);
  readonly steps: readonly Step<Event>[];
  /** What happened since the viewer's last turn; null: nothing. */
  readonly since: Stretch | null;
  /** The board of the moment that was reached last, what is shown beside it, and which moment that is. */
  view = $state.raw<View | null>(null);
  scene = $state.raw<Scene | null>(null);
  reached = $state<number | null>(null);

  /** How often the viewer has moved on by themselves. */
  moves = 0;

  private readonly views = new Map<string, Promise<View>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private first = 0;
  private loading = false;
  /** Counts how often it was left: what was asked for before is shown no more. */
  private left = 0;
  /** Who looked at what was reached. */
  private seenBy: Eyes | null = null;

  constructor(
    private readonly source: ReplaySource<View>,
    private readonly presentation: Presentation<View, Event, Scene>,
  ) {
    this.steps = $derived(stepsOf<Event>(source.entries(), presentation.turn));
    this.since = $derived(sinceTurn(this.steps, source.viewers(), source.seats().length));
  }

  /** The step that is shown; null: none, or the beginning. */
  get step(): Step<Event> | null {
    return this.at === null || this.at === this.first ? null : (this.steps[this.at - 1] ?? null);
  }

  /** The step that is shown as a sentence; "" for the beginning. */
  get sentence(): string {
    return this.step ? this.presentation.sentence(this.step.event, this.source.seats()) : "";
  }

  /** What has happened since the viewer's last turn, a sentence for each step. */
  get story(): string[] {
    const { since, presentation, source } = this;
    if (!since) return [];
    return this.steps.slice(since.from, since.to).map((step) => presentation.sentence(step.event, source.seats()));
  }

  /** A game that is over is reviewed. */
  get reviewing(): boolean {
    return this.eyes !== null;
  }

  /** How many answers of the game had been given by then; null: it is shown as it is now. */
  get length(): number | null {
    return this.at === null ? null : lengthAt(this.steps, this.at);
  }

  /** How many steps have been shown, and how many there are. */
  get place(): { number: number; count: number } {
    return { number: (this.at ?? this.first) - this.first, count: this.steps.length - this.first };
  }

  /** There is something to tell: what can't be summed up is of no use to somebody who has only begun. */
  get hasDigest(): boolean {
    return this.since !== null && (this.since.since !== "began" || this.digest.length > 0);
  }

  /** What has happened since the viewer's last turn, in sentences: what concerns the viewer first. */
  get digest(): string[] {
    const { since, presentation, source } = this;
    if (!since || !presentation.digest) return [];
    const events = this.steps.slice(since.from, since.to).map((step) => step.event);
    return presentation.digest(events, source.seats(), source.viewers());
  }

  /** The seat that acts in what is shown; null: nobody. */
  get acts(): number | null {
    const actor = this.step ? null : this.view?.actor;
    return typeof actor === "number" ? actor : (this.steps[(this.at ?? 0) - 1]?.acts ?? null);
  }

  /** Back to the viewer's last turn. */
  begin(): void {
    if (!this.since) return;
    this.first = this.since.from;
    this.go(this.first);
  }

  /** Review the whole game through these eyes, from the moment after so many answers (null: from its end) and steps after these. */
  review(length: number | null, eyes: Eyes, within = 0): void {
    this.pause();
    this.first = 0;
    this.eyes = eyes;
    this.go(length === null ? this.steps.length : stepAt(this.steps, length) + within);
  }

  /** Look through other eyes at the same moment. */
  look(eyes: Eyes): void {
    this.pause();
    this.eyes = eyes;
    this.go(this.at ?? this.steps.length);
  }

  /** To the moment after so many steps. */
  goTo(step: number): void {
    this.move(() => step);
  }

  goToLine(key: string): void {
    this.move((at) => this.steps.findIndex((step) => step.key === key) + 1 || at);
  }

  /** To the moment after so many answers, from wherever the viewer is. */
  lookAt(length: number): void {
    if (this.at === null) this.first = 0;
    this.moves += 1;
    this.pause();
    this.go(stepAt(this.steps, length));
  }

  end(): void {
    this.move(() => this.steps.length);
  }

  next(): void {
    this.move((at) => at + 1);
  }

  previous(): void {
    this.move((at) => at - 1);
  }

  nextTurn(): void {
    this.move((at) => turnAfter(this.steps, at));
  }

  previousTurn(): void {
    this.move((at) => turnBefore(this.steps, at));
  }

  restart(): void {
    this.move(() => this.first);
  }

  /** Let it go on by itself, or hold it; from its end it begins again. */
  play(): void {
    if (this.at === null) return;
    this.moves += 1;
    this.pause();
    if (this.at >= this.steps.length) this.go(this.first);
    this.going = true;
    if (this.reached === this.at) this.wait();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.going = false;
  }

  /** Show what is so now. */
  leave(): void {
    this.pause();
    this.left += 1;
    this.at = this.view = this.scene = this.reached = this.eyes = this.seenBy = null;
  }

  /** Somebody else looks now: what was seen before is not theirs. */
  forget(): void {
    this.leave();
    this.views.clear();
  }

  private move(to: (at: number) => number): void {
    if (this.at === null) return;
    this.moves += 1;
    this.pause();
    this.go(to(this.at));
  }

  private go(to: number): void {
    const at = Math.max(this.first, Math.min(to, this.steps.length));
    this.at = at;
    if (!this.loading) void this.follow();
  }

  /** Show one moment after the other until the one that is wanted is there: who drags along asks for no more than can be shown. */
  private async follow(): Promise<void> {
    this.loading = true;
    while (this.at !== null && (this.at !== this.reached || this.eyes !== this.seenBy)) {
      const { at, eyes, left } = this;
      const still = () => this.left === left && this.eyes === eyes;
      try {
        const view = await this.load(at);
        if (still()) this.arrive(at, view);
      } catch (error) {
        // A moment that can't be shown holds nobody up who wants another one by now
        if (still() && this.at === at) this.miss(error);
      }
    }
    this.loading = false;
  }

  /** The moment can't be shown: a review stays where it was. */
  private miss(error: unknown): void {
    if (this.seenBy === null || this.reached === null) this.leave();
    else [this.at, this.eyes] = [this.reached, this.seenBy];
    this.source.failed(error);
  }

  private arrive(at: number, view: View): void {
    this.seenBy = this.eyes;
    this.view = share(this.view, this.eyes === null ? this.source.open(view) : view);
    this.scene = this.steps
      .slice(0, at)
      .reduce((now, step) => this.presentation.advanceScene(now, step.event), this.presentation.blank);
    this.reached = at;
    if (at !== this.at) return;
    // The next moment is there when it is wanted.
    if (at < this.steps.length) this.load(at + 1).catch(() => undefined);
    if (this.going) this.wait();
  }

  private wait(): void {
    const { at } = this;
    if (at === null || at >= this.steps.length) {
      this.pause();
      return;
    }
    const stay = STAY + READING * this.sentence.length;
    this.timer = setTimeout(() => this.go(at + 1), stay / Math.max(1, settings.factor));
  }

  /** The board after so many steps: after an entry as the server showed it, within one what its events make of it. */
  private async load(at: number): Promise<View> {
    const step = this.steps[at - 1];
    if (!step) return this.ask(this.steps[0]?.before ?? 0);
    if (step.last) return this.ask(step.after);
    return step.inner.reduce((view, event) => this.presentation.advance(view, event), await this.ask(step.before));
  }

  /** The server's view after so many answers. What was answered anew since it was asked is another one. */
  private ask(length: number): Promise<View> {
    const seat = this.seatAt(length);
    const ply = this.steps.findLast((step) => step.after <= length)?.ply ?? 0;
    const key = `${seat} ${length} ${ply}`;
    const known = this.views.get(key);
    if (known) return known;
    const asked = api
      .view(this.source.id, length, seat)
      .then((seen) => viewOf({ ...seen, conduct: this.source.conduct() }) as View);
    this.views.set(key, asked);
    asked.catch(() => this.views.delete(key));
    return asked;
  }

  /** The seat that looks after so many answers; null: a spectator. */
  private seatAt(length: number): number | null {
    if (this.eyes === null) return this.source.seat();
    if (this.eyes === "public") return null;
    return this.eyes === "all" ? (this.steps.find((step) => step.before >= length)?.acts ?? null) : this.eyes;
  }
}

/** The replay of any table. */
export type AnyReplay = Pick<
  Replay<AnyView, unknown, unknown>,
  | "at"
  | "eyes"
  | "reviewing"
  | "length"
  | "steps"
  | "reached"
  | "moves"
  | "going"
  | "since"
  | "digest"
  | "hasDigest"
  | "sentence"
  | "step"
  | "story"
  | "place"
  | "begin"
  | "review"
  | "look"
  | "goTo"
  | "goToLine"
  | "lookAt"
  | "restart"
  | "end"
  | "next"
  | "previous"
  | "nextTurn"
  | "previousTurn"
  | "play"
  | "pause"
>;
