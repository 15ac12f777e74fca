import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MapView } from "./mapview.svelte";

const WHOLE = { x: 0, y: 0, w: 1000, h: 500 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A map of 500 by 250 pixels that has been brought nearer. */
function near(): MapView {
  const map = new MapView(() => [WHOLE], WHOLE);
  [map.wide, map.high] = [500, 250];
  map.step(2);
  return map;
}

function at(x: number, y: number): PointerEvent {
  const picture = { getBoundingClientRect: () => ({ left: 0, top: 0, width: 500, height: 250 }) };
  return { pointerId: 1, clientX: x, clientY: y, currentTarget: picture } as unknown as PointerEvent;
}

describe("a map that is dragged", () => {
  it("is pushed around as it was drawn, and drawn afresh where it comes to rest", () => {
    const map = near();
    const before = map.drawn;
    expect([map.scale, map.transform]).toEqual([2, null]);
    map.down(at(200, 100));
    for (const x of [180, 160]) map.move(at(x, 90));
    expect(map.drawn).toEqual(before);
    expect(map.box).toEqual({ ...before, x: before.x + 40, y: before.y + 10 });
    expect(map.transform).toBe("translate(-40px, -10px) scale(1)");
    map.up(at(160, 90));
    vi.runAllTimers();
    expect([map.drawn, map.transform]).toEqual([map.box, null]);
  });

  it("is drawn at once where a button brings it nearer", () => {
    const map = near();
    expect(map.drawn).toEqual(map.box);
  });
});
