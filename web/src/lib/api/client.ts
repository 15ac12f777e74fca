// The server's interface, call by call. Paths, bodies and answers are checked against its own description.
import createClient from "openapi-fetch";
import type { Eyes } from "../routing/address";
import { root, under } from "../routing/root";
import { askBy } from "../text/wordfiles";
import { readStorage, writeStorage } from "../device/storage";
import { newNumber, remember } from "../device/contribution";
import { transport } from "./transport";
import type { paths } from "./schema";
import type {
  Me,
  NewClock,
  NewLead,
  NewLine,
  NewSeat,
  NewTable,
  OwnJudgements,
  Silence,
  StartPage,
  Table,
  TalkLine,
} from "./types";

/** What the server says when it refuses: a code for programs, a sentence for programmers, maybe for how many seconds to wait, and what it is about. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly seconds = 0,
    readonly detail: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

/** The longest text that may still be sent after its page was left: browsers allow 64 KiB for all such texts together. */
const SMALL = 2000;

/** A small change reaches the server even if the page is left at once. */
class LastingRequest extends Request {
  constructor(address: RequestInfo | URL, init: RequestInit = {}) {
    const { body = "", method } = init;
    super(address, { ...init, keepalive: method !== "GET" && typeof body === "string" && body.length < SMALL });
  }
}

export const http = createClient<paths>({
  baseUrl: location.origin + root,
  Request: LastingRequest,
  fetch: (request) => transport.ask(request),
});

const NOTHING = 204;

interface Result<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** What came back, or a `Refused`: also where nothing came back at all. */
export async function result<T>(call: Promise<Result<T>>): Promise<T> {
  let answer: Result<T>;
  try {
    answer = await call;
  } catch {
    throw new Refused("network", "", 0);
  }
  const { data, error, response } = answer;
  // Where there is nothing to tell, nothing comes
  if (response.ok && (data !== undefined || response.status === NOTHING)) return data as T;
  const problem = (error ?? {}) as {
    code?: string;
    message?: string;
    detail?: { seconds?: number; [more: string]: unknown };
  };
  const { code = "network", message = response.statusText, detail } = problem;
  throw new Refused(code, message, response.status, detail?.seconds, detail);
}

const GUEST = "ratskeller-guest";

let last: Me | null = null;
const listeners = new Set<(found: Me) => void>();

/** Hear who came in, and whenever that is asked again; returns how to hear no more. */
export function hearWho(listener: (found: Me) => void): () => void {
  listeners.add(listener);
  if (last) listener(last);
  return () => listeners.delete(listener);
}

/** Come in: anyone new here becomes a guest. */
async function me(): Promise<Me> {
  return noted(await result(http.GET("/api/me")));
}

function noted(found: Me): Me {
  writeStorage(GUEST, true);
  last = found;
  for (const hear of listeners) hear(found);
  return found;
}

/** Come in, and get all that the start page shows with this game. */
async function start(game: string): Promise<StartPage> {
  const found = await result(http.GET("/api/start", { params: { query: { game } } }));
  noted(found.me);
  if (found.catalogue) catalogues.set(game, Promise.resolve(found.catalogue));
  return found;
}

/** Whether this browser has come in before, and so has a session to come with. */
export function isKnown(): boolean {
  return readStorage(GUEST) === true;
}

export function isReachable(): Promise<boolean> {
  return fetch(under("/manifest.webmanifest"), { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}

const catalogues = new Map<string, Promise<unknown>>();

/** What a game offers to choose from, in the game's own form. It is the same as long as the page is open. */
function catalogue(name: string): Promise<unknown> {
  const known = catalogues.get(name);
  if (known) return known;
  const asked = result(http.GET("/api/games/{name}/catalogue", { params: { path: { name } } }));
  catalogues.set(name, asked);
  asked.catch(() => catalogues.delete(name));
  return asked;
}

/** The words of a game that is not part of this build; "" for a game that the server does not know. */
async function words(name: string, language: string): Promise<string> {
  try {
    const path = { name, language };
    return (await result(http.GET("/api/games/{name}/words/{language}", { params: { path } }))).messages;
  } catch (error) {
    if (error instanceof Refused && error.code === "unknown-game") return "";
    throw error;
  }
}

askBy(words);

/** Open a table that is provably fair: only when the server is bound it learns the number of this browser, which keeps both. */
async function openFairly(body: NewTable): Promise<Table> {
  const { commitment } = await result(http.POST("/api/commitments", { body: {} }));
  const number = newNumber();
  const fair = { commitment, contribution: number };
  const table = await result(http.POST("/api/tables", { body: { ...body, fair } }));
  remember(table.id, { commitment, number });
  return table;
}

export const at = (id: string) => ({ path: { table_id: id } });

/** A review through somebody's eyes, from a decision on. */
function through(id: string, eyes: Eyes, since: number) {
  return { ...at(id), query: eyes === "all" ? { since } : { since, seat: eyes } };
}

export const api = {
  me,
  start,
  rename: async (name: string) => noted(await result(http.PATCH("/api/me", { body: { name } }))),
  /** The code of a new link to the seats of this guest; an older one leads nowhere any more. */
  link: async (password: string | null = null) =>
    (await result(http.POST("/api/me/link", { body: { password } }))).code,
  /** Be the guest to whom a link leads. */
  comeBack: (code: string, factor: string | null) => result(http.POST("/api/me/return", { body: { code, factor } })),
  games: async () => (await result(http.GET("/api/games"))).games,
  catalogue,
  /** A day of the Daily Plague; "" is today. */
  day: (day: string) => result(http.GET("/api/daily", { params: { query: day === "" ? {} : { day } } })),
  /** The table at which a day is played. */
  playDay: (day: string) => result(http.POST("/api/daily", { body: { day } })),
  tables: async () => (await result(http.GET("/api/tables"))).tables,
  open: (body: NewTable) => result(http.POST("/api/tables", { body })),
  openFairly,
  table: (id: string) => result(http.GET("/api/tables/{table_id}", { params: at(id) })),
  /** What a search finds after so many answers; without `seat` as the guest's own seat knows it, or once the game is over the one that is asked. */
  analysis: (id: string, after: number, signal: AbortSignal) =>
    result(http.GET("/api/tables/{table_id}/analysis", { params: { ...at(id), query: { at: after } }, signal })),
  /** The exact odds after so many answers, as a seat can know them, or everybody; without either as the server finds usual. */
  odds: (id: string, after: number, seat: number | "public" | null, signal: AbortSignal) =>
    result(
      http.GET("/api/tables/{table_id}/odds", {
        params: { ...at(id), query: seat === null ? { at: after } : { at: after, seat } },
        signal,
      }),
    ),
  /** What a seat was shown after so many answers, or a spectator. */
  view: (id: string, after: number, seat: number | null) =>
    result(
      http.GET("/api/tables/{table_id}/view", {
        params: { ...at(id), query: seat === null ? { at: after } : { at: after, seat } },
      }),
    ),
  /** What the house finds in a game that is over; of its decisions only those from `since` on. Without a seat as each knew it that decided. */
  review: (id: string, eyes: Eyes, since: number) =>
    result(http.GET("/api/tables/{table_id}/review", { params: through(id, eyes, since) })),
  /** The same as far as it is stored, and beyond that as this device has judged. */
  ownReview: (id: string, eyes: Eyes, since: number, body: OwnJudgements) =>
    result(http.POST("/api/tables/{table_id}/review", { params: through(id, eyes, since), body })),
  /** Play a game that is over on from a moment, at a new table. */
  branch: (id: string, after: number, seats: NewSeat[], clock: NewClock | null) =>
    result(http.POST("/api/tables/{table_id}/branch", { params: at(id), body: { at: after, seats, clock } })),
  /** Show a moment of a game that is over to everybody who looks at its table. */
  lead: (id: string, body: NewLead) => result(http.POST("/api/tables/{table_id}/lead", { params: at(id), body })),
  endLead: (id: string, lead: string) =>
    result(http.POST("/api/tables/{table_id}/lead/end", { params: at(id), body: { lead } })),
  /** Sit down; at a table that is provably fair with a number of one's own. */
  join: (id: string, seat: number, contribution: string | null = null) =>
    result(http.POST("/api/tables/{table_id}/join", { params: at(id), body: { seat, contribution } })),
  answer: (id: string, body: { ply: number; seat: number; answer: string }) =>
    result(http.POST("/api/tables/{table_id}/answers", { params: at(id), body })),
  undo: (id: string, body: { ply: number; seat: number; to: number }) =>
    result(http.POST("/api/tables/{table_id}/undo", { params: at(id), body })),
  record: (id: string) => result(http.GET("/api/tables/{table_id}/record", { params: at(id), parseAs: "text" })),
  /** The last lines of a room, or those before one of them. */
  talk: (id: string, room: TalkLine["room"], before?: number) => {
    const query = before === undefined ? { room } : { room, before };
    return result(http.GET("/api/tables/{table_id}/talk", { params: { ...at(id), query } }));
  },
  say: (id: string, body: NewLine) => result(http.POST("/api/tables/{table_id}/talk", { params: at(id), body })),
  /** Take back a line of one's own. */
  takeLineBack: (id: string, { room, number }: TalkLine) =>
    result(http.POST("/api/tables/{table_id}/talk/back", { params: at(id), body: { room, number } })),
  /** What is to be read of a person from now on. */
  silence: (id: string, person: string, silence: Silence) =>
    result(http.POST("/api/tables/{table_id}/talk/silence", { params: at(id), body: { person, silence } })),
  snapshot: (id: string) => result(http.GET("/api/tables/{table_id}/snapshot", { params: at(id) })),
};

/** The address of a table's live connection, with everything after `since` to come, and what is said; `away`: nobody looks at it now. */
export function liveAddress(id: string, since: number, away: boolean, thinks = false): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const more = `${away ? "&away=1" : ""}${thinks ? "&bots=1" : ""}`;
  return `${scheme}://${location.host}${root}/api/tables/${id}/live?since=${since}&talk=1${more}`;
}

export function recordAddress(id: string): string {
  return under(`/api/tables/${id}/record`);
}
