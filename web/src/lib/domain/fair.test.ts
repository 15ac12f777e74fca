// Provably fair: a record is proved in the browser, and whatever was changed in it is found.
import { describe, expect, it, vi } from "vitest";
import vectors from "../../../../docs/fair.md?raw";
import { newNumber, remember, remembered } from "../device/contribution";
import { below, bytes, prove } from "./fair";
import record from "../../../../tests/server/fair-record.json";

type Content = typeof record;

function changed(change: (content: Content) => void): string {
  const copy = structuredClone(record);
  change(copy);
  return JSON.stringify(copy);
}

const own = { commitment: record.proof.commitment, number: record.proof.contributions[0]?.value ?? "" };

describe("the numbers", () => {
  it("are those of the test vectors", async () => {
    const key = Uint8Array.from({ length: 32 }, (_, place) => place);
    const rows = [...vectors.matchAll(/^\| `(.+)` \| (\d+) \| (\d+) \|$/gm)];
    expect(rows).toHaveLength(5);
    for (const [, name, count, number] of rows)
      expect(await below(key, name as string, BigInt(count as string))).toBe(BigInt(number as string));
  });

  it("of one's own are as long as a digest and never the same", () => {
    expect(bytes(newNumber())).toHaveLength(32);
    expect(newNumber()).not.toBe(newNumber());
  });
});

describe("a record", () => {
  it("that nobody has touched is proved, by itself and with what this browser knows", async () => {
    const ok = { found: "ok", values: { count: record.proof.chance.length } };
    expect(await prove(JSON.stringify(record), null)).toEqual(ok);
    expect(await prove(JSON.stringify(record), own)).toEqual(ok);
  });

  it("tells which answer was changed", async () => {
    const [first = ""] = record.answers[0]?.split("; ") ?? [];
    const other = record.proof.chance[0]?.options.map(([text]) => text).find((text) => text !== first) as string;
    const text = changed((it) => (it.answers[0] = (it.answers[0] ?? "").replace(first, other)));
    expect(await prove(text, null)).toEqual({ found: "answer", values: { place: 1, due: first, given: other } });
  });

  it.each([
    ["seed", (it: Content) => (it.proof.seed = "00".repeat(32)), "seed"],
    ["salt", (it: Content) => (it.proof.salt = "00".repeat(16)), "seed"],
    ["commitment", (it: Content) => (it.proof.commitment = "00".repeat(32)), "seed"],
    ["numbers", (it: Content) => (it.proof.contributions = []), "answer"],
    ["choices", (it: Content) => it.proof.chance[0]?.options.reverse(), "answer"],
  ] as const)("with another %s is found out", async (_, change, found) => {
    expect((await prove(changed(change), null)).found).toBe(found);
  });

  it("is held against what this browser knows", async () => {
    const text = JSON.stringify(record);
    expect((await prove(text, { ...own, commitment: "00" })).found).toBe("commitment");
    expect((await prove(text, { ...own, number: "00" })).found).toBe("number");
  });

  it("has to be one, and one with a proof", async () => {
    expect((await prove("{", null)).found).toBe("no-record");
    expect((await prove('{"answers": ["a; b"]}', null)).found).toBe("no-proof");
  });
});

describe("what is known of a table", () => {
  it("is storage on this device", () => {
    const storage = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    });
    remember("table", own);
    expect(remembered("table")).toEqual(own);
    expect(remembered("other")).toBeNull();
  });
});
