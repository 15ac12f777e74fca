// A site without a server, in a worker: requests come in and answers go out as a server's would, and what changes is kept before it is answered.
import { Bots, type AskedBot } from "./bots";
import { light, person } from "./light";
import { file } from "./files";
import type { FromWorker, ToWorker } from "./messages";
import { Startup, type Serve } from "./python";
import { Shelf, type StoredTable } from "./shelf";

interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly stored: readonly StoredTable[];
}

interface Listener {
  readonly id: number;
  readonly table: string;
  since: number;
}

type Asked = Omit<Extract<ToWorker, { kind: "ask" }>, "kind" | "id">;

/** Milliseconds between signs of life for those who listen. */
const PING = 20_000;

function post(message: FromWorker): void {
  postMessage(message);
}

class Site {
  private readonly shelf: Shelf;
  private readonly bots: Bots;
  private readonly startup: Startup;
  private readonly listeners = new Map<number, Listener>();
  private readonly thinking = new Set<string>();
  /** What goes on when it is chosen how bots do whose module has failed. */
  private readonly choosing: (() => void)[] = [];
  private atRandom = false;
  private readonly windows: BroadcastChannel;
  private readonly games: Promise<Record<string, readonly string[]>>;

  constructor(
    private readonly base: string,
    private readonly folder: string,
  ) {
    this.shelf = new Shelf(base);
    this.bots = new Bots(folder);
    this.startup = new Startup(folder, (progress) => post({ kind: "progress", progress }));
    this.windows = new BroadcastChannel(`ratskeller ${base}`);
    this.windows.onmessage = ({ data }: MessageEvent<string>) => void this.publish(data);
    this.games = file(`${folder}/games.json`)
      .then((answer) => answer.json() as Promise<{ games: { name: string; bots: string[] }[] }>)
      .then(({ games }) => Object.fromEntries(games.map(({ name, bots }) => [name, bots])));
    this.games.catch(() => undefined);
    setInterval(() => this.listeners.forEach(({ id }) => this.tell(id, { type: "ping" })), PING);
  }

  async answer(asked: Asked): Promise<Reply> {
    const answered = await light(asked, this.shelf, this.folder);
    return answered ?? (await this.ask(asked));
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

  /** One request after the other, in all windows: each has the document that the one before left. */
  private async ask(asked: Asked): Promise<Reply> {
    const serve = await this.startup.wait();
    return await navigator.locks.request(`ratskeller ${this.base}`, () => this.served(serve, asked));
  }

  private async served(serve: Serve, asked: Asked): Promise<Reply> {
    const table = asked.path.split("/")[2] ?? "";
    const [document, me, bots] = await Promise.all([this.shelf.document(table), person(this.shelf), this.games]);
    const body: unknown = asked.body === "" ? {} : JSON.parse(asked.body);
    const reply = JSON.parse(serve(JSON.stringify({ ...asked, body, document, name: me.name, bots }))) as Reply;
    if (reply.stored.length > 0) {
      await this.shelf.keep(reply.stored);
      for (const { id } of reply.stored) this.changed(id);
    }
    return reply;
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
    const update = body as { table: { ply: number } };
    listener.since = Math.max(since, update.table.ply);
    this.tell(listener.id, update);
  }

  private tell(id: number, message: object): void {
    post({ kind: "heard", id, data: JSON.stringify(message) });
  }

  /** Let the bots of a table answer as long as they are asked and somebody looks at it. */
  private async think(table: string): Promise<void> {
    if (this.thinking.has(table)) return;
    this.thinking.add(table);
    try {
      while ([...this.listeners.values()].some((listener) => listener.table === table)) {
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
        return await this.bots.turn(asked);
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
  else if (data.kind === "listen") void site?.listen({ ...data });
  else {
    const { id, method, path, query, body } = data;
    void site
      ?.answer({ method, path, query, body })
      .catch(failed)
      .then((reply) => post({ kind: "answer", id, status: reply.status, body: written(reply.body) }));
  }
};
