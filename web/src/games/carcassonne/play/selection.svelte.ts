// A player's hand on the table: where the tile is tried and which figure would be set, on top of what the server allows. Nobody else sees it
// until it is confirmed.
import { afterPaint } from "../../../lib/ui/paint";
import { Deferred } from "../../../lib/ui/deferred.svelte";
import { voice } from "../../../lib/ui/liveregion.svelte";
import { t } from "../../../lib/text/words";
import { BLANK, layOf, nextTurn, onlyNone, places, type Draft } from "./lays";
import { Tried, type Asked, type Trying } from "./tried.svelte";
import { wholeOf } from "./whole";
import { layText, NONE, settingOf, withFigure, type Lying } from "../model/answers";
import { misfitReason } from "../words/refusals";
import { followerName } from "../words/questions";
import { type Known } from "../words/sentences";
import type { CarcassonneTable } from "./table";
import type { Tiles } from "../model/tiles";
import type { FigureKind, Lay, Spot, View } from "../model/types";

export class Selection implements Asked {
  private draft = $state.raw<Draft>(BLANK);
  private picked = $state<FigureKind>("follower");
  private readonly trying: Trying;
  private readonly late: Deferred<Trying>;
  private hinted = $state<string | null>(null);

  /** What sentences are made with: the same object as long as nothing of it changes. */
  readonly known: Known;
  readonly asked: View | null;
  readonly places: Map<string, number[]>;
  /** What is tried: what is pressed lights up by this. */
  readonly tried: Tried;
  /** The same one picture later: what describes it, and which figures may be set there. */
  readonly deferred: Tried;
  /** Where a figure may stand, once the tile is seen: nowhere while a lesson wants it turned, so that a press anywhere on it turns it. */
  readonly spots: Spot[];
  /** All parts of the feature that is pointed at, else of the one that is chosen. */
  readonly about: string[];

  constructor(
    readonly table: CarcassonneTable,
    private readonly tiles: () => Tiles,
  ) {
    const reach = $derived(table.view?.options.reach ?? "near");
    this.known = $derived({ seats: table.seats, tiles: this.tiles(), reach });
    this.asked = $derived(table.view && table.acting !== null && !table.inPast ? table.view : null);
    this.places = $derived(places(this.lays));
    this.trying = $derived({ draft: this.draft, picked: this.picked });
    this.late = new Deferred(() => this.trying);
    this.tried = new Tried(this, () => this.trying);
    this.deferred = new Tried(this, () => this.late.now);
    this.spots = $derived(this.deferred.draft.lay === this.draft.lay && !this.tried.wrongWay ? this.tried.spots : []);
    this.about = $derived(this.meant());
  }

  /** What may be laid where; empty where that is not asked. */
  get lays(): Record<string, Lay> {
    return (this.asked?.question === "lay" && this.asked.lays) || {};
  }

  /** A new question is open: what was tried is forgotten. */
  clear(): void {
    this.draft = BLANK;
    this.picked = "follower";
    if (this.asked?.question === "follower" && this.tried.forced) this.draft = { lay: null, follower: NONE };
    this.late.catchUp();
  }

  /** A place was chosen: try the tile there. Tells whether it fits there. */
  cell(at: string): boolean {
    if (this.table.inPast) return false;
    this.table.toNow();
    const turns = this.places.get(at);
    if (!turns) {
      const misfit = this.asked?.misfits?.[at];
      if (misfit) voice.hint(misfitReason(misfit).text);
      return false;
    }
    this.try({ at, r: turns.includes(this.draft.lay?.r ?? -1) ? (this.draft.lay?.r ?? 0) : (turns[0] as number) });
    return true;
  }

  turn(step: 1 | -1 = 1): void {
    const { lay } = this.draft;
    if (lay) this.try({ at: lay.at, r: nextTurn(this.tried.turns, lay.r, step) });
    else voice.hint(t("draft-choose-place"));
  }

  private try(lay: Lying): void {
    const settings = layOf(this.lays, lay)?.followers ?? {};
    this.draft = { lay, follower: onlyNone(settings) ? NONE : null };
    if (this.asked) afterPaint(() => this.tell(lay));
  }

  /** What comes of it is said as it is shown. */
  private tell(lay: Lying): void {
    this.late.catchUp();
    voice.hint(t("draft-tried", { ...lay }), ...this.deferred.preview);
  }

  follow(answer: string): void {
    const { settings, onto } = this.tried;
    if (!settings || !(answer in settings)) {
      voice.hint(t(settings ? "say-not-now" : "draft-choose-place"));
      return;
    }
    this.draft = { ...this.draft, follower: answer };
    this.picked = settingOf(answer)?.figure ?? this.picked;
    if (onto) voice.hint(t("say-selected", { choice: followerName(answer, onto) }));
  }

  /** An answer is pressed: the first time to choose it, once more to agree; a double click is one press. Without a figure nothing is left to choose. */
  press(answer: string, event: MouseEvent): void {
    if (answer === NONE) this.nobody();
    else if (this.draft.follower !== answer) this.follow(answer);
    else if (event.detail < 2) this.confirm();
  }

  nobody(): void {
    this.follow(NONE);
    if (this.draft.follower === NONE) this.confirm();
  }

  hint(answer: string | null): void {
    this.hinted = answer;
  }

  /** Take another kind of figure in hand; the place stays chosen, if it may stand there. */
  take(kind: FigureKind): void {
    const { follower } = this.draft;
    this.picked = kind;
    if (follower === null || !settingOf(follower)) return;
    const same = withFigure(follower, kind);
    const { settings } = this.tried;
    this.draft = { ...this.draft, follower: settings && same in settings ? same : null };
  }

  takeNext(): void {
    const { figures, kind } = this.tried;
    const next = figures[(figures.indexOf(kind) + 1) % figures.length];
    if (next) this.take(next);
    voice.hint(t(`figure-${this.tried.kind}`));
  }

  /** The answer with this number in the list, from 1. */
  number(count: number): void {
    const answer = this.tried.answers.filter((it) => it !== NONE)[count - 1];
    if (answer) this.follow(answer);
    else if (!this.tried.settings) voice.hint(t("draft-choose-place"));
  }

  confirm(): void {
    const { lay, follower } = this.draft;
    if (!this.asked) voice.hint(t("say-not-now"));
    else if (!this.tried.settings) voice.hint(t("draft-choose-place"));
    else if (follower === null) voice.hint(t("draft-choose-follower"));
    else void this.table.answer(lay ? `${layText(lay)}; ${follower}` : follower);
  }

  /** One step back: the figure, then the place; then what was answered already. Tells whether there was anything. */
  undo(): boolean {
    const last = this.table.table?.draft.at(-1);
    if (this.draft.follower !== null && !this.tried.forced) this.draft = { ...this.draft, follower: null };
    else if (this.draft.lay) this.draft = BLANK;
    else if (last && this.table.acting !== null) void this.table.undo(last.length);
    else {
      voice.hint(t("say-no-undo"));
      return false;
    }
    voice.hint(t("say-cancelled"));
    return true;
  }

  backTo(what: "lay" | "follower"): void {
    this.draft = what === "lay" ? BLANK : { ...this.draft, follower: null };
  }

  private meant(): string[] {
    const { asked } = this;
    const { onto, settings } = this.tried;
    const answer = this.hinted ?? this.draft.follower;
    const set = answer !== null && settings && answer in settings ? settingOf(answer) : null;
    return asked && onto && set ? wholeOf(asked, onto, set.on) : [];
  }
}
