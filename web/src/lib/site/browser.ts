// A site without a server, as the page sees it: a worker answers what is asked, as a server would.
import { root, site } from "../routing/root";
import type { FromWorker, ToWorker } from "./messages";

const API = `${root}/api`;
const PLAIN = "text/plain";
/** Milliseconds after which somebody waits: while Python starts, its worker may say nothing for seconds. */
const LATE = 300;

type Answer = Extract<FromWorker, { kind: "answer" }>;
type Shown = Exclude<FromWorker, { kind: "answer" | "heard" }>;
type Said<Kind> = Extract<ToWorker, { kind: Kind }>;

const waiting = new Map<number, { asked: Said<"ask">; resolve: (answer: Answer) => void }>();
const listening = new Map<number, { begun: Said<"listen">; hear: (data: string) => void }>();
const STARTING: Shown = { kind: "progress", progress: { phase: "starting" } };
const READY: Shown = { kind: "progress", progress: { phase: "ready" } };
let last = 0;
let start: () => void = () => undefined;
/** Comes back once Python is ready. */
export const started = new Promise<void>((resolve) => (start = resolve));
let panel: Promise<typeof import("./panel")> | null = null;
/** Whether Python is ready, or how far it is was said. */
let isKnown = false;
let worker = begun();

function send(message: ToWorker): void {
  worker.postMessage(message);
}

function begun(): Worker {
  const made = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  made.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === "heard") listening.get(data.id)?.hear(data.data);
    else if (data.kind === "answer") {
      waiting.get(data.id)?.resolve(data);
      waiting.delete(data.id);
    } else {
      isKnown = true;
      if (isReady(data)) start();
      void show(data);
    }
  };
  // Its code has not come
  made.onerror = () => void show({ kind: "progress", progress: { phase: "failed", what: "worker" } });
  made.postMessage({ kind: "begin", base: location.origin + root, folder: site ?? "" } satisfies ToWorker);
  return made;
}

/** What could not be loaded is tried again, by another worker: the browser remembers modules that failed. */
function beginAnew(): void {
  worker.terminate();
  worker = begun();
  for (const { asked } of waiting.values()) send(asked);
  for (const { begun } of listening.values()) send(begun);
}

function isReady(said: Shown): boolean {
  return said.kind === "progress" && said.progress.phase === "ready";
}

/** Show how far the start is, or what failed. The code for that comes only on a first visit, or when it is needed. */
async function show(said: Shown): Promise<void> {
  // There is nothing to take away
  if (!panel && isReady(said)) return;
  panel ??= import("./panel");
  await (await panel).show(said, { again: beginAnew, bots: (atRandom) => send({ kind: "bots", atRandom }) });
}

// What is kept here is all there is of a game: the browser should not clear it away. Without https it can't be asked
if ("storage" in navigator) void navigator.storage.persist();

/** Wait for an answer, and show that Python starts where that takes long. */
async function patiently(answered: Promise<Answer>): Promise<Answer> {
  const late = setTimeout(() => isKnown || void show(STARTING), LATE);
  const answer = await answered;
  clearTimeout(late);
  if (!isKnown && waiting.size === 0) void show(READY);
  return answer;
}

/** The answer to a request to the server's interface. */
export async function ask(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const body = await request.text();
  const id = ++last;
  const path = pathname.slice(API.length);
  const query = Object.fromEntries(searchParams);
  const asked = { kind: "ask", id, method: request.method, path, query, body } as const;
  const answered = new Promise<Answer>((resolve) => waiting.set(id, { asked, resolve }));
  send(asked);
  const { status, body: text } = await patiently(answered);
  return new Response(text, { status, headers: { "content-type": "application/json" } });
}

/** Hear what happens at the table whose live connection has this address; returns how to leave it. */
export function listen(address: string, hear: (data: string) => void): () => void {
  const { pathname, searchParams } = new URL(address);
  const id = ++last;
  const table = pathname.split("/").at(-2) ?? "";
  const begun = { kind: "listen", id, table, since: Number(searchParams.get("since") ?? 0) } as const;
  listening.set(id, { begun, hear });
  send(begun);
  return () => {
    listening.delete(id);
    send({ kind: "leave", id });
  };
}

/** A link to a file of the server saves what the worker answers. */
async function save(link: HTMLAnchorElement): Promise<void> {
  const response = await ask(new Request(link.href));
  if (!response.ok) return;
  const text = await response.text();
  const address = URL.createObjectURL(new Blob([text], { type: PLAIN }));
  Object.assign(document.createElement("a"), { href: address, download: link.download }).click();
  setTimeout(() => URL.revokeObjectURL(address));
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[download]") : null;
  if (!link?.pathname.startsWith(`${API}/`)) return;
  event.preventDefault();
  void save(link);
});
