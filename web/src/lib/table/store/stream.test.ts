// What comes from the server is handed on once and in order, until the page is left or the door is closed.
import { beforeEach, expect, it, vi } from "vitest";
import type { Entry, LiveMessage, Seat, Table } from "../../api/types";
import { Refused } from "../../api/client";
import type { Hooks } from "./live";
import { Stream } from "./stream.svelte";

const wire = vi.hoisted<{ hooks: unknown; open: boolean; snapshot: () => Promise<unknown> }>(() => ({
  hooks: null,
  open: false,
  snapshot: () => Promise.resolve({}),
}));

vi.mock("../../api/client", () => ({
  Refused: class extends Error {
    constructor(
      readonly code: string,
      message: string,
      readonly status: number,
    ) {
      super(message);
    }
  },
  isKnown: () => true,
  liveAddress: (_: string, since: number) => `since ${since}`,
  api: { me: () => Promise.resolve({}), snapshot: () => wire.snapshot() },
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
      wire.hooks = hooks;
    }
    connect = () => (wire.open = true);
    close = () => (wire.open = false);
  },
}));

const tableAfter = (ply: number) => ({ ply, view: {} }) as Partial<Table> as Table;
const entry = (ply: number) => ({ ply }) as Partial<Entry> as Entry;
const hooks = () => wire.hooks as Hooks;
const hear = (message: LiveMessage) => hooks().onMessage(message);
const news = (...plies: number[]) =>
  hear({ type: "entries", entries: plies.map(entry), table: tableAfter(plies.at(-1) ?? 0) });

function made() {
  const calls: string[] = [];
  const stream = new Stream("t", {
    opened: () => calls.push("opened"),
    entered: (fresh) => calls.push(fresh.map(({ ply }) => ply).join(" ")),
    closed: () => calls.push("closed"),
  });
  return { stream, calls };
}

beforeEach(() => {
  Object.assign(wire, { open: false });
  wire.snapshot = () => Promise.resolve({ table: tableAfter(2), entries: [entry(1), entry(2)] });
});

it("hands on every entry once, and connects from where it is", async () => {
  const { stream, calls } = made();
  await stream.start();
  expect([wire.open, hooks().address()]).toEqual([true, "since 2"]);
  news(2, 3);
  news(3);
  news(1);
  expect(calls).toEqual(["opened", "3", ""]);
  expect(stream.entries.map(({ ply }) => ply)).toEqual([1, 2, 3]);
  expect(hooks().address()).toBe("since 3");
});

it("has the same seats until somebody comes, goes or is renamed", async () => {
  const seat = (name: string) => ({ seat: 0, name }) as Partial<Seat> as Seat;
  const seated = (ply: number, name: string) => ({ ...tableAfter(ply), seats: [seat(name)] });
  wire.snapshot = () => Promise.resolve({ table: seated(2, "Ada"), entries: [] });
  const { stream } = made();
  await stream.start();
  const before = stream.seats;
  stream.take([entry(3)], seated(3, "Ada"));
  expect(stream.seats).toBe(before);
  stream.take([entry(4)], seated(4, "Ben"));
  expect(stream.seats).toEqual([seat("Ben")]);
});

it("knows a table that is not there, or not for the viewer", async () => {
  wire.snapshot = () => Promise.reject(new Refused("unknown-table", "", 404));
  const { stream, calls } = made();
  await stream.start();
  expect([stream.missing, stream.why, calls]).toEqual([true, null, []]);
});

it("ends when the door is closed to the viewer, and says why", async () => {
  const { stream, calls } = made();
  await stream.start();
  hear({ type: "error", code: "sent-away", message: "" });
  expect([stream.missing, stream.why, stream.left, wire.open, calls.at(-1)]).toEqual([
    ...[true, "sent-away", true, false],
    "closed",
  ]);
});

it("shows nothing that arrives after the page has been left", async () => {
  const { stream, calls } = made();
  const opening = stream.start();
  stream.stop();
  await opening;
  expect([calls, stream.table, wire.open]).toEqual([["closed"], null, false]);
});

it("leaves a lead when the connection is lost", async () => {
  const { stream } = made();
  await stream.start();
  hear({ type: "lead" } as LiveMessage);
  expect(stream.lead).not.toBeNull();
  hooks().onLink("lost");
  expect([stream.link, stream.lead]).toEqual(["lost", null]);
});
