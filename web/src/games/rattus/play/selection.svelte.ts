// A player's hand on the table: what is looked at and chosen, on top of what the server allows.
import { MediaQuery } from "svelte/reactivity";
import type { Draft } from "../../../lib/api/types";
import { voice } from "../../../lib/ui/liveregion.svelte";
import { oddsOf } from "../../../lib/table/analysis/odds.svelte";
import { Deferred } from "../../../lib/ui/deferred.svelte";
import { layouts } from "../../../lib/ui/layouts";
import { t } from "../../../lib/text/words";
import { choices, NOTHING, type Choices, type Group } from "./choices";
import { type Choice, type Preview, withCounts } from "../model/answers";
import { forcedOf } from "./forced";
import {
  type Asking,
  cancel,
  choose,
  confirm,
  IDLE,
  lit,
  listed,
  openGroup,
  type Picking,
  tapCard,
  tapRegion,
  tapSpot,
  type Outcome,
} from "./pick";
import type { Odds } from "../model/odds";
import { type SpotKind } from "../board/hand";
import { rowOf, UNORDERED } from "./order";
import { previewOf } from "./preview";
import { draftSteps, type DraftStep } from "./steps";
import { answerName } from "../words/questions";
import type { RattusTable } from "./table";
import type { Detail } from "../model/types";

const ORDER = "order";

export class Selection {
  /** What is pressed lights up by this. */
  now = $state.raw(IDLE);
  private readonly late: Deferred<Picking>;
  /** On a phone: the region whose panel somebody has pulled open. */
  pulled = $state.raw<string | null>(null);
  /** The answer that is on its way: it stays lit. */
  private giving = $state.raw<Choice | null>(null);
  /** Open rats are being sent one after the other, in the order of the row. */
  counting = $state(false);
  private order = $state.raw(UNORDERED);
  /** The length of the game after the last answer from this page: only what follows from that goes on by itself here. */
  private given = $state(-1);
  /** The length of the game before an answer that is on its way: news of it may come before its reply. */
  private sentAt = $state<number | null>(null);
  /** Before which answers of the game, by their count, an answer was given that nobody was asked for. */
  private along = $state.raw<readonly number[]>([]);

  readonly table: RattusTable;
  readonly choices: Choices;
  readonly turn: boolean;
  private readonly opened: Group | null;
  readonly listed: Choice[];
  /** The answers to light up: none while what happened is still being shown. */
  readonly lit: Choice[];
  /** On a phone: the region that two lines are about, so that they cover none of the map. */
  readonly brief: string | null;
  readonly preview: Preview;
  /** The only answer to the open question, which the page gives by itself; not again after it was taken back. */
  readonly forced: Choice | null;
  /** The answers that can be undone, each with those that followed by themselves. */
  readonly draft: readonly Draft[];
  /** The same as steps: an ability is one, with all that was chosen for it. */
  readonly steps: readonly DraftStep[];
  /** The open rats in the order in which they shall count; empty where no order is asked. */
  readonly row: string[];

  constructor(table: RattusTable) {
    this.table = table;
    this.late = new Deferred(() => this.now);
    this.choices = $derived.by(() => {
      const view = table.view;
      if (!view || table.answering === null) return NOTHING;
      const { most } = view.detail;
      return choices(most === undefined || most < 2 ? view.legal : withCounts(view.legal, most), view.final);
    });
    this.turn = $derived(table.view?.question === "turn");
    this.row = $derived(this.question === ORDER ? rowOf(this.order, this.length, [...this.choices.spots.keys()]) : []);
    this.listed = $derived(this.row.length > 0 ? [] : listed(this.deferred, this.choices, this.turn));
    this.opened = $derived(this.deferred.group);
    this.lit = $derived(lit(this.opened, this.choices));
    this.draft = $derived((table.table?.draft ?? []).filter(({ length }) => !this.along.includes(length)));
    this.steps = $derived(
      draftSteps(table.entries, table.table?.draft ?? []).filter(({ length }) => !this.along.includes(length)),
    );
    this.forced = $derived.by(() => {
      const follows = this.given === this.length || (this.sentAt !== null && this.sentAt < this.length);
      if (!follows || table.entries.at(-1)?.kind === "undo" || this.along.includes(this.length)) return null;
      return forcedOf(this.question, this.choices.all, this.draft.length > 0);
    });
    const narrow = new MediaQuery(layouts.phone);
    this.brief = $derived.by(() => {
      const { selected, focus } = this.deferred;
      const isLooking = table.answering !== null && this.question.startsWith("witch");
      if (!narrow.current || isLooking || this.row.length > 0) return null;
      const answer = selected?.answer;
      const isOfRegion = answer?.kind === "add" || answer?.kind === "plague" || answer?.kind === "region";
      const at = isOfRegion ? answer.region : !selected && focus?.kind === "region" ? focus.id : null;
      return at !== null && table.shown && at in table.shown.regions ? at : null;
    });
    this.preview = $derived.by(() => {
      const { selected, focus } = this.deferred;
      return previewOf(table.view, selected, focus ? this.listed : [], oddsOf<Odds>(table).now);
    });
  }

  /** What is described, listed and lit: the same one picture later. */
  get deferred(): Picking {
    return this.late.now;
  }

  get pressed(): Choice | null {
    return this.now.selected ?? this.giving;
  }

  /** What the open question names; null where it is not the viewer's, or where something is still being shown. */
  get asked(): Detail | null {
    const { view, answering } = this.table;
    return view && answering !== null && !this.turn ? view.detail : null;
  }

  private get asking(): Asking {
    return { turn: this.turn, settling: this.question === "settle", done: this.draft.length > 0 };
  }

  get question(): string {
    return this.table.view?.question ?? "";
  }

  private get length(): number {
    return this.table.table?.length ?? 0;
  }

  /** How an answer is called. `here`: beside the thing it is about. */
  name(choice: Choice, here = false): string {
    return answerName(this.question, choice, here);
  }

  region(id: string): void {
    if (!this.skipped()) this.follow(tapRegion(this.now, id, this.choices, this.asking));
  }

  spot(kind: SpotKind, id: string): void {
    if (!this.skipped()) this.follow(tapSpot(this.now, { kind, id }, this.choices, this.asking));
  }

  card(id: string): void {
    if (!this.skipped()) this.follow(tapCard(this.now, id, this.choices, this.asking));
  }

  choose(choice: Choice): void {
    this.follow(choose(this.now, choice, this.asking));
  }

  /** The button of an answer is pressed. The second half of a double click is meant for the list that has gone, unless it agrees. */
  press(choice: Choice, event: MouseEvent): void {
    if (event.detail < 2 || this.now.selected?.text === choice.text) this.choose(choice);
  }

  confirm(): void {
    if (this.now.selected) this.follow(confirm(this.now));
    else voice.hint(t("say-not-now"));
  }

  cancel(): void {
    this.stopCounting();
    if (this.now.selected) voice.hint(t("say-cancelled"));
    this.now = cancel(this.now);
  }

  group(group: Group): void {
    this.now = openGroup(this.now, group);
    if (this.now.group) voice.hint(t(`group-${group}.hint`));
  }

  arrange(row: readonly string[]): void {
    this.order = { row, length: this.length, sent: null };
  }

  startCounting(): void {
    this.counting = true;
  }

  stopCounting(): void {
    this.counting = false;
  }

  /** Send the first of the row. */
  count(): void {
    const choice = this.choices.spots.get(this.row[0] ?? "")?.[0];
    if (choice) void this.answer(choice);
    else this.stopCounting();
  }

  undo(): void {
    this.stopCounting();
    const last = this.draft.at(-1);
    if (this.now !== IDLE && (this.now.selected || this.now.focus || this.now.group)) this.now = IDLE;
    if (last && this.table.acting !== null) void this.table.undo(last.length);
    else voice.hint(t("say-no-undo"));
  }

  clear(): void {
    this.now = IDLE;
    this.giving = null;
    this.late.catchUp();
  }

  /** What is being told is skipped by a press, and nothing else: what will be asked after it nobody has seen yet. The past stays. */
  private skipped(): boolean {
    const { playing, inPast } = this.table;
    if (playing && !inPast) this.table.toNow();
    return playing;
  }

  private follow({ next, send }: Outcome): void {
    const before = this.now.selected;
    this.now = next;
    // Where cubes go and how many are one step
    if (send) void this.answer(send, ...(send.answer.kind === "cubes" ? [this.length + 1] : []));
    else if (next.selected && next.selected !== before) {
      voice.hint(t("say-selected", { choice: this.name(next.selected) }));
    }
  }

  /** Give the answer that nobody need be asked for. */
  goOn(): void {
    const { forced, length } = this;
    if (forced) void this.answer(forced, length);
  }

  /** `along`: before how many answers it is given by itself. */
  private async answer(choice: Choice, ...along: number[]): Promise<void> {
    this.along = [...this.along.filter((length) => length < this.length), ...along];
    if (this.question === ORDER) this.order = { row: this.row, length: this.length, sent: choice.text };
    const sentAt = this.length;
    this.sentAt = sentAt;
    this.giving = choice;
    if (await this.table.answer(choice.text)) this.given = this.length;
    else this.stopCounting();
    if (this.giving === choice) this.giving = null;
    if (this.sentAt === sentAt) this.sentAt = null;
  }
}
