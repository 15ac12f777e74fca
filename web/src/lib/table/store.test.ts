import { describe, expect, it, vi } from "vitest";
import type { Entry, LiveMessage, Table, Update } from "../api/types";
import type { Hooks } from "./live";
import { TableStore, type AnyView, type Show } from "./table.svelte";

interface Asked {
  body: { ply: number };
  reply: (update: Update) => void;
  refuse: (error: Error) => void;
}

/** What the store asks the server, and what it hears from it. */
const wire = vi.hoisted<{ table: unknown; log: unknown[]; asked: unknown[]; hooks: unknown }>(() => ({
  table: null,
  log: [],
  asked: [],
  hooks: null,
}));

vi.mock("../api/client", () => {
  const ask = (_: string, body: { ply: number }) =>
    new Promise<Update>((reply, refuse) => wire.asked.push({ body, reply, refuse }));
  return {
    Refused: class extends Error {},
    liveAddress: () => "",
    api: {
      me: () => Promise.resolve({}),
      table: () => Promise.resolve(wire.table),
      log: () => Promise.resolve(wire.log),
      answer: ask,
      undo: ask,
    },
  };
});

vi.mock("./live", () => ({
  Live: class {
    constructor(hooks: Hooks) {
      wire.hooks = hooks;
    }
    connect(): void {}
    close(): void {}
  },
}));

vi.mock("../settings.svelte", () => ({ settings: { factor: 0 } }));

const show: Show<AnyView, object, null> = {
  blank: null,
  stage: () => null,
  advance: (view) => view,
  pace: () => 0,
  sentence: () => "",
  covered: (view) => view,
  hasSecrets: () => false,
};

/** The table after so many entries: it is the viewer's turn all the time. */
function at(ply: number): Table {
  return { ply, length: ply, mine: [0], seats: [], draft: [], view: { viewer: 0, actor: 0 } } as unknown as Table;
}

function entry(ply: number): Entry {
  return { ply, length: ply, kind: "answer", actor: 0, answer: "x", events: [{}], at: "", stand_in: false };
}

async function begun(ply: number, log: Entry[] = []): Promise<TableStore<AnyView, object, null>> {
  Object.assign(wire, { table: at(ply), log, asked: [] });
  const store = new TableStore("t", show);
  await store.start();
  return store;
}

const asked = (i: number) => wire.asked[i] as Asked;

function hear(ply: number): void {
  const message = { type: "entries", entries: [entry(ply)], table: at(ply) } as LiveMessage;
  (wire.hooks as Hooks).onMessage(message);
}

describe("an answer", () => {
  it("is sent once, however often it is given", async () => {
    const store = await begun(4);
    void store.answer("x");
    expect(store.sending).toBe(true);
    expect(await store.answer("x")).toBe(false);
    expect(wire.asked).toHaveLength(1);
  });

  it("may follow as soon as the next question is known, before the reply to the last", async () => {
    const store = await begun(4);
    const first = store.answer("x");
    hear(5);
    expect(store.sending).toBe(false);
    const second = store.answer("x");
    expect(wire.asked).toHaveLength(2);
    expect(asked(1).body.ply).toBe(5);
    asked(0).reply({ entries: [entry(5)], table: at(5) });
    expect(await first).toBe(true);
    expect(store.sending).toBe(true);
    asked(1).reply({ entries: [entry(6)], table: at(6) });
    expect(await second).toBe(true);
    expect(store.sending).toBe(false);
    expect(store.entries.map((it) => it.ply)).toEqual([5, 6]);
  });

  it("can be given again when it was refused", async () => {
    const store = await begun(4);
    const first = store.answer("x");
    asked(0).refuse(new Error("no"));
    expect(await first).toBe(false);
    expect(store.sending).toBe(false);
    void store.answer("x");
    expect(wire.asked).toHaveLength(2);
  });
});

it("hears once what happens between its first look at the table and at the story", async () => {
  const store = await begun(1, [entry(1), entry(2)]);
  hear(2);
  expect(store.entries.map((it) => it.ply)).toEqual([1, 2]);
  expect(store.lines.map((it) => it.key)).toEqual(["1.0", "2.0"]);
});
