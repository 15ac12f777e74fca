// What the server says about one table: how it opens, what comes by the live connection, and whether that connection stands.
import { liveAddress, Refused } from "../../api/client";
import type { Entry, LiveLead, LiveMessage, Seat, Table } from "../../api/types";
import { share } from "../../board/share";
import { botsOnDevice } from "../../routing/root";
import type { BotsHere } from "../../thinking/bots";
import { Attention } from "./attention";
import { Company } from "./company.svelte";
import { Live, type Link } from "./live";
import { take } from "./opening";
import { viewOf, type AnyView } from "./presentation";
import { Troubles } from "./troubles.svelte";

/** Why somebody has to leave: coming again will not help. */
const DOOR = ["sent-away", "no-spectators", "password-needed", "table-closed"];
/** Milliseconds before a table that could not be opened is asked for again. */
const REOPEN = 2000;

export interface Follower {
  /** The table and its story are there. */
  opened(): void;
  /** These entries are new; the table is the one after them. */
  entered(fresh: readonly Entry[], table: Table): void;
  /** Nothing more will come. */
  closed(): void;
}

export class Stream<View extends AnyView> {
  /** The table as the server described it last. */
  table = $state.raw<Table | null>(null);
  /** Who sits where: the same objects until that changes, so that a new table leaves every name as it is. */
  seats = $state.raw<readonly Seat[]>([]);
  /** Everything that has happened, up to that table. */
  entries = $state.raw<readonly Entry[]>([]);
  link = $state<Link>("connecting");
  missing = $state(false);
  /** Why the table can't be looked at any more, as a code; null where it never could. */
  why = $state<string | null>(null);
  /** What somebody shows of a game that is over; null: nothing. */
  lead = $state.raw<LiveLead | null>(null);
  /** How often the server said that the viewer has noted something here, or has changed that; 0: never. */
  noted = $state(0);
  /** Who else is there, and what they say. */
  readonly company = new Company();
  private readonly troubles = new Troubles();

  private stopped = false;
  /** The bots of the table that may think on this device; null: none may. */
  private bots: BotsHere | null = null;
  private readonly live: Live;
  private readonly attention: Attention;

  constructor(
    readonly id: string,
    private readonly follower: Follower,
  ) {
    // Who leads others through a game, or is led, stays there: their connection is not changed under it.
    this.attention = new Attention(() => this.lead === null && this.live.renew());
    this.live = new Live({
      address: () => liveAddress(id, this.table?.ply ?? 0, this.attention.away, this.bots !== null),
      onMessage: (message) => this.hear(message as LiveMessage),
      onLink: (link) => this.linked(link),
    });
  }

  get view(): View | null {
    return this.table ? (viewOf(this.table) as View) : null;
  }

  /** The page of the table has been left. */
  get left(): boolean {
    return this.stopped;
  }

  /** Fetch the table and its story, and stay connected. */
  async start(): Promise<void> {
    try {
      const { table, entries } = await take(this.id);
      if (this.stopped) return;
      // What has happened meanwhile comes by the live connection, with the table as it is then.
      this.entries = entries;
      this.describe(table);
      this.follower.opened();
      this.live.connect();
      if (botsOnDevice) void this.offer(table);
    } catch (error) {
      if (error instanceof Refused && (error.status === 404 || error.status === 403)) this.missing = true;
      else {
        this.troubles.failed(error);
        if (!this.stopped) setTimeout(() => this.stopped || void this.start(), REOPEN);
      }
    }
  }

  /** Let bots think on this device. Where that can't be, they think on the server. */
  private async offer(table: Table): Promise<void> {
    this.bots = await import("../../thinking/bots").then(({ botsHere }) => botsHere(table)).catch(() => null);
    if (this.bots && !this.stopped) this.live.renew();
  }

  stop(): void {
    this.stopped = true;
    this.attention.stop();
    this.live.close();
    this.follower.closed();
  }

  /** Take over what is new; what is known already is left out. */
  take(entries: readonly Entry[], table: Table): void {
    const known = this.table?.ply ?? 0;
    if (table.ply < known) return;
    const fresh = entries.filter((entry) => entry.ply > known);
    this.describe(table);
    this.entries = [...this.entries, ...fresh];
    this.follower.entered(fresh, table);
  }

  /** Ask by a new connection for what was missed. */
  catchUp(): void {
    this.live.connect();
  }

  /** Something speaks against the connection: try another. */
  retry(): void {
    this.live.retry();
  }

  get trouble(): string | null {
    return this.troubles.said;
  }

  dismiss(): void {
    this.troubles.dismiss();
  }

  failed(error: unknown): void {
    this.troubles.failed(error);
  }

  /** Nothing can be stored for the reason that a code names; null: it can be again. */
  storing(code: string | null, message = ""): void {
    this.troubles.storing(code, message);
  }

  private describe(table: Table): void {
    this.table = table;
    this.seats = share(this.seats, table.seats);
  }

  private hear(message: LiveMessage): void {
    if (message.type === "entries") this.take(message.entries, message.table);
    else if (message.type === "storage") this.troubles.storing(message.code, message.message);
    else if (message.type === "error" && DOOR.includes(message.code)) this.leave(message.code);
    else if (message.type === "talk" || message.type === "presence") this.company.hear(message);
    else if (message.type === "lead") this.lead = message;
    else if (message.type === "lead-over") this.lead = null;
    else if (message.type === "notes") this.noted += 1;
    else if (message.type === "bot") void this.bots?.answer(message);
    else if (message.type === "error") this.troubles.closing(message.code, message.message);
  }

  /** The door of the table has been closed to the viewer. */
  private leave(code: string): void {
    this.why = code;
    this.missing = true;
    this.stop();
  }

  private linked(link: Link): void {
    this.link = link;
    if (link === "lost") this.lead = null;
    this.troubles.connected(link);
  }
}
