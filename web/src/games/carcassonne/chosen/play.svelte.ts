// A player's hand on the table: where he tries the tile and whom he would set, on top of what the server allows. Nobody else sees it
// until it is confirmed.
import { voice } from "../../../lib/say.svelte";
import { t } from "../../../lib/words";
import { answersOf, BLANK, figuresOf, layOf, nextTurn, onlyNone, places, spotsOf, type Draft } from "./lays";
import { wholeOf } from "./whole";
import { layText, lyingOf, NONE, settingOf, withFigure, type Lying } from "../answers";
import { preview } from "./preview";
import { misfitReason } from "../told/words/refusals";
import { followerName, type Onto } from "../told/words/questions";
import { type Known } from "../told/words/teller";
import type { CarcassonneTable } from "../told/chronicle/show";
import type { Tiles } from "../tiles";
import type { FigureKind, GhostTile, Lay, Refused, Settings, Spot, View } from "../types";

export class Play {
  draft = $state.raw<Draft>(BLANK);
  private picked = $state<FigureKind>("follower");
  /** An answer that is pointed at. */
  private hinted = $state<string | null>(null);

  /** The view while its question is the viewer's, else null. */
  readonly asked: View | null;
  /** The legal turns of the tile by place. */
  readonly places: Map<string, number[]>;
  /** What is known about the lay that is tried. */
  readonly lay: Lay | undefined;
  /** Whom one may set, and what follows; null before the tile lies somewhere. */
  readonly settings: Settings | null;
  /** The tile about which is asked, as it lies or is tried. */
  readonly onto: Onto | null;
  readonly ghost: GhostTile | null;
  /** The kinds of figures that may be set there, and the one that is in hand. */
  readonly figures: FigureKind[];
  readonly kind: FigureKind;
  readonly spots: Spot[];
  readonly answers: string[];
  /** All parts of the feature that is pointed at, else of the one that is chosen. */
  readonly about: string[];
  /** What comes of the lay that is tried, in words. */
  readonly told: string[];
  /** Everything is chosen. */
  readonly ready: boolean;

  constructor(
    readonly table: CarcassonneTable,
    private readonly tiles: () => Tiles,
  ) {
    this.asked = $derived(table.view && table.acting !== null && !table.inPast ? table.view : null);
    this.places = $derived(places(this.lays));
    this.lay = $derived(layOf(this.lays, this.draft.lay));
    this.settings = $derived(this.lay?.followers ?? this.asked?.followers ?? null);
    this.onto = $derived(this.lying());
    this.ghost = $derived(
      this.asked?.tile && this.draft.lay
        ? { tile: this.asked.tile, ...this.draft.lay, legal: this.lay !== undefined }
        : null,
    );
    this.figures = $derived(figuresOf(this.settings ?? {}));
    this.kind = $derived(this.figures.includes(this.picked) ? this.picked : (this.figures[0] ?? "follower"));
    this.spots = $derived(
      spotsOf(this.settings ?? {}, this.draft.follower).filter((spot) => spot.figure === this.kind),
    );
    this.answers = $derived(
      answersOf(this.settings ?? {}).filter((answer) => (settingOf(answer)?.figure ?? this.kind) === this.kind),
    );
    this.about = $derived(this.meant());
    this.told = $derived(this.asked ? preview(this.asked, this.known, this.ghost, this.lay) : []);
    this.ready = $derived(this.settings !== null && this.draft.follower !== null);
  }

  /** What may be laid where; empty where that is not asked. */
  get lays(): Record<string, Lay> {
    return (this.asked?.question === "lay" && this.asked.lays) || {};
  }

  /** Why nobody can be set on the other parts of the tile that is asked about. */
  get refused(): Record<string, Refused> {
    return this.lay?.refused ?? this.asked?.refused ?? {};
  }

  /** The place where the tile lies as a lesson wants it but for its turn; undefined where it doesn't. */
  get wrongWay(): string | undefined {
    const { lay } = this.draft;
    const wanted = (this.table.table?.lesson?.answers ?? []).find(
      (answer) => /r\d$/.test(answer) && answer.includes(","),
    );
    const lying = wanted === undefined ? null : lyingOf(wanted);
    return lay && lying?.at === lay.at && lying.r !== lay.r ? lay.at : undefined;
  }

  get known(): Known {
    const { table } = this;
    return { seats: table.seats, tiles: this.tiles(), reach: table.view?.options.reach ?? "near" };
  }

  /** The ways in which the tile fits where it is tried. */
  get turns(): readonly number[] {
    const { lay } = this.draft;
    return lay ? (this.places.get(lay.at) ?? []) : [];
  }

  /** Something has been tried that can be taken back. */
  get begun(): boolean {
    return this.draft.lay !== null || (this.draft.follower !== null && !this.forced);
  }

  /** Nobody can be set: then there is nothing to choose. */
  get forced(): boolean {
    return this.settings !== null && onlyNone(this.settings);
  }

  /** A new question is open: what was tried is forgotten. */
  clear(): void {
    this.draft = BLANK;
    this.picked = "follower";
    if (this.asked?.question === "follower" && this.forced) this.draft = { lay: null, follower: NONE };
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

  /** The next legal turn. */
  turn(step: 1 | -1 = 1): void {
    const { lay } = this.draft;
    if (lay) this.try({ at: lay.at, r: nextTurn(this.turns, lay.r, step) });
    else voice.hint(t("draft-choose-place"));
  }

  private try(lay: Lying): void {
    const settings = layOf(this.lays, lay)?.followers ?? {};
    this.draft = { lay, follower: onlyNone(settings) ? NONE : null };
    if (this.asked) voice.hint([t("draft-tried", { ...lay }), ...this.told].join(" "));
  }

  /** Choose an answer about a figure. */
  follow(answer: string): void {
    if (!this.settings || !(answer in this.settings)) {
      voice.hint(t(this.settings ? "say-not-now" : "draft-choose-place"));
      return;
    }
    this.draft = { ...this.draft, follower: answer };
    this.picked = settingOf(answer)?.figure ?? this.picked;
    if (this.onto) voice.hint(t("say-selected", { choice: followerName(answer, this.onto) }));
  }

  /** An answer is pressed: the first time to choose it, once more to agree. A double click is one press. */
  press(answer: string, event: MouseEvent): void {
    if (this.draft.follower !== answer) this.follow(answer);
    else if (event.detail < 2) this.confirm();
  }

  /** An answer is pointed at; null: none is any more. */
  hint(answer: string | null): void {
    this.hinted = answer;
  }

  /** Take another kind of figure in hand; the place stays chosen, if it may stand there. */
  take(kind: FigureKind): void {
    const { follower } = this.draft;
    this.picked = kind;
    if (follower === null || !settingOf(follower)) return;
    const same = withFigure(follower, kind);
    this.draft = { ...this.draft, follower: this.settings && same in this.settings ? same : null };
  }

  /** The next kind of figure. */
  takeNext(): void {
    const next = this.figures[(this.figures.indexOf(this.kind) + 1) % this.figures.length];
    if (next) this.take(next);
    voice.hint(t(`figure-${this.kind}`));
  }

  /** The answer with this number in the list, from 1. */
  number(count: number): void {
    const answer = this.answers.filter((it) => it !== NONE)[count - 1];
    if (answer) this.follow(answer);
    else if (!this.settings) voice.hint(t("draft-choose-place"));
  }

  confirm(): void {
    const { lay, follower } = this.draft;
    if (!this.asked) voice.hint(t("say-not-now"));
    else if (!this.settings) voice.hint(t("draft-choose-place"));
    else if (follower === null) voice.hint(t("draft-choose-follower"));
    else void this.table.answer(lay ? `${layText(lay)}; ${follower}` : follower);
  }

  /** One step back: the figure, then the place; then what was answered already. Tells whether there was anything. */
  undo(): boolean {
    const last = this.table.table?.draft.at(-1);
    if (this.draft.follower !== null && !this.forced) this.draft = { ...this.draft, follower: null };
    else if (this.draft.lay) this.draft = BLANK;
    else if (last && this.table.acting !== null) void this.table.undo(last.length);
    else {
      voice.hint(t("say-no-undo"));
      return false;
    }
    voice.hint(t("say-cancelled"));
    return true;
  }

  /** Forget the place and everything after it. */
  backTo(what: "lay" | "follower"): void {
    this.draft = what === "lay" ? BLANK : { ...this.draft, follower: null };
  }

  private meant(): string[] {
    const { asked, onto, settings } = this;
    const answer = this.hinted ?? this.draft.follower;
    const set = answer !== null && settings && answer in settings ? settingOf(answer) : null;
    return asked && onto && set ? wholeOf(asked, onto, set.on) : [];
  }

  private lying(): Onto | null {
    const { asked, draft } = this;
    const tiles = this.tiles();
    if (asked?.tile && draft.lay) return { tiles, tile: asked.tile, ...draft.lay };
    const due = asked?.board.find((laid) => laid.follower_due);
    return due ? { tiles, tile: due.tile, at: due.at, r: due.r } : null;
  }
}
