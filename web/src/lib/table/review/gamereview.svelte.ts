// What the house found in a game that is over, through somebody's eyes: the outline at once, the rest while one looks on.
import type { Eyes } from "../../routing/address";
import { api } from "../../api/client";
import { errorMessage } from "../../api/trouble";
import type { Outline, Review, ReviewMoment } from "../../api/types";
import { ReviewHere } from "../../thinking/reviews";
import { decisionAt, knotsOf, winAt, type Knot } from "./curve";

/** Milliseconds after which is asked how far it has come. */
const AGAIN = 1000;

export class GameReview {
  /** How far it is, by the last report; null before anything is known. */
  last = $state.raw<Review | null>(null);
  /** Why nothing comes, in words; null while nothing is wrong. */
  trouble = $state<string | null>(null);
  outline = $state.raw<readonly Outline[]>([]);
  /** What was found by a search, by the place of the decision. */
  moments = $state.raw<ReadonlyMap<number, ReviewMoment>>(new Map());
  readonly knots: Knot[] = $derived(
    knotsOf(this.last?.begin ?? [], this.outline, this.moments, this.last?.length ?? 0),
  );
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running = false;
  /** A question is on its way. */
  private asking = false;
  /** The last report came from this device. */
  private isOwn = false;

  constructor(
    private readonly id: string,
    private readonly eyes: Eyes,
    private readonly here: ReviewHere,
  ) {}

  get done(): boolean {
    return this.last?.state === "done";
  }

  /** The decision after so many answers, in the turn of a seat, and what the search found of it; null where there is none. */
  decision(
    length: number,
    turn: number | null,
  ): { index: number; outline: Outline; moment: ReviewMoment | null } | null {
    const index = decisionAt(this.outline, length, turn);
    const outline = this.outline[index];
    return outline ? { index, outline, moment: this.moments.get(index) ?? null } : null;
  }

  /** The chances to win after so many answers. */
  win(length: number): readonly number[] | null {
    return winAt(this.knots, length);
  }

  /** Ask until all is there. */
  start(): void {
    if (this.running || this.done) return;
    this.running = true;
    if (!this.asking) void this.ask();
  }

  /** Nobody looks any more. A server works on, this device does not. */
  stop(): void {
    this.running = false;
    this.here.stop();
    clearTimeout(this.timer);
  }

  private async ask(): Promise<void> {
    this.trouble = null;
    this.asking = true;
    try {
      this.take(await this.asked());
    } catch (error) {
      this.trouble = errorMessage(error);
      this.running = false;
    }
    this.asking = false;
    if (this.last && this.last.state !== "working") this.running = false;
    if (this.running) this.timer = setTimeout(() => void this.ask(), AGAIN);
  }

  private async asked(): Promise<Review> {
    const own = await this.here.look(this.eyes, this.known);
    // What this device has found says other numbers than the server will
    if (own === null && this.isOwn) this.moments = new Map();
    this.isOwn = own !== null;
    return own ?? api.review(this.id, this.eyes, this.known);
  }

  /** All decisions before this one are known. */
  private get known(): number {
    let index = 0;
    while (this.moments.has(index)) index++;
    return index;
  }

  private take(found: Review): void {
    if (found.outline.length > 0) this.outline = found.outline;
    if (found.moments.length > 0)
      this.moments = new Map([...this.moments, ...found.moments.map((it) => [it.index, it] as const)]);
    this.last = found;
  }
}

/** What is found in the game of a table, by this device and through all eyes. */
interface Reviews {
  readonly here: ReviewHere;
  readonly through: Map<Eyes, GameReview>;
}

const ALL = new WeakMap<object, Reviews>();

/** What the house found at a table, through these eyes. */
export function reviewOf(table: ConstructorParameters<typeof ReviewHere>[0], eyes: Eyes): GameReview {
  const own = ALL.get(table) ?? { here: new ReviewHere(table), through: new Map<Eyes, GameReview>() };
  ALL.set(table, own);
  const found = own.through.get(eyes) ?? new GameReview(table.id, eyes, own.here);
  own.through.set(eyes, found);
  return found;
}
