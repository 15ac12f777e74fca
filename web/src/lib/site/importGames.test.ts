// Games that are brought to a server: each once, and what fails is named and can be tried again.
import { beforeEach, expect, it, vi } from "vitest";
import type { Summary } from "../api/types";
import { importGames, notImported } from "./importGames";

const tables = ["a", "b", "c", "d"].map((id) => ({ id, over: true, taught: false }) as Summary);

function ids(found: readonly { id: string }[]): string[] {
  return found.map(({ id }) => id);
}

/** A refusal of a server, or of the way there. */
function refusal(code: string, status: number): Error {
  return Object.assign(new Error(code), { code, status });
}

/** A server that refuses some games, by their ids. */
function refusing(refusals: Record<string, Error>, stored: string[] = []) {
  const store = (record: string): Promise<void> => {
    const found = refusals[record];
    if (found) return Promise.reject(found);
    stored.push(record);
    return Promise.resolve();
  };
  const record = (id: string) => (id === "d" ? Promise.reject(refusal("not-over", 409)) : Promise.resolve(id));
  return { record, store };
}

beforeEach(() => {
  const storage = new Map<string, string>();
  const setItem = (key: string, value: string) => void storage.set(key, value);
  vi.stubGlobal("localStorage", { getItem: (key: string) => storage.get(key) ?? null, setItem });
});

it("brings each game once, and says which have no end", async () => {
  const stored: string[] = [];
  expect(await importGames(notImported(tables), refusing({}, stored))).toEqual({
    stored: 3,
    unfinished: 1,
    failed: [],
  });
  expect(stored).toEqual(["a", "b", "c"]);
  expect(notImported(tables)).toEqual([]);
});

it("goes on after a game that the server refuses, which can be tried again", async () => {
  const { stored, failed } = await importGames(tables, refusing({ b: refusal("bad-record", 422) }));
  expect([stored, ids(failed.map(({ table }) => table))]).toEqual([2, ["b"]]);
  expect(ids(notImported(tables))).toEqual(["b"]);
});

it("stops where the server is out of reach, and keeps what has arrived", async () => {
  const { stored, failed } = await importGames(tables, refusing({ b: refusal("network", 0) }));
  expect([stored, ids(failed.map(({ table }) => table))]).toEqual([1, ["b", "c", "d"]]);
  expect(ids(notImported(tables))).toEqual(["b", "c", "d"]);
});

it("offers neither games in play nor lessons", () => {
  const others = [
    { id: "e", over: false, taught: false },
    { id: "f", over: true, taught: true },
  ] as Summary[];
  expect(notImported(others)).toEqual([]);
});
