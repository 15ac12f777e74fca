// What a table does while the server can't store anything.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Entry, LiveMessage, Table, Update } from "../../api/types";
import type { Hooks } from "./live";
import type { AnyView, Presentation } from "./presentation";
import { TableStore } from "./table.svelte";

/** Answers as they come in, each with the replies it waits for; and what the store hears. */
const wire = vi.hoisted<{ asked: { ply: number; reply: (it: unknown) => void; refuse: (it: unknown) => void }[] }>(
  () => ({ asked: [] }),
);
const live = vi.hoisted<{ hooks: unknown }>(() => ({ hooks: null }));

vi.mock("../../api/client", () => ({
  Refused: class extends Error {
    constructor(
      readonly code: string,
      message: string,
      readonly status: number,
      readonly seconds: number,
    ) {
      super(message);
    }
  },
  liveAddress: () => "",
  isKnown: () => true,
  api: {
    me: () => Promise.resolve({}),
    snapshot: () => Promise.resolve({ table: at(4), entries: [] }),
    answer: (_: string, { ply }: { ply: number }) =>
      new Promise((reply, refuse) => wire.asked.push({ ply, reply, refuse })),
  },
}));

vi.mock("./attention", () => ({
  Attention: class {
    away = false;
    stop(): void {}
  },
}));

vi.mock("./live", () => ({
  Live: class {
    constructor(hooks: Hooks) {
      live.hooks = hooks;
    }
    connect(): void {}
    close(): void {}
  },
}));

vi.mock("../../device/settings.svelte", () => ({ settings: { factor: 0 } }));

const presentation: Presentation<AnyView, object, null> = {
  blank: null,
  advanceScene: () => null,
  advance: (view) => view,
  pace: () => 0,
  sentence: () => "",
  covered: (view) => view,
  hasSecrets: () => false,
};

function at(ply: number): Table {
  return { ply, length: ply, mine: [0], seats: [], draft: [], view: { viewer: 0, actor: 0 } } as unknown as Table;
}

function entry(ply: number): Entry {
  return { ply, length: ply, kind: "answer", actor: 0, answer: "x", events: [], at: "" } as unknown as Entry;
}

const hooks = () => live.hooks as Hooks;
const tell = (code: string | null) => hooks().onMessage({ type: "storage", code, message: "" } satisfies LiveMessage);
const update: Update = { entries: [entry(5)], table: at(5) };

async function refusal(code: string): Promise<Error> {
  const { Refused } = await import("../../api/client");
  return new Refused(code, "", 503, 3);
}

let store: TableStore<AnyView, object, null>;

beforeEach(async () => {
  vi.useFakeTimers();
  wire.asked = [];
  store = new TableStore("t", presentation);
  await store.start();
});

afterEach(() => {
  store.stop();
  vi.useRealTimers();
});

it("sends an answer again until it is stored", async () => {
  const answered = store.answer("x");
  for (const attempt of [1, 2]) {
    expect(wire.asked.map(({ ply }) => ply)).toEqual(Array(attempt).fill(4));
    wire.asked.at(-1)?.refuse(await refusal("storage-full"));
    await vi.advanceTimersByTimeAsync(2900);
    expect([store.sending, store.trouble?.includes("disk is full")]).toEqual([true, true]);
    expect(wire.asked).toHaveLength(attempt);
    await vi.advanceTimersByTimeAsync(200);
  }
  wire.asked.at(-1)?.reply(update);
  expect(await answered).toBe(true);
  expect([store.trouble, store.table?.ply]).toEqual([null, 5]);
});

it("sends it no more once the table has moved on", async () => {
  const answered = store.answer("x");
  wire.asked[0]?.refuse(await refusal("storage-full"));
  await vi.advanceTimersByTimeAsync(100);
  hooks().onMessage({ type: "entries", ...update } satisfies LiveMessage);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await answered).toBe(false);
  expect(wire.asked).toHaveLength(1);
  expect(store.trouble).toContain("moved on");
});

it("does not repeat what a damaged file will refuse again", async () => {
  const answered = store.answer("x");
  wire.asked[0]?.refuse(await refusal("storage-damaged"));
  expect(await answered).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(wire.asked).toHaveLength(1);
  expect(store.trouble).toContain("damaged");
});

it("tells everybody at the table, until it is over", () => {
  tell("storage-locked");
  expect(store.trouble).toContain("another program");
  tell("storage-full");
  expect(store.trouble).toContain("disk is full");
  tell(null);
  expect(store.trouble).toBe(null);
});

it("takes back only what it has shown", () => {
  tell("storage-full");
  hooks().onMessage({ type: "error", code: "too-slow", message: "something else" } satisfies LiveMessage);
  tell(null);
  expect(store.trouble).toBe("something else");
});

it("asks anew what is so when the connection was lost", () => {
  tell("storage-full");
  hooks().onLink("lost");
  expect(store.trouble).toBe(null);
});
