// A review that one person leads: followers see what the leader sees, until they take a step of their own.
import { untrack } from "svelte";
import type { Eyes } from "../../routing/address";
import { api, Refused } from "../../api/client";
import { errorMessage } from "../../api/trouble";
import type { LiveLead } from "../../api/types";
import { newNumber } from "../../device/contribution";
import { stepAt } from "../store/moments";
import type { AnyTable } from "../store/table.svelte";

/** Milliseconds after which the next moment is shown to the others. */
const PAUSE = 250;
/** Milliseconds after which it is tried again. */
const AGAIN = 2000;
/** What ends no lead: the connection comes back, and the moment is shown again then. */
const PASSING = new Set(["network", "not-looking", "too-many"]);

export class Shared {
  /** The moment is not to be shown just now: it passes by for another reason. */
  held = $state(false);
  /** Why nothing is shown to the others, in words; null while nothing is wrong. */
  trouble = $state<string | null>(null);
  /** What one's own lead is called; null: one leads nobody. */
  private own = $state<string | null>(null);
  /** The lead that is followed, and the one that is not to be offered any more. */
  private followed = $state<string | null>(null);
  private refused = $state<string | null>(null);
  /** The moment that the lead has brought: another one is a step of one's own. */
  private brought: { at: number | null; eyes: Eyes | null } | null = null;
  private heard = false;
  private sent = "";
  private tries = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: AnyTable) {}

  /** What somebody else shows; null: nothing. */
  get lead(): LiveLead | null {
    const { lead } = this.table;
    return lead === null || lead.lead === this.own ? null : lead;
  }

  get leading(): boolean {
    return this.own !== null;
  }

  get following(): boolean {
    return this.lead !== null && this.lead.lead === this.followed;
  }

  /** Somebody shows something, and it has not been waved away. */
  get offered(): boolean {
    return this.lead !== null && this.lead.lead !== this.refused;
  }

  begin(): void {
    [this.own, this.followed, this.trouble, this.sent, this.heard] = [newNumber(), null, null, "", false];
  }

  end(): void {
    const own = this.own;
    if (own === null) return;
    this.stop();
    // A viewer who has gone leads nobody either way
    api.endLead(this.table.id, own).catch(() => undefined);
  }

  follow(): void {
    this.followed = this.lead?.lead ?? null;
  }

  free(): void {
    this.followed = this.brought = null;
  }

  wave(): void {
    this.refused = this.lead?.lead ?? null;
  }

  /** As long as the review is open: show one's own moment to the others. */
  show(): (() => void) | undefined {
    const { replay, link, lead } = this.table;
    const [own, at, eyes] = [this.own, replay.length, replay.eyes];
    if (own === null || at === null || eyes === null) return;
    if (lead?.lead === own) this.heard = true;
    else if (lead !== null && this.heard) {
      this.stop();
      return;
    }
    const body = { lead: own, at, eyes, within: Math.max(0, (replay.at ?? 0) - stepAt(replay.steps, at)) };
    const said = `${link} ${this.tries} ${JSON.stringify(body)}`;
    if (this.held || link !== "open" || said === this.sent) return;
    this.timer = setTimeout(() => {
      this.sent = said;
      api.lead(this.table.id, body).catch((error: unknown) => this.failed(error));
    }, PAUSE);
    return () => clearTimeout(this.timer);
  }

  /** As long as the review is open: go where the lead goes. */
  go(): void {
    const { lead } = this;
    if (lead === null || lead.lead !== this.followed) return;
    untrack(() => {
      const { replay } = this.table;
      replay.review(lead.at, lead.eyes, lead.within);
      this.brought = { at: replay.at, eyes: replay.eyes };
    });
  }

  /** A step of one's own breaks free. */
  watch(): void {
    const { at, eyes } = this.table.replay;
    if (this.brought !== null && (at !== this.brought.at || eyes !== this.brought.eyes)) untrack(() => this.free());
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.own = null;
  }

  private failed(error: unknown): void {
    if (error instanceof Refused && PASSING.has(error.code)) {
      this.timer = setTimeout(() => (this.tries += 1), AGAIN);
      return;
    }
    this.stop();
    this.trouble = errorMessage(error);
  }
}

const ALL = new WeakMap<object, Shared>();

/** The review that is shared at a table. */
export function sharedOf(table: AnyTable): Shared {
  const found = ALL.get(table) ?? new Shared(table);
  ALL.set(table, found);
  return found;
}
