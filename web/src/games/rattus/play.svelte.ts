// A player's hand on the table: what he looks at and has chosen, on top of what the server allows.
import { voice } from "../../lib/say.svelte";
import type { TableStore } from "../../lib/table/table.svelte";
import { t } from "../../lib/words";
import { choices, NOTHING, type Choice, type Choices, type Group } from "./choices";
import type { RattusEvent } from "./events";
import {
  cancel,
  choose,
  confirm,
  IDLE,
  lit,
  listed,
  openGroup,
  tapCard,
  tapRegion,
  tapToken,
  type Outcome,
} from "./pick";
import { answerName } from "./say";
import type { Stage } from "./show";
import type { View } from "./types";

export type RattusTable = TableStore<View, RattusEvent, Stage>;

export class Play {
  now = $state.raw(IDLE);

  readonly table: RattusTable;
  readonly choices: Choices;
  readonly turn: boolean;
  readonly listed: Choice[];
  /** The answers to light up: none while what happened is still being shown. */
  readonly lit: Choice[];

  constructor(table: RattusTable) {
    this.table = table;
    this.choices = $derived.by(() => {
      const view = table.view;
      if (!view || table.acting === null || table.curtain !== null) return NOTHING;
      return choices(view.legal, view.final);
    });
    this.turn = $derived(table.view?.question === "turn");
    this.listed = $derived(listed(this.now, this.choices, this.turn));
    this.lit = $derived(table.playing ? [] : lit(this.now, this.choices));
  }

  get question(): string {
    return this.table.view?.question ?? "";
  }

  /** How an answer is called. `here`: beside the thing it is about. */
  name(choice: Choice, here = false): string {
    return answerName(this.question, choice, here);
  }

  region(id: string): void {
    this.table.toNow();
    this.follow(tapRegion(this.now, id, this.choices, this.turn));
  }

  token(id: string): void {
    this.table.toNow();
    this.follow(tapToken(this.now, id, this.choices));
  }

  card(id: string): void {
    this.table.toNow();
    this.follow(tapCard(this.now, id, this.choices));
  }

  choose(choice: Choice): void {
    this.table.toNow();
    this.follow(choose(this.now, choice));
  }

  confirm(): void {
    if (this.now.selected) this.follow(confirm(this.now));
    else voice.hint(t("say-not-now"));
  }

  cancel(): void {
    if (this.now.selected) voice.hint(t("say-cancelled"));
    this.now = cancel(this.now);
  }

  group(group: Group): void {
    this.table.toNow();
    this.now = openGroup(this.now, group);
    if (this.now.group) voice.hint(t(`group-${group}.hint`));
  }

  undo(): void {
    const last = this.table.table?.draft.at(-1);
    if (this.now !== IDLE && (this.now.selected || this.now.focus || this.now.group)) this.now = IDLE;
    if (last && this.table.acting !== null) void this.table.undo(last.length);
    else voice.hint(t("say-no-undo"));
  }

  /** Forget what was chosen: a new question is open. */
  clear(): void {
    this.now = IDLE;
  }

  private follow({ next, send }: Outcome): void {
    const before = this.now.selected;
    this.now = next;
    if (send) void this.table.answer(send.text);
    else if (next.selected && next.selected !== before) {
      voice.hint(t("say-selected", { choice: this.name(next.selected) }));
    }
  }
}
