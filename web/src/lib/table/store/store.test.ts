import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Entry, LiveMessage, Table, Update } from "../../api/types";
import { Refused } from "../../api/client";
import type { Hooks } from "./live";
import { t } from "../../text/words";
import type { AnyView, Presentation } from "./presentation";
import { TableStore } from "./table.svelte";

interface Asked {
  body: { ply: number };
  reply: (update: Update) => void;
  refuse: (error: Error) => void;
}

/** What the store asks the server, and what it hears from it. */
const wire = vi.hoisted<{
  table: unknown;
  log: unknown[];
  late: unknown[];
  asked: unknown[];
  looked: unknown[];
  hooks: unknown;
  retried: number;
}>(() => ({
  table: null,
  looked: [],
  log: [],
  late: [],
  asked: [],
  hooks: null,
  retried: 0,
}));
/** How fast events are shown; 0: at once. */
const settings = vi.hoisted(() => ({ factor: 0 }));

vi.mock("../../api/client", () => {
  const ask = (_: string, body: { ply: number }) =>
    new Promise<Update>((reply, refuse) => wire.asked.push({ body, reply, refuse }));
  return {
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
      table: () => Promise.resolve(wire.table),
      log: () => Promise.resolve(wire.late),
      snapshot: () => Promise.resolve({ table: wire.table, entries: wire.log }),
      view: (_: string, at: number, seat: number | null) => {
        wire.looked.push([at, seat]);
        return Promise.resolve({ at, seat, view: { viewer: seat, actor: at % 3, question: "turn", board: `${at}` } });
      },
      answer: ask,
      undo: ask,
    },
  };
});

vi.mock("./attention", () => ({
  Attention: class {
    away = false;
    stop(): void {}
  },
}));

vi.mock("./live", () => ({
  Live: class {
    constructor(hooks: Hooks) {
      wire.hooks = hooks;
    }
    connect(): void {}
    retry(): void {
      wire.retried += 1;
    }
    close(): void {}
  },
}));

vi.mock("../../device/settings.svelte", () => ({ settings }));

const presentation: Presentation<AnyView, object, null> = {
  blank: null,
  advanceScene: () => null,
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
  return { ply, length: ply, kind: "answer", actor: 0, answer: "x", events: [{}], at: "", stand_in: null };
}

async function begun(ply: number, log: Entry[] = []): Promise<TableStore<AnyView, object, null>> {
  Object.assign(wire, { table: at(ply), log, asked: [] });
  const store = new TableStore("t", presentation);
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

describe("every entry is there once", () => {
  it("though somebody moves while the page opens", async () => {
    // A story that was fetched by itself would end before the table, and what lies between would be lost
    wire.late = [entry(1), entry(2)];
    const store = await begun(4, [1, 2, 3, 4].map(entry));
    hear(5);
    expect(store.entries.map((it) => it.ply)).toEqual([1, 2, 3, 4, 5]);
    expect(store.lines.map((it) => it.key)).toEqual(["1.0", "2.0", "3.0", "4.0", "5.0"]);
  });

  const reply = () => asked(0).reply({ entries: [entry(5)], table: at(5) });
  const news = [() => hear(5), () => hear(6)];
  it.each([0, 1, 2])("with the reply to an answer after %i news of it and what follows", async (before) => {
    const store = await begun(4, [1, 2, 3, 4].map(entry));
    const answered = store.answer("x");
    for (const come of [...news.slice(0, before), reply, ...news.slice(before)]) {
      come();
      await Promise.resolve();
    }
    expect(await answered).toBe(true);
    expect(store.entries.map((it) => it.ply)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe("two at one screen", () => {
  const PACE = 500;
  /** Seat 1 knows something that seat 0 must not see. */
  const secretive: Presentation<AnyView & { secret?: string }, { text: string }, null> = {
    ...{
      blank: null,
      advanceScene: () => null,
      advance: (view) => view,
      pace: () => PACE,
      sentence: ({ text }) => text,
    },
    covered: ({ viewer, actor, question }) => ({ viewer, actor, question }),
    hasSecrets: (_, seat) => seat === 1,
  };
  const asking = (ply: number, seat: number): Table =>
    ({
      ...{ ply, length: ply, mine: [0, 1], seats: [], draft: [] },
      view: { viewer: seat, actor: seat, question: "turn", secret: `of ${seat}` },
    }) as unknown as Table;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
    settings.factor = 1;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    settings.factor = 0;
  });

  /** Seat 0 has answered, seat 1 is asked next. */
  async function answered(presentation = secretive) {
    Object.assign(wire, { table: asking(1, 0), log: [], asked: [] });
    const store = new TableStore("t", presentation);
    await store.start();
    const given = store.answer("x");
    const events = [{ text: "The plague ravages." }, { text: "A rat breaks out." }];
    asked(0).reply({ entries: [{ ...entry(2), events }], table: asking(2, 1) });
    await given;
    return store;
  }

  it("see what the answer brought before the screen is handed over, and nothing that the next one knows", async () => {
    const store = await answered();
    expect([store.playing, store.curtain, store.answering]).toEqual([true, null, null]);
    expect(store.shown?.secret).toBe("of 0");
    expect(await store.answer("y")).toBe(false);
    vi.advanceTimersByTime(PACE);
    expect([store.playing, store.curtain]).toEqual([true, null]);
    vi.advanceTimersByTime(PACE);
    expect([store.playing, store.curtain, store.answering]).toEqual([false, 1, null]);
    expect(store.shown?.secret).toBeUndefined();
    expect(store.story).toEqual(["The plague ravages.", "A rat breaks out."]);
    store.lift(1);
    expect([store.curtain, store.answering, store.shown?.secret]).toEqual([null, 1, "of 1"]);
  });

  it("see nothing before the hand-over where what happened may be secret", async () => {
    const store = await answered({ ...secretive, discreet: true });
    store.toNow();
    expect([store.curtain, store.story]).toEqual([1, []]);
  });

  it("come to the hand-over at once when they skip what is shown", async () => {
    const store = await answered();
    store.toNow();
    expect([store.curtain, store.shown?.secret]).toEqual([1, undefined]);
  });
});

describe("the past", () => {
  interface Shown extends AnyView {
    board: string;
  }
  interface ShownEvent {
    text: string;
    turn?: number;
  }
  /** A board that grows by what is shown; numbers begin turns. */
  const growing: Presentation<Shown, ShownEvent, string[]> = {
    ...{ blank: [], pace: () => 500, sentence: ({ text }) => `${text}.`, turn: ({ turn }) => turn },
    advanceScene: (scene, { text }) => [...scene, text],
    advance: (view, { text }) => ({ ...view, board: view.board + text }),
    covered: (view) => ({ ...view, board: "covered" }),
    hasSecrets: () => false,
    digest: (events) => [`${events.length} events`],
  };
  const tell = (ply: number, actor: number, ...text: string[]): Entry => ({
    ...entry(ply),
    actor,
    events: text.map((it) => (/\d/.test(it) ? { text: it, turn: Number(it) } : { text: it })),
  });
  const GAME = [tell(1, 0, "0", "a", "1"), tell(2, 1, "b", "c"), tell(3, 1, "d", "2"), tell(4, 2, "e", "0")];
  const now = (ply: number, actor: number): Table =>
    ({
      ...{ ply, length: ply, mine: [0], seat: 0, seats: [{}, {}, {}], draft: [] },
      view: { viewer: 0, actor, question: "turn", board: "now" },
    }) as unknown as Table;

  async function left(log = GAME, table = now(4, 0)) {
    Object.assign(wire, { table, log, asked: [], looked: [] });
    const store = new TableStore("t", growing);
    await store.start();
    return store;
  }
  const arrived = async (store: { replay: { at: number | null; reached: number | null } }) =>
    vi.waitFor(() => expect(store.replay.reached).toBe(store.replay.at));

  it("is summed up for a player who comes back, and blocks nothing", async () => {
    const store = await left();
    expect([store.away, store.replay.since?.since, store.replay.digest]).toEqual([true, "turn", ["6 events"]]);
    expect(store.replay.story).toEqual(["b.", "c.", "d.", "2.", "e.", "0."]);
    expect([store.inPast, store.answering, store.shown?.board]).toEqual([false, 0, "now"]);
    void store.answer("x");
    expect([wire.asked.length, store.away]).toEqual([1, false]);
  });

  it("is shown step by step: after an entry as the server showed it, within one what its events make of it", async () => {
    const store = await left();
    store.replay.begin();
    const seen: unknown[] = [];
    for (let step = 0; step <= 6; step++) {
      await arrived(store);
      seen.push([store.shown?.board, store.onTurn, store.lines.length]);
      store.next();
    }
    expect(seen).toEqual([
      ["1", 1, 3],
      ["1b", 1, 4],
      ["2", 1, 5],
      ["2d", 1, 6],
      ["3", 2, 7],
      ["3e", 2, 8],
      ["4", 0, 9],
    ]);
    expect(wire.looked.every((it) => (it as unknown[])[1] === 0)).toBe(true);
    expect(new Set(wire.looked.map(String)).size).toBe(wire.looked.length);
  });

  it("takes no answers, and leads back to now at once", async () => {
    const store = await left();
    store.replay.begin();
    await arrived(store);
    expect([store.playing, store.answering, store.acting]).toEqual([true, null, 0]);
    expect([await store.answer("x"), await store.undo(1), wire.asked.length]).toEqual([false, false, 0]);
    store.toNow();
    expect([store.inPast, store.answering, store.shown?.board, store.lines.length]).toEqual([false, 0, "now", 9]);
  });

  it("stays while the game goes on, which adds to what can be replayed", async () => {
    const store = await left(GAME.slice(0, 2), now(2, 1));
    store.replay.begin();
    await arrived(store);
    (wire.hooks as Hooks).onMessage({ type: "entries", entries: GAME.slice(2), table: now(4, 0) });
    expect([store.shown?.board, store.acting, store.answering]).toEqual(["1", 0, null]);
    expect(store.replay.place).toEqual({ number: 0, count: 6 });
    store.toNow();
    expect([store.shown?.board, store.answering]).toEqual(["now", 0]);
  });

  it("is covered for everybody who is not in front of the screen", async () => {
    const store = await left(GAME, { ...now(4, 1), mine: [0, 2] });
    store.replay.begin();
    await arrived(store);
    expect(store.shown?.board).toBe("covered");
  });

  it("tells whose turn it is on the board that is shown, and not whose it is by now", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
    settings.factor = 1;
    const store = await left(GAME.slice(0, 1), now(1, 1));
    expect(store.onTurn).toBe(1);
    (wire.hooks as Hooks).onMessage({ type: "entries", entries: GAME.slice(1), table: now(4, 0) });
    const turns: unknown[] = [];
    for (; store.playing; vi.advanceTimersByTime(500)) turns.push([store.scene.at(-1), store.onTurn]);
    expect(turns).toEqual([
      ["b", 1],
      ["c", 1],
      ["d", 1],
      ["2", 2],
      ["e", 2],
      ["0", 0],
    ]);
    expect([store.onTurn, store.acting]).toEqual([0, 0]);
    vi.useRealTimers();
    vi.unstubAllGlobals();
    settings.factor = 0;
  });
});

describe("a table that can't be reached", () => {
  it("is looked for at once, and what was said of it is over with the connection", async () => {
    const store = await begun(4);
    const before = wire.retried;
    const given = store.answer("x");
    asked(0).refuse(new Refused("network", "", 0));
    expect(await given).toBe(false);
    expect(store.trouble).toBe(t("error-network"));
    expect(wire.retried).toBe(before + 1);
    (wire.hooks as Hooks).onLink("lost");
    expect(store.trouble).not.toBeNull();
    (wire.hooks as Hooks).onLink("open");
    expect(store.trouble).toBeNull();
  });

  it("is another trouble than a move that is not possible: that one stays until it has been read", async () => {
    const store = await begun(4);
    const given = store.answer("x");
    asked(0).refuse(new Refused("illegal-answer", "no", 422));
    await given;
    (wire.hooks as Hooks).onLink("open");
    expect(store.trouble).not.toBeNull();
    store.dismiss();
    expect(store.trouble).toBeNull();
  });
});

describe("a server that can't store anything", () => {
  const tell = (code: string | null) =>
    (wire.hooks as Hooks).onMessage({ type: "storage", code, message: "" } satisfies LiveMessage);
  const update: Update = { entries: [entry(5)], table: at(5) };
  const refusal = (code: string) => new Refused(code, "", 503, 3);
  let store: TableStore<AnyView, object, null>;

  beforeEach(async () => {
    vi.useFakeTimers();
    store = await begun(4);
  });

  afterEach(() => {
    store.stop();
    vi.useRealTimers();
  });

  it("sends an answer again until it is stored", async () => {
    const answered = store.answer("x");
    for (const attempt of [1, 2]) {
      expect(wire.asked.map((_, i) => asked(i).body.ply)).toEqual(Array(attempt).fill(4));
      asked(attempt - 1).refuse(refusal("storage-full"));
      await vi.advanceTimersByTimeAsync(2900);
      expect([store.sending, store.trouble?.includes("disk is full")]).toEqual([true, true]);
      expect(wire.asked).toHaveLength(attempt);
      await vi.advanceTimersByTimeAsync(200);
    }
    asked(2).reply(update);
    expect(await answered).toBe(true);
    expect([store.trouble, store.table?.ply]).toEqual([null, 5]);
  });

  it("sends it no more once the table has moved on", async () => {
    const answered = store.answer("x");
    asked(0).refuse(refusal("storage-full"));
    await vi.advanceTimersByTimeAsync(100);
    (wire.hooks as Hooks).onMessage({ type: "entries", ...update } satisfies LiveMessage);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await answered).toBe(false);
    expect(wire.asked).toHaveLength(1);
    expect(store.trouble).toContain("moved on");
  });

  it("does not repeat what a damaged file will refuse again", async () => {
    const answered = store.answer("x");
    asked(0).refuse(refusal("storage-damaged"));
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
    (wire.hooks as Hooks).onMessage({
      type: "error",
      code: "too-slow",
      message: "something else",
    } satisfies LiveMessage);
    tell(null);
    expect(store.trouble).toBe("something else");
  });

  it("asks anew what is so when the connection was lost", () => {
    tell("storage-full");
    (wire.hooks as Hooks).onLink("lost");
    expect(store.trouble).toBe(null);
  });
});
