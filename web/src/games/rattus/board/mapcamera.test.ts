import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sight } from "../../../lib/board/camera";
import { MapCamera } from "./mapcamera.svelte";

const WHOLE = { x: 0, y: 0, w: 1000, h: 500 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("WheelEvent", { DOM_DELTA_LINE: 1 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A map of 500 by 250 pixels that has been brought nearer by `factor`. */
function near(factor: number): MapCamera {
  const map = new MapCamera(() => [WHOLE], WHOLE);
  [map.wide, map.high] = [500, 250];
  if (factor !== 1) map.zoomBy(factor);
  return map;
}

function at(x: number, y: number): PointerEvent {
  const picture = { getBoundingClientRect: () => ({ left: 0, top: 0 }), setPointerCapture: () => {} };
  const event = { pointerId: 1, button: 0, buttons: 1, clientX: x, clientY: y };
  return { ...event, currentTarget: picture } as unknown as PointerEvent;
}

/** Turn the wheel over a map; return whether the page is not scrolled. */
function turn(map: MapCamera, deltaY: number): boolean {
  const preventDefault = vi.fn();
  const { currentTarget } = at(100, 50);
  const event = { clientX: 100, clientY: 50, deltaY, deltaMode: 0, ctrlKey: false, currentTarget, preventDefault };
  map.wheel(event as unknown as WheelEvent);
  return preventDefault.mock.calls.length > 0;
}

describe("a map that is dragged", () => {
  it("is pushed around as it was drawn, and drawn afresh where it comes to rest", () => {
    const map = near(2);
    expect([map.times, map.viewBox, map.transform]).toEqual([2, "250 125 500 250", null]);
    map.down(at(200, 100));
    for (const x of [180, 160]) map.move(at(x, 90));
    expect([map.viewBox, map.transform]).toEqual(["250 125 500 250", "translate(-40px, -10px) scale(1)"]);
    expect(sight(map.camera, map.frame)).toEqual({ x: 290, y: 135, w: 500, h: 250 });
    map.up(at(160, 90));
    vi.runAllTimers();
    expect([map.viewBox, map.transform]).toEqual(["290 135 500 250", null]);
  });

  it("stays within what is seen at first", () => {
    const map = near(2);
    map.down(at(0, 0));
    map.move(at(3000, 10));
    expect(sight(map.camera, map.frame)).toEqual({ x: 0, y: 115, w: 500, h: 250 });
    map.zoomBy(100);
    expect(map.times).toBe(4);
    map.zoomBy(0.001);
    expect([map.times, map.viewBox]).toEqual([1, "0 0 1000 500"]);
  });

  it("leaves presses and the wheel to the page as long as all of it is seen", () => {
    const map = near(1);
    map.down(at(200, 100));
    map.move(at(150, 90));
    expect([map.dragging, map.transform]).toEqual([false, null]);
    expect([turn(map, 100), turn(map, -100)]).toEqual([false, true]);
    expect(map.times).toBeGreaterThan(1);
  });

  it("is drawn at once where a button brings it nearer", () => {
    expect(near(2).moving).toBe(false);
  });
});
