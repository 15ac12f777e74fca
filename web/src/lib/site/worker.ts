// A site without a server, in a worker: requests come in and answers go out as a server's would, and what changes is kept before it is answered.
import { bringIn, copyOf } from "./backup";
import type { AskedSearch, FoundTurns } from "../api/types";
import { Searcher, type AskedBot } from "../thinking/searcher";
import { light, person } from "./light";
import { file, modulesIn } from "./files";
import type { FromWorker, ToWorker } from "./messages";
import { Startup, type Bots, type Serve } from "./python";
import { sameGame } from "./same";
import { firstAttempts, Shelf, type StoredTable, type Tick } from "./shelf";
import { Ticking } from "./ticking";

interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly stored: readonly StoredTable[];
  readonly review?: string | null;
  /** How late it is at a table with a clock. */
  readonly tick?: Tick | null;
}

/** What a thought asks for, as `site/reviews.py` describes it. */
interface AskedThought {
  readonly thought: number;
  readonly game: string;
  readonly searches: readonly AskedSearch[];
}

interface Listener {
  readonly id: number;
  readonly table: string;
  since: number;
  /** The notes that were heard of, as JSON. */
  notes: string;
}

type Asked = Omit<Extract<ToWorker, { kind: "ask" }>, "kind" | "id">;

/** Milliseconds between signs of life for those who listen. */
const PING = 20_000;
/** Milliseconds for which a review goes on after it was asked for. */
const PATIENCE = 4000;
/** The status of a reply that asks for searches, and of one that is there. */
const SEARCH = 202;
const DONE = 200;
/** All games as one file. */
const COPY = "/me/games-file";
/** What makes a table of a game that may be here already. */
const FROM_LINKS = ["/records", "/continuations"];
const DAILY = "/daily";
/** Where a bot is to be about as strong as the person. */
const ENCOUNTERS = /^\/me\/strength$|\/rematch$/;
const NO_NOTES = "[]";
const REVIEW = /^\/tables\/([\w-]+)\/review$/;

function post(message: FromWorker): void {
  postMessage(message);
}

class Site {
  private readonly shelf: Shelf;
  private readonly searcher: Searcher;
  private readonly startup: Startup;
  private readonly listeners = new Map<number, Listener>();
  private readonly ticking = new Ticking(
    (table) => this.isOpen(table),
    (table, slept) => void this.look(table, slept),
  );
  private readonly thinking = new Set<string>();
  /** What goes on when it is chosen how bots do whose module has failed. */
  private readonly choosing: (() => void)[] = [];
  private atRandom = false;
  /** Until when a review is wanted, in milliseconds, by table. */
  private readonly wanted = new Map<string, number>();
  private readonly judging = new Set<string>();
  /** Tables whose review failed, until that was said. */
  private readonly failed = new Set<string>();
  private readonly windows: BroadcastChannel;
  private readonly games: Promise<Bots>;
  /** The request before, whatever became of it. */
  private before: Promise<unknown> = Promise.resolve();

  constructor(
    base: string,
    private readonly folder: string,
  ) {
    this.shelf = new Shelf(base);
    this.searcher = new Searcher(modulesIn(folder));
    this.windows = new BroadcastChannel(`ratskeller ${base}`);
    this.windows.onmessage = ({ data }: MessageEvent<string>) => void this.publish(data);
    this.games = file(`${folder}/games.json`)
      .then((answer) => answer.json() as Promise<{ games: { name: string; bots: string[] }[] }>)
      .then(({ games }) => Object.fromEntries(games.map(({ name, bots }) => [name, bots])));
    this.games.catch(() => undefined);
    this.startup = new Startup(folder, this.games, (progress) => post({ kind: "progress", progress }));
    setInterval(() => this.listeners.forEach(({ id }) => this.tell(id, { type: "ping" })), PING);
  }

  async answer(asked: Asked): Promise<Reply> {
    const answered = await light(asked, this.shelf, this.folder);
    if (answered) return answered;
    if (asked.path === COPY) return this.copy(asked);
    const reply = await this.thought(asked);
    const reviewed = REVIEW.exec(asked.path)?.[1];
    return asked.method === "GET" && reviewed !== undefined ? this.withWork(reviewed, reply) : reply;
  }

  private async copy({ method, body: text }: Asked): Promise<Reply> {
    if (method === "GET") return { status: DONE, body: await copyOf(this.shelf), stored: [] };
    const brought = await bringIn(text, this.shelf, async (path, body) => {
      const { status } = await this.ask({ method: "POST", path, query: {}, body: JSON.stringify(body) });
      return status;
    });
    if (brought) return { status: DONE, body: brought, stored: [] };
    const body = { code: "bad-file", message: "This is no file of games.", detail: {} };
    return { status: 422, body, stored: [] };
  }

  /** The reply to a request, with the searches that it needs. */
  private async thought(asked: Asked): Promise<Reply> {
    let reply = await this.ask(asked);
    while (reply.status === SEARCH) {
      const { thought, game, searches } = reply.body as AskedThought;
      const found: FoundTurns[] = [];
      for (const search of searches) found.push(await this.searcher.search(game, search));
      const { query } = asked;
      const body = JSON.stringify({ thought, found });
      // What is found belongs to the request's own table
      reply = await this.ask({ method: "POST", path: "/thoughts", query, body }, asked.path);
    }
    return reply;
  }

  /** A request for a review lets it go on. That it failed is said once. */
  private withWork(table: string, reply: Reply): Reply {
    const body = reply.body as { state?: string };
    if (reply.status !== DONE || body.state !== "working") return reply;
    if (this.failed.delete(table)) return { ...reply, body: { ...body, state: "failed" } };
    this.wanted.set(table, Date.now() + PATIENCE);
    void this.judge(table);
    return reply;
  }

  /** Judge one decision of a game after the other, as long as somebody asks for its review. */
  private async judge(table: string): Promise<void> {
    if (this.judging.has(table)) return;
    this.judging.add(table);
    try {
      while (Date.now() < (this.wanted.get(table) ?? 0)) {
        const asked = { method: "POST", path: `/tables/${table}/review`, query: {}, body: "" };
        const { review, status } = await this.thought(asked);
        if (status !== DONE) this.failed.add(table);
        if (typeof review !== "string") break;
      }
    } catch {
      this.failed.add(table);
    } finally {
      this.judging.delete(table);
    }
  }

  async listen(listener: Listener): Promise<void> {
    this.listeners.set(listener.id, listener);
    await this.news(listener);
    void this.think(listener.table);
  }

  leave(id: number): void {
    this.listeners.delete(id);
  }

  /** Choose how bots go on whose module has failed: at random until the page is left, or by the module, which is tried again. */
  choose(atRandom: boolean): void {
    this.atRandom = atRandom;
    for (const go of this.choosing.splice(0)) go();
  }

  /** One request after the other: each has the document that the one before left. */
  private ask(asked: Asked, path = asked.path): Promise<Reply> {
    const table = path.split("/")[2] ?? "";
    const reply = this.before.then(async () => this.served(await this.startup.wait(), asked, table));
    this.before = reply.catch(() => undefined);
    return reply;
  }

  private async served(serve: Serve, asked: Asked, table: string): Promise<Reply> {
    const stored = [this.shelf.document(table), this.shelf.review(table), this.shelf.tick(table)] as const;
    const [document, review, tick, me, bots] = await Promise.all([...stored, person(this.shelf), this.games]);
    const attempts = asked.path === DAILY ? firstAttempts(await this.shelf.all()) : [];
    const encounters = ENCOUNTERS.test(asked.path) ? (await this.shelf.all()).flatMap((it) => it.encounter ?? []) : [];
    const body: unknown = asked.body === "" ? {} : JSON.parse(asked.body);
    const time = { tick, watched: this.ticking.has(table) };
    const request = { ...asked, body, document, review, name: me.name, bots, attempts, encounters, ...time };
    const reply = JSON.parse(serve(JSON.stringify(request))) as Reply;
    if (typeof reply.review === "string") await this.shelf.keepReview(table, reply.review);
    const here = FROM_LINKS.includes(asked.path) ? await this.known(reply.stored) : null;
    if (here !== null) {
      const path = `/tables/${here}`;
      return {
        ...(await this.served(serve, { method: "GET", path, query: {}, body: "" }, here)),
        status: reply.status,
      };
    }
    if (reply.stored.length > 0) {
      // Another window came first
      if (!(await this.shelf.keep(reply.stored, table, document))) return this.served(serve, asked, table);
      for (const { id } of reply.stored) this.changed(id);
    }
    if (reply.tick) {
      await this.shelf.keepTick(table, reply.tick);
      this.ticking.follow(table, reply.tick.wait);
    }
    return reply;
  }

  private isOpen(table: string): boolean {
    return [...this.listeners.values()].some((listener) => listener.table === table);
  }

  /** Time goes on at a table that somebody has open, and may be up. */
  private async look(table: string, slept: boolean): Promise<void> {
    await this.ask({ method: "POST", path: `/tables/${table}/time`, query: {}, body: "" });
    if (slept) await this.publish(table);
  }

  /** The table of a game from a record that is here already, as it was played or as it was brought in; it stays as it is. */
  private async known([brought]: readonly StoredTable[]): Promise<string | null> {
    if (!brought) return null;
    const tables = await this.shelf.all();
    return (sameGame(brought, tables) ?? tables.find(({ id }) => id === brought.id))?.id ?? null;
  }

  private changed(table: string): void {
    this.windows.postMessage(table);
    void this.publish(table).then(() => this.think(table));
  }

  private async publish(table: string): Promise<void> {
    for (const listener of this.listeners.values()) if (listener.table === table) await this.news(listener);
  }

  private async news(listener: Listener): Promise<void> {
    const { table, since } = listener;
    const query = { since: String(since) };
    const { status, body } = await this.ask({ method: "GET", path: `/tables/${table}/live`, query, body: "" });
    if (status !== 200) return;
    const { update, notes } = body as { update: { table: { ply: number } }; notes: unknown };
    listener.since = Math.max(since, update.table.ply);
    this.tell(listener.id, update);
    const noted = JSON.stringify(notes);
    if (noted !== listener.notes) this.tell(listener.id, { type: "notes" });
    listener.notes = noted;
  }

  private tell(id: number, message: object): void {
    post({ kind: "heard", id, data: JSON.stringify(message) });
  }

  /** Let the bots of a table answer as long as they are asked and somebody looks at it. */
  private async think(table: string): Promise<void> {
    if (this.thinking.has(table)) return;
    this.thinking.add(table);
    try {
      while (this.isOpen(table)) {
        const path = `/tables/${table}/bot`;
        const { body } = await this.ask({ method: "GET", path, query: {}, body: "" });
        if (body === null) break;
        const asked = body as AskedBot;
        const answers = await this.turn(asked);
        const { ply, seat } = asked;
        await this.ask({ method: "POST", path, query: {}, body: JSON.stringify({ ply, seat, answers }) });
      }
    } finally {
      this.thinking.delete(table);
    }
  }

  /** The turn of a bot; empty for one that answers at random. */
  private async turn(asked: AskedBot): Promise<readonly number[]> {
    while (!this.atRandom) {
      try {
        return await this.searcher.turn(asked);
      } catch (error) {
        post({ kind: "bots-failed", what: error instanceof Error ? error.message : String(error) });
        await new Promise<void>((go) => this.choosing.push(go));
      }
    }
    return [];
  }
}

/** A record comes as it is, as a server sends it. */
function written(body: unknown): string {
  return typeof body === "string" ? body : JSON.stringify(body);
}

let site: Site | null = null;

/** Something went wrong that no request can be blamed for: what can't be kept is not answered. */
function failed(error: unknown): Reply {
  const full = error instanceof DOMException && error.name === "QuotaExceededError";
  const body = { code: full ? "storage-full" : "storage-failed", message: String(error), detail: { seconds: 3 } };
  return { status: 503, body, stored: [] };
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "begin") site = new Site(data.base, `${data.base}/${data.folder}`);
  else if (data.kind === "leave") site?.leave(data.id);
  else if (data.kind === "bots") site?.choose(data.atRandom);
  else if (data.kind === "listen") void site?.listen({ ...data, notes: NO_NOTES });
  else {
    const { id, method, path, query, body } = data;
    void site
      ?.answer({ method, path, query, body })
      .catch(failed)
      .then((reply) => post({ kind: "answer", id, status: reply.status, body: written(reply.body) }));
  }
};
