// For tests of what is drawn: the whole page in a real browser, on what the server has said once (`recorded/`). There is no server.
import { flushSync, mount as mountComponent, unmount } from "svelte";
import { afterEach, expect } from "vitest";
import { locators, page, type Locator } from "vitest/browser";
import App from "../App.svelte";
import "../app.css";
import type { Entry, Order, Table, Update } from "../lib/api/types";
import { reachBy, type Channel, type Transport } from "../lib/api/transport";
import { hints } from "../lib/device/hints.svelte";
import { settings, type Speed } from "../lib/device/settings.svelte";
import { read } from "../lib/routing/address";
import { router } from "../lib/routing/route.svelte";
import start from "../../recorded/start.json";

/** A table, and what each further answer changes: of tables what differs from the one before. */
interface Scene {
  table: Table;
  entries: Entry[];
  steps: { answer: string; table: Partial<Table>; entries: Entry[] }[];
  /** The odds when it is opened. */
  odds?: unknown;
}

type Reply = (asked: URLSearchParams) => unknown;

interface Circumstances {
  theme?: "light" | "dark";
  language?: string;
  speed?: Speed;
  hinted?: boolean;
  /** News of the table overtake the replies to answers: a reply comes only when the next answer is given. */
  late?: boolean;
  /** On the same device as what was shown before: what it keeps is still there. */
  again?: boolean;
  /** What else is answered, by the last parts of addresses. */
  replies?: Record<string, Reply>;
}

declare module "vitest/browser" {
  interface LocatorSelectors {
    css: (selector: string) => Locator;
  }
}
locators.extend({ css: (selector: string) => selector });

const SCENES = import.meta.glob<Scene>("../../recorded/*.json", { import: "default" });
const BOX = "../../recorded/box.json";
const SIZES = { desk: [1280, 800], phone: [390, 844] } as const;

let leave = (): void => undefined;
afterEach(() => leave());

/** Something on the page, by a selector. Where there is none yet, what is done with it waits. */
export function find(selector: string): Locator {
  return page.css(selector);
}

/** What stands at a `data-testid`. */
export function part(name: string): Locator {
  return page.getByTestId(name);
}

export function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

export function box(selector: string): DOMRect {
  return find(selector).element().getBoundingClientRect();
}

export function hasNoSideScroll(): boolean {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth <= clientWidth;
}

/** The answers that lead on through a recorded scene. */
export async function answersOf(scene: string): Promise<string[]> {
  return (await recorded(scene)).steps.map(({ answer }) => answer);
}

/** How many a selector finds, once that is as expected. */
export const count = (selector: string) => expect.poll(() => all(selector).length);

/**
 * Show a recorded scene as a table (`scene/review` as its review), or the page at an address of the site, on a screen of a size. Comes back with what would go out, in turn:
 * answers, and tables that are opened.
 */
export async function mount(
  what: string,
  size: keyof typeof SIZES | readonly [width: number, height: number] = "desk",
  {
    theme = "light",
    language = "en",
    speed = "off",
    hinted = false,
    late = false,
    again = false,
    replies = {},
  }: Circumstances = {},
): Promise<unknown[]> {
  leave();
  const [width, height] = typeof size === "string" ? SIZES[size] : size;
  await page.viewport(width, height);
  const sent: unknown[] = [];
  const isPage = what.startsWith("/");
  const scene = isPage ? null : await recorded(what.split("/")[0] ?? "");
  const table = scene && new RecordedTable(scene, sent);
  const ask = async (request: Request) => answered(request, table, sent, replies);
  reachBy(late ? overtaken(ask) : { ask, listen: quiet });
  if (!again) localStorage.clear();
  hints.on = hinted;
  Object.assign(settings, { speed, theme, letters: true, thinking: "server", chosenLanguage: language });
  const address = new URL(isPage ? what : `/t/${what}`, location.origin);
  router.go(read(address.pathname, address.search));
  history.replaceState(null, "", address);
  const target = document.body.appendChild(document.createElement("div"));
  target.id = "app";
  const app = mountComponent(App, { target });
  flushSync();
  leave = () => {
    void unmount(app);
    target.remove();
    leave = () => undefined;
  };
  return sent;
}

async function recorded(scene: string): Promise<Scene> {
  return (await SCENES[`../../recorded/${scene}.json`]?.()) ?? fail(scene);
}

function fail(what: string): never {
  throw new Error(`nothing is ${what}`);
}

/** The table of a scene as answers lead through it. */
class RecordedTable {
  private readonly tables: Table[];
  private at = 0;
  private ply: number;
  private orders: Order[] = [];

  constructor(
    private readonly scene: Scene,
    private readonly sent: unknown[],
  ) {
    this.tables = [scene.table];
    for (const { table } of scene.steps) this.tables.push(merged(this.tables.at(-1), table) as Table);
    this.ply = scene.table.ply;
  }

  get opening(): Update {
    return { table: this.table, entries: this.scene.entries };
  }

  get odds(): unknown {
    return this.scene.odds;
  }

  private get table(): Table {
    const table = this.tables[this.at] ?? fail("recorded");
    return { ...table, ply: this.ply, conduct: table.conduct && { ...table.conduct, orders: this.orders } };
  }

  /** Take an answer, or several with a semicolon between them; null where others are recorded. */
  answer(text: string): Update | null {
    this.sent.push(text);
    const entries: Entry[] = [];
    for (const answer of this.scene.steps[this.at]?.answer === text ? [text] : text.split("; ")) {
      const step = this.scene.steps[this.at];
      if (step?.answer !== answer) return null;
      entries.push(...step.entries.map((entry) => ({ ...entry, ply: ++this.ply })));
      this.at += 1;
    }
    return { table: this.table, entries };
  }

  /** Go back to so many answers of the game; null where that is before the scene. */
  undo(to: number): Update | null {
    this.sent.push(`undo ${to}`);
    const at = this.tables.findIndex(({ length }) => length === to);
    if (at < 0) return null;
    const [like] = this.scene.entries;
    this.at = at;
    const undone = { ...(like ?? fail("an entry")), ply: ++this.ply, kind: "undo" as const, length: to };
    return { table: this.table, entries: [{ ...undone, answer: null, events: [] }] };
  }

  /** Take the one order that stands. */
  order({ seat, question, answer }: Order): Table {
    this.orders = [{ seat, question, answer }];
    return this.table;
  }
}

/** What a patch makes of something: what is gone is named under "-". */
function merged(old: unknown, patch: unknown): unknown {
  if (typeof patch !== "object" || patch === null || Array.isArray(patch)) return patch;
  const { "-": gone = [], ...changed } = patch as { "-"?: string[] };
  const all = Object.fromEntries(Object.entries(old ?? {}).filter(([key]) => !gone.includes(key)));
  for (const [key, value] of Object.entries(changed)) all[key] = merged(all[key], value);
  return all;
}

/** What the server would say to a request. */
async function answered(
  request: Request,
  table: RecordedTable | null,
  sent: unknown[],
  replies: Record<string, Reply>,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const last = pathname.split("/").at(-1) ?? "";
  const body = request.method === "POST" ? ((await request.json()) as Record<string, unknown>) : {};
  const said = (): unknown => {
    if (replies[last]) return replies[last](searchParams);
    if (last === "catalogue" && pathname.includes("/carcassonne/")) return SCENES[BOX]?.();
    if (last === "start" && searchParams.get("game") === "carcassonne") return withBox();
    if (last === "start") return start;
    if (last === "me") return start.me;
    if (last === "catalogue") return start.catalogue;
    if (last === "games") return { games: start.games };
    if (last === "snapshot") return table?.opening;
    if (last === table?.opening.table.id) return table.opening.table;
    if (last === "odds") return table?.odds;
    if (last === "answers") return table?.answer(String(body.answer));
    if (last === "undo") return table?.undo(Number(body.to));
    if (last === "orders") return table?.order(body as unknown as Order);
    if (last === "tables" && request.method === "POST") sent.push(body);
    return last === "tables" && request.method === "GET" ? { tables: [] } : null;
  };
  const found = await said();
  if (found instanceof Response) return found;
  if (found) return Response.json(found);
  return Response.json({ code: "unrecorded", message: `${request.method} ${pathname}` }, { status: 400 });
}

/** What the start page of Carcassonne is made of. */
async function withBox(): Promise<object> {
  return { ...start, catalogue: await SCENES[BOX]?.() };
}

/** Keep the reply to every answer back until the next one is given, and tell of it at once. */
function overtaken(ask: Transport["ask"]): Transport {
  let channel = quiet();
  let release = (): void => undefined;
  return {
    listen: () => (channel = quiet()),
    ask: async (request) => {
      const reply = await ask(request);
      if (!request.url.endsWith("/answers")) return reply;
      release();
      const next = new Promise<void>((come) => (release = come));
      const update = (await reply.clone().json()) as Update;
      channel.onmessage?.(new MessageEvent("message", { data: JSON.stringify({ type: "entries", ...update }) }));
      await next;
      return reply;
    },
  };
}

/** A live connection that stands, and by which nothing comes. */
function quiet(): Channel {
  const channel: Channel = { onopen: null, onmessage: null, onclose: null, close: () => undefined };
  queueMicrotask(() => channel.onmessage?.(new MessageEvent("message", { data: '{"type":"ping"}' })));
  return channel;
}
