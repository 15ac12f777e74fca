// The review of a game that is over, at its table: it has an address of its own, which leads to the moment that is shown.
import { getContext, setContext } from "svelte";
import { FROM_TURNING, type Eyes, type Looked, type Route } from "../../routing/address";
import { router } from "../../routing/route.svelte";
import { stepAt } from "../store/moments";
import type { Line } from "../store/journal";
import type { AnyTable } from "../store/table.svelte";
import type { TurnName } from "../analysis/analysis";
import type { Deciding } from "./deciding";
import type { GameReview } from "./gamereview.svelte";

const KEY = Symbol("review");
/** Milliseconds after which the address tells of the moment that is shown: browsers let it change only so often. */
const LATE = 400;

/** What the mistakes of a seat are asked about with. */
export interface Learning {
  turn: TurnName;
  gameReview: GameReview;
  deciding: Deciding;
}

export class Reviewing {
  /** Mistakes are asked about; null: the review is read. */
  learning = $state.raw<Learning | null>(null);
  private written: Route | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** It was opened to see the first turning point, after so many moves of the viewer; null: it was not, or that was shown. */
  private opened: number | null = null;

  constructor(private readonly table: AnyTable) {}

  get on(): boolean {
    return this.table.replay.reviewing;
  }

  get lines(): readonly Line<unknown>[] {
    return this.table.whole;
  }

  /** The line that tells the moment that is shown; null: the beginning. */
  get here(): string | null {
    return this.table.replay.step?.key ?? null;
  }

  /** What is shown now. */
  get looked(): Looked {
    const { length, eyes, place } = this.table.replay;
    return { at: place.number === place.count ? null : length, eyes: eyes ?? "all" };
  }

  get route(): Route {
    return { page: "table", id: this.table.id, review: FROM_TURNING };
  }

  /** The first turning point is known: show it, unless the viewer has moved on by themselves. */
  turn(at: number): void {
    const { replay } = this.table;
    if (this.opened === replay.moves) replay.goTo(stepAt(replay.steps, at));
    this.opened = null;
  }

  goTo(line: string): void {
    this.table.replay.goToLine(line);
  }

  look(eyes: Eyes): void {
    this.table.replay.look(eyes);
  }

  /** Show what the address tells. A game that is not over is not reviewed. */
  follow(route: Route): void {
    if (!this.table.table?.over || route === this.written) return;
    const wanted = route.page === "table" && route.id === this.table.id ? route.review : undefined;
    this.opened = wanted?.turning ? this.table.replay.moves : null;
    if (wanted) this.table.replay.review(wanted.at, wanted.eyes);
    else if (this.on) this.table.toNow();
  }

  /** Let the address tell what is shown, soon. */
  write(review: Looked): () => void {
    this.timer = setTimeout(() => {
      this.written = { page: "table", id: this.table.id, review };
      router.turn(this.written);
    }, LATE);
    return () => clearTimeout(this.timer);
  }
}

/** Let everything at this table lead to its review. */
export function offerReview(table: AnyTable): Reviewing {
  return setContext(KEY, new Reviewing(table));
}

/** An earlier moment is looked at: what has become of the table since had not come then. */
export function isEarlier({ inPast, replay }: Pick<AnyTable, "inPast" | "replay">): boolean {
  const { number, count } = replay.place;
  return inPast && !(replay.reviewing && number === count);
}

/** The review of this table; elsewhere there is none. */
export function reviewing(): Reviewing | undefined {
  return getContext(KEY);
}
