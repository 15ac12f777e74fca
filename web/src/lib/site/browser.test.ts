import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromWorker } from "./messages";
import { show } from "./panel";

vi.mock("./panel", () => ({ show: vi.fn() }));

const HOST = "http://localhost";
const STARTING: FromWorker = { kind: "progress", progress: { phase: "starting" } };
const READY: FromWorker = { kind: "progress", progress: { phase: "ready" } };
const LOADING: FromWorker = { kind: "progress", progress: { phase: "loading", loaded: 1, total: 2 } };
const ANSWER: FromWorker = { kind: "answer", id: 1, status: 200, body: "{}" };
/** Longer than anybody waits without a word. */
const LONG = 1000;

let worker: { onmessage: (event: { data: FromWorker }) => void; postMessage: () => void };

/** Ask for a table, of a worker that says nothing yet. */
async function asked(): Promise<void> {
  const { ask } = await import("./browser");
  void ask(new Request(`${HOST}/api/tables/one`));
}

/** What the worker says, and what follows from it. */
async function say(data: FromWorker): Promise<void> {
  worker.onmessage({ data });
  await vi.advanceTimersByTimeAsync(LONG);
}

function shown(): unknown[] {
  return vi.mocked(show).mock.calls.map(([said]) => said);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.mocked(show).mockClear();
  vi.stubGlobal("navigator", { storage: { persist: () => Promise.resolve(true) } });
  vi.stubGlobal("location", { origin: HOST });
  vi.stubGlobal("document", { addEventListener: () => undefined, documentElement: { dataset: { site: "version" } } });
  worker = { onmessage: () => undefined, postMessage: () => undefined };
  vi.stubGlobal("Worker", function () {
    return worker;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("while the worker is too busy to say how far it is, the page says that Python starts", async () => {
  await asked();
  await vi.advanceTimersByTimeAsync(LONG);
  expect(shown()).toEqual([STARTING]);
  await say(ANSWER);
  expect(shown()).toEqual([STARTING, READY]);
});

test("what the worker says of its start stands", async () => {
  await asked();
  await say(LOADING);
  expect(shown()).toEqual([LOADING]);
});

test("once Python is ready a slow answer shows nothing", async () => {
  await asked();
  await say(READY);
  expect(shown()).toEqual([]);
});

test("what can wait for the line hears when Python is ready", async () => {
  const { started } = await import("./browser");
  const heard = vi.fn();
  void started.then(heard);
  await say(LOADING);
  expect(heard).not.toHaveBeenCalled();
  await say(READY);
  expect(heard).toHaveBeenCalledOnce();
});
