// What the table reports right now: the events as they are shown, the last scoring step by step, and what something beside the board points at.
import { journal } from "../../../lib/table/store/journal";
import { byPlace, kindOf, partOf, partsOf } from "../model/parts";
import { around } from "./look";
import { finalSteps, pending, type FinalStep } from "../model/scores";
import type { CarcassonneTable } from "./table";
import type { Tiles } from "../model/tiles";
import type { CarcassonneEvent, FeatureKind } from "../model/types";

const LAST: CarcassonneEvent["kind"] = "final-scoring-began";
/** What counts by the tiles around it. */
const ENCLOSED: ReadonlySet<FeatureKind> = new Set(["monastery", "garden"]);

export class Display {
  /** The step of the last scoring that is shown; null: none. */
  walk = $state<number | null>(null);
  /** Every feature of the last scoring; empty before it has begun. */
  readonly steps: readonly FinalStep[];
  readonly scoringStep: FinalStep | null;
  /** The tiles that count for what is described. */
  readonly scoringPlaces: string[];
  /** The points that are shown by seat, and what the last turn or the step that is shown has added to them. */
  readonly scores: readonly number[];
  readonly last: readonly number[];
  /** The points by seat if the game ended now; null once it is over, and where the table hides it. */
  readonly standing: readonly number[] | null;
  /** The table waits before the last scoring, until it has been walked through: nothing knows yet who wins. */
  readonly held: boolean;
  /** The chronicle; while the last scoring is shown it ends before that. */
  readonly lines: CarcassonneTable["lines"];
  /** Parts of the board, and whole tiles, to be lit: what is pointed at, else what is described. */
  readonly lit: string[];

  private pointed = $state.raw<{ parts: readonly string[]; places: readonly string[] }>({ parts: [], places: [] });
  private readonly events: readonly (CarcassonneEvent | null)[];

  constructor(
    private readonly table: CarcassonneTable,
    private readonly tiles: () => Tiles,
  ) {
    this.events = $derived(table.lines.map((line) => line.event));
    // All that has happened, and not only what has been shown
    this.steps = $derived(
      finalSteps(
        journal<CarcassonneEvent>(table.entries).map((line) => line.event),
        table.seats.length,
      ),
    );
    this.held = $derived(table.playing && !table.inPast && this.events.at(-1)?.kind === LAST);
    this.lines = $derived(
      this.walk === null ? table.lines : table.lines.slice(0, this.events.findLastIndex((it) => it?.kind === LAST) + 1),
    );
    this.scoringStep = $derived(this.walk === null ? null : (this.steps[this.walk] ?? null));
    this.scoringPlaces = $derived.by(() => {
      const counting = new Set(this.counting().map((part) => part.split(" ")[0]));
      return (table.shown?.board ?? []).map(({ at }) => at).filter((at) => counting.has(at));
    });
    this.scores = $derived(this.scoringStep?.scores ?? table.shown?.scores ?? []);
    this.last = $derived(this.scoringStep ? this.gained(this.scoringStep.event) : this.latest());
    this.standing = $derived.by(() => {
      const { shown } = table;
      if (!table.table?.standing || !shown || shown.over) return null;
      return pending(shown).map((more, seat) => (this.scores[seat] ?? 0) + more);
    });
    this.lit = $derived(this.lighted());
  }

  /** Parts "x,y c0" and places that something beside the board points at; nothing: it points no more. */
  point(parts: readonly string[], places: readonly string[] = []): void {
    this.pointed = { parts, places };
  }

  /** Some steps on, or back; after the last one the walk is over. */
  step(by: number): void {
    if (this.walk === null) return;
    if (this.walk + by >= this.steps.length) this.walk = null;
    else this.walk = Math.max(0, this.walk + by);
  }

  private lighted(): string[] {
    const { table, pointed, scoringStep } = this;
    if (pointed.parts.length > 0) return this.whole(pointed.parts);
    if (pointed.places.length > 0) return [...pointed.places];
    if (scoringStep) return this.counting();
    return table.playing ? this.whole(table.scene.lit) : [];
  }

  /** All parts of what the last scoring describes. */
  private counting(): string[] {
    const { scoringStep } = this;
    return scoringStep ? this.whole([partOf(scoringStep.event.at, scoringStep.event.on)]) : [];
  }

  /** All parts of the features to which these belong; all tiles that count for a monastery or a garden, which its figure hides. */
  private whole(parts: readonly string[]): string[] {
    const laid = byPlace(this.table.shown?.board ?? []);
    return parts.flatMap((part) => {
      const [at = "", on = ""] = part.split(" ");
      return ENCLOSED.has(kindOf(on)) ? around(at).concat(at) : partsOf(laid, this.tiles(), part);
    });
  }

  private gained(event: { winners: number[]; points: number }): number[] {
    return this.scores.map((_, seat) => (event.winners.includes(seat) ? event.points : 0));
  }

  /** Points by seat since the last turn began; none beside the final ones, to which the last turn is only a part. */
  private latest(): number[] {
    const { events } = this;
    const gains = this.scores.map(() => 0);
    if (this.table.shown?.over) return gains;
    const turns = events.findLastIndex((event) => event?.kind === "turn-began");
    const before = events.slice(0, Math.max(0, turns)).findLastIndex((event) => event?.kind === "turn-began");
    for (const event of events.slice(Math.max(0, before))) {
      if (event?.kind === "feature-scored" && !event.final)
        for (const seat of event.winners) gains[seat] = (gains[seat] ?? 0) + event.points;
      if (event?.kind === "abbot-taken") gains[event.seat] = (gains[event.seat] ?? 0) + event.points;
    }
    return gains;
  }
}
