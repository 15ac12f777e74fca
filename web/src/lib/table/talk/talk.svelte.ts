// The talk at one table: what is read and unread, and how lines travel.
import { api, Refused } from "../../api/client";
import { isPassing, errorMessage } from "../../api/trouble";
import type { NewLine, Silence, Silenced, TalkLine } from "../../api/types";
import { newNumber } from "../../device/contribution";
import { readStorage, writeStorage } from "../../device/storage";
import { nameOf, personName } from "../../domain/seats";
import { voice } from "../../ui/liveregion.svelte";
import { player } from "../../sound/player";
import { t } from "../../text/words";
import type { AnyTable } from "../store/table.svelte";
import { isBack, merged, withNewest } from "./lines";

/** Where this device keeps up to which line each room of a table has been read, and of how many tables. */
const KEY = "ratskeller-talk";
const MOST_STORED = 50;

type Read = Record<TalkLine["room"], number>;

function all(): Record<string, Read> {
  return (readStorage(KEY) ?? {}) as Record<string, Read>;
}

/** Keep how far a table has been read; those that were read longest ago are forgotten. */
function keepRead(table: string, read: Read): void {
  const others = Object.entries(all()).filter(([id]) => id !== table);
  writeStorage(KEY, Object.fromEntries([...others.slice(1 - MOST_STORED), [table, read]]));
}

export type Room = TalkLine["room"];
export type Phrase = NonNullable<NewLine["phrase"]>;
export const PHRASES: readonly Phrase[] = ["hello", "your-turn", "moment", "thanks", "well-played", "good-game"];

/** What did not get through is sent again after so many milliseconds, so many times. */
const AGAIN = 1500;
const TRIES = 20;
const KEY_LENGTH = 32;
/** For so long a line of one's own can be taken back: a little less than the server allows. */
const BACK = 4.5 * 60_000;

export class Talk {
  open = $state(false);
  /** The room that is looked at; null until it is known in which one the reader speaks. */
  room = $state<Room | null>(null);
  rooms = $state.raw<readonly Room[]>([]);
  own = $state<Room>("table");
  me = $state<string | null>(null);
  silenced = $state.raw<readonly Silenced[]>([]);
  trouble = $state<string | null>(null);
  sending = $state(false);
  draft = $state("");
  /** How often somebody has asked for the panel: it gets the focus. */
  called = $state(0);
  /** What opens the panel, and gets the focus back. */
  opener: HTMLElement | null = null;
  /** Nobody looks at the page. */
  away = $state(document.hidden);
  /** Up to which line each room was read before the panel was opened. */
  seen = $state.raw<Read>({ table: 0, gallery: 0 });

  private read = $state.raw<Read>({ table: 0, gallery: 0 });
  private fetched = $state.raw<Record<Room, readonly TalkLine[]>>({ table: [], gallery: [] });
  private more = $state.raw<Record<Room, boolean>>({ table: false, gallery: false });

  constructor(readonly table: AnyTable) {
    this.read = this.seen = { table: 0, gallery: 0, ...all()[table.id] };
  }

  /** Call it where effects can be made: what was missed is asked for, and what is new is heard. */
  follow(): void {
    let asked = "";
    $effect(() => {
      const { company, table } = this.table;
      // Who sits down or stands up reads other rooms, and so does everybody once the game is over.
      const now = [company.begun, table?.over, table?.mine.length].join();
      if (now === asked) return;
      asked = now;
      void this.refresh();
    });
    let last: readonly TalkLine[] = this.table.company.news;
    $effect(() => {
      const { news } = this.table.company;
      if (news !== last) this.tell(news);
      last = news;
    });
    $effect(() => {
      if (this.open && this.room !== null && !this.away) this.markRead(this.room);
    });
  }

  lines(room: Room): TalkLine[] {
    const heard = this.table.company.heard.filter((line) => line.room === room);
    const quiet = new Set(this.silenced.map(({ person }) => person));
    return merged(this.fetched[room], heard).filter(({ person }) => !quiet.has(person));
  }

  hasOlder(room: Room): boolean {
    return this.more[room];
  }

  unread(room: Room): number {
    const isNew = (line: TalkLine) => line.number > this.read[room] && line.person !== this.me && !isBack(line);
    return this.lines(room).filter(isNew).length;
  }

  get unreadInAll(): number {
    return this.rooms.reduce((sum, room) => sum + this.unread(room), 0);
  }

  nameOf({ seat, name }: TalkLine): string {
    // Somebody with several seats speaks under their own name, and keeps it after leaving a seat.
    return seat !== null && this.table.seats.some((it) => it.seat === seat && it.name === name)
      ? nameOf(this.table.seats, seat)
      : personName(name);
  }

  textOf({ text, phrase }: TalkLine): string {
    return text ?? (phrase === null ? t("talk-taken-back") : t(`phrase-${phrase}`));
  }

  canTakeBack(line: TalkLine): boolean {
    return line.person === this.me && !isBack(line) && Date.now() - Date.parse(line.at) < BACK;
  }

  /** Open the panel, or go to it; what is new since it was open last is marked. */
  show(): void {
    if (!this.open) this.seen = this.read;
    this.open = true;
    this.called += 1;
  }

  hide(): void {
    this.open = false;
    this.opener?.focus({ preventScroll: true });
  }

  async send(): Promise<void> {
    const text = this.draft.trim();
    if (text !== "" && (await this.say({ text }))) this.draft = "";
  }

  async older(room: Room): Promise<void> {
    const first = this.lines(room)[0];
    await this.attempt(async () => {
      const page = await api.talk(this.table.id, room, first?.number);
      this.fetched = { ...this.fetched, [room]: merged(page.lines, this.fetched[room]) };
      this.more = { ...this.more, [room]: page.more };
    });
  }

  /** Say something; returns whether it was said. */
  async say(what: { text: string } | { phrase: Phrase }): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    const line = { ...what, key: newNumber().slice(0, KEY_LENGTH) };
    const isSaid = await this.attempt(async () => {
      const said = await this.persist(line);
      this.fetched = { ...this.fetched, [said.room]: merged(this.fetched[said.room], [said]) };
      this.room = said.room;
    });
    this.sending = false;
    return isSaid;
  }

  async takeBack(line: TalkLine): Promise<void> {
    await this.attempt(async () => {
      const back = await api.takeLineBack(this.table.id, line);
      this.fetched = { ...this.fetched, [line.room]: merged([back], this.fetched[line.room]) };
    });
  }

  async silence(person: string, silence: Silence): Promise<void> {
    await this.attempt(async () => {
      this.silenced = (await api.silence(this.table.id, person, silence)).silenced;
    });
    await this.refresh();
  }

  private async refresh(): Promise<void> {
    await this.attempt(async () => {
      const { id } = this.table;
      const page = await api.talk(id, "table");
      const rest = await Promise.all(page.rooms.filter((room) => room !== "table").map((room) => api.talk(id, room)));
      const pages = [page, ...rest];
      for (const it of pages) this.fetched = { ...this.fetched, [it.room]: withNewest(this.fetched[it.room], it) };
      this.more = { ...this.more, ...Object.fromEntries(pages.map((it) => [it.room, it.more])) };
      this.silenced = page.silenced;
      this.rooms = page.rooms;
      this.own = page.own;
      this.me = page.me;
      if (this.room === null || !page.rooms.includes(this.room)) this.room = page.own;
    });
  }

  private tell(news: readonly TalkLine[]): void {
    const quiet = new Set([this.me, ...this.silenced.map(({ person }) => person)]);
    const fresh = news.filter((line) => !isBack(line) && !quiet.has(line.person));
    if (fresh.length === 0) return;
    player.play("talk");
    const isRead = (line: TalkLine) => this.open && line.room === this.room;
    const aloud = fresh.filter((line) => !isRead(line));
    const said = aloud.map((line) => t("talk-said", { name: this.nameOf(line), text: this.textOf(line) }));
    if (said.length > 0) voice.hint(said.join(" "));
  }

  private markRead(room: Room): void {
    const last = this.lines(room).at(-1)?.number ?? 0;
    if (last <= this.read[room]) return;
    this.read = { ...this.read, [room]: last };
    keepRead(this.table.id, this.read);
  }

  /** The same key says it once, however often it is sent. */
  private async persist(line: NewLine): Promise<TalkLine> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await api.say(this.table.id, line);
      } catch (error) {
        const isLost = error instanceof Refused && error.code === "network";
        if (tries >= TRIES || !(isLost || isPassing(error))) throw error;
        await new Promise((over) => setTimeout(over, AGAIN));
      }
    }
  }

  private async attempt(act: () => Promise<void>): Promise<boolean> {
    try {
      await act();
      this.trouble = null;
      return true;
    } catch (error) {
      this.trouble = errorMessage(error);
      return false;
    }
  }
}
