// Which clocks a new table can have.
import { beforeEach, expect, it, vi } from "vitest";

const QUICK = { kind: "live", turn: 45, reserve: 300, vacation: 0, bot: "b" };

let stored: unknown;
beforeEach(() => {
  vi.resetModules();
  stored = { preset: "days", overtime: "bot" };
  vi.doMock("../lib/device/storage", () => ({ readStorage: () => stored, writeStorage: () => undefined }));
});

async function offered(site: string | null) {
  vi.doMock("../lib/routing/root", () => ({ site }));
  return import("./time");
}

it("is a clock of days only where others play elsewhere", async () => {
  const served = await offered(null);
  expect(served.OFFERED).toContain("days");
  expect(served.savedTime().preset).toBe("days");
  vi.resetModules();
  const alone = await offered("folder");
  expect(alone.OFFERED).toEqual(["none", "quick", "relaxed"]);
  expect(alone.savedTime().preset).toBe("none");
});

it("has the usual opponent step in, or nobody", async () => {
  const { clockOf } = await offered("folder");
  expect(clockOf({ preset: "quick", overtime: "bot" }, ["a", "b", "c"])).toEqual(QUICK);
  expect(clockOf({ preset: "quick", overtime: "lost" }, ["a", "b", "c"])?.bot).toBeNull();
  expect(clockOf({ preset: "none", overtime: "bot" }, ["a"])).toBeNull();
});
