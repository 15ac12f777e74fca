// Reviews of finished games whose searches run on this device, at tables of a server. It says what they mean, and keeps nothing of them.
import { api } from "../api/client";
import type { Judgement, Review } from "../api/types";
import type { Eyes } from "../routing/address";
import { note, searchesHere } from "./here";
import type { Judged } from "./thoughts";

/** Seconds of searches after which they say how quick this device is. */
const ENOUGH = 0.5;

/** What this device finds in one game, for as long as the page is open: the same for all eyes. */
export class ReviewHere {
  /** The number of the first decision that was judged here: those before are stored on the server. */
  private first = 0;
  private own: Judgement[] = [];
  /** After how many answers each decision was made. */
  private asked: readonly number[] = [];
  private work: AbortController | null = null;
  private failed = false;
  /** How often it was stopped: what was asked for before that begins nothing any more. */
  private stops = 0;
  /** How much all searches of whole positions found so far, and in how many seconds. */
  private simulations = 0;
  private seconds = 0;

  constructor(private readonly table: { readonly id: string; readonly table: { readonly game: string } | null }) {}

  /** The review as far as it is done, which goes on here; null: the server is to make it. */
  async look(eyes: Eyes, since: number): Promise<Review | null> {
    const { stops } = this;
    if (this.failed || !(await searchesHere())) {
      this.stop();
      return null;
    }
    try {
      const found = await api.ownReview(this.table.id, eyes, since, { first: this.first, judgements: this.own });
      if (found.outline.length > 0) this.asked = found.outline.map(({ at }) => at);
      // Somebody else has let the server make it, and it was quicker
      if (found.done > this.next) [this.first, this.own] = [found.done, []];
      // What the server has judged only the server can play out
      this.failed ||= found.doubts.some((place) => place < this.first);
      if (this.failed) return null;
      if (found.state === "working" && stops === this.stops) void this.goOn(found.doubts);
      return found;
    } catch {
      this.failed = true;
      return null;
    }
  }

  /** Nobody looks any more. */
  stop(): void {
    this.work?.abort();
    this.work = null;
    this.stops += 1;
  }

  /** The number of the decision that is judged next. */
  private get next(): number {
    return this.first + this.own.length;
  }

  private async goOn(doubts: readonly number[]): Promise<void> {
    if (this.work) return;
    const work = (this.work = new AbortController());
    try {
      while (this.next < this.asked.length) await this.judge(work.signal);
      for (const place of doubts) await this.playOut(place, doubts.length, work.signal);
    } catch {
      this.failed ||= !work.signal.aborted;
    }
    if (this.work === work) this.work = null;
  }

  private async judge(signal: AbortSignal): Promise<void> {
    const { next } = this;
    const { judgement, simulations, seconds } = await this.judged(next, signal);
    if (judgement && next === this.next) this.own.push(judgement);
    this.simulations += simulations;
    this.seconds += seconds;
    if (this.seconds > ENOUGH) note(this.simulations, this.seconds);
  }

  private async playOut(place: number, of: number, signal: AbortSignal): Promise<void> {
    const { judgement } = await this.judged(place, signal, this.own[place - this.first], of);
    if (judgement) this.own[place - this.first] = judgement;
  }

  private async judged(place: number, signal: AbortSignal, doubt?: Judgement, of?: number): Promise<Judged> {
    const { judgementHere } = await import("./thoughts");
    const wanted = { table: this.table.id, game: this.table.table?.game ?? "", onProgress: () => undefined, signal };
    const found = await judgementHere(wanted, this.asked[place] ?? 0, doubt, of);
    signal.throwIfAborted();
    return found;
  }
}
