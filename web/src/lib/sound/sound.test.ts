import { beforeEach, describe, expect, it, vi } from "vitest";
import { ALL, GROUP_NAMES, GROUPS, groupOf } from "./kinds";
import { chosen, SoundThrottle } from "./throttle";
import { RECIPES } from "./recipes";

const device = vi.hoisted<{ coarse: boolean; stored: unknown }>(() => ({ coarse: false, stored: null }));
vi.mock("../device/storage", () => ({
  readStorage: () => device.stored,
  writeStorage: (_: string, value: unknown) => (device.stored = value),
}));
vi.stubGlobal("matchMedia", () => ({ matches: device.coarse }));

describe("the kinds of sounds", () => {
  it("each have a recipe and belong to one group", () => {
    expect(Object.keys(RECIPES).sort()).toEqual([...ALL].sort());
    expect(GROUP_NAMES.flatMap((name) => GROUPS[name]).sort()).toEqual([...ALL].sort());
    expect(groupOf("lost")).toBe("plague");
  });
});

describe("the throttle of sounds", () => {
  it("let each kind be heard once of what is shown at once, and one for all where it is much", () => {
    expect(chosen([])).toEqual([]);
    expect(chosen(["tile", "plague", "plague"])).toEqual(["tile", "plague"]);
    expect(chosen(["cube", "card", "lost", "cube", "rats", "cube"])).toEqual(["lost"]);
  });

  it("keep sounds apart, but a weightier one comes through", () => {
    const throttle = new SoundThrottle();
    expect(throttle.allows("cube", 0)).toBe(true);
    expect(throttle.allows("card", 0.05)).toBe(false);
    expect(throttle.allows("lost", 0.05)).toBe(true);
    expect(throttle.allows("lost", 0.3)).toBe(false);
    expect(throttle.allows("lost", 0.5)).toBe(true);
  });

  it("fall silent when it goes on for long, except for what matters most", () => {
    const throttle = new SoundThrottle();
    const allowed = Array.from({ length: 100 }, (_, i) => throttle.allows(i % 2 ? "cube" : "lost", i * 0.4));
    for (let from = 0; from + 20 <= 100; from++)
      expect(allowed.slice(from, from + 20).filter(Boolean).length).toBeLessThan(12);
    expect(throttle.allows("turn", 40)).toBe(true);
  });
});

describe("what is wanted", () => {
  beforeEach(() => vi.resetModules());
  const fresh = async () => (await import("./wanted.svelte")).wanted;

  it("is nothing on a phone and something quiet at a desk, until somebody chooses", async () => {
    device.stored = null;
    device.coarse = true;
    expect((await fresh()).loudness("turn")).toBe(0);
    vi.resetModules();
    device.coarse = false;
    const loudness = (await fresh()).loudness("turn");
    expect(loudness).toBeGreaterThan(0);
    expect(loudness).toBeLessThan(0.5);
  });

  it("is stored on the device, by groups, and nothing else is believed", async () => {
    device.stored = { on: true, volume: 7, muted: ["plague", "nonsense"] };
    device.coarse = true;
    const wanted = await fresh();
    expect([wanted.loudness("lost"), wanted.loudness("turn") > 0]).toEqual([0, true]);
    wanted.toggle("turn");
    wanted.volume = 0;
    wanted.keep();
    expect(device.stored).toEqual({ on: true, volume: 0, muted: ["plague", "turn"], mine: false });
    expect(ALL.map((kind) => wanted.loudness(kind)).every((it) => it === 0)).toBe(true);
  });
});
