import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { boxOf, centreOf } from "./geometry";
import { TileCamera } from "./tilecamera.svelte";
import { onScreen } from "../../../lib/board/camera";

/** The pictures that the browser would paint next: each is asked for anew. */
let frames: FrameRequestCallback[] = [];
let now = 0;

beforeEach(() => {
  frames = [];
  now = 0;
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("requestAnimationFrame", (step: FrameRequestCallback) => frames.push(step));
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Let so many milliseconds pass, with a picture at their end. */
function pass(ms: number): void {
  now += ms;
  const due = frames;
  frames = [];
  for (const step of due) step(now);
}

const NONE = { wide: 0, high: 0 };

/** A camera over tiles that others may be laid beside, with buttons in its lower right corner. */
function begun(places: string[], right = NONE) {
  const hand = new TileCamera(
    () => places.map((at) => ({ at, weight: 1 })),
    () => ({ left: NONE, right }),
    () => false,
  );
  [hand.wide, hand.high] = [800, 600];
  const lay = (at: string) => {
    places.push(at);
    hand.reveal(boxOf([at]));
  };
  return { hand, lay };
}

function press(kind: string, x: number, y: number, buttons: number): PointerEvent {
  const board = { getBoundingClientRect: () => ({ left: 0, top: 0 }), setPointerCapture: () => {} };
  const event = { type: kind, pointerId: 1, pointerType: "mouse", button: 0, buttons, clientX: x, clientY: y };
  return { ...event, currentTarget: board } as unknown as PointerEvent;
}

describe("the view of the whole board", () => {
  it("comes back after a visit, though a tile is laid outside of it on the way", () => {
    const { hand, lay } = begun(["0,0"]);
    hand.lookAt("0,0", 80);
    pass(300);
    expect(hand.atHome).toBe(false);
    hand.leave();
    pass(50);
    lay("0,9");
    pass(300);
    expect(hand.atHome).toBe(true);
    const { y } = onScreen(hand.camera, centreOf("0,9"));
    expect(y).toBeLessThan(600);
  });

  it("comes back in a window of another width, though a tile outside of it was brought into sight", () => {
    const { hand } = begun(["0,0"]);
    hand.reveal(boxOf(["0,9"]));
    pass(300);
    expect(hand.atHome).toBe(false);
    hand.lookAt("0,0", 80);
    pass(300);
    hand.leave();
    pass(300);
    [hand.wide, hand.high] = [768, 1024];
    expect(hand.atHome).toBe(true);
  });

  it("stays where a person has moved it, whatever is brought into sight and however wide the window becomes", () => {
    const { hand } = begun(["0,0"]);
    hand.goTo(centreOf("3,0"));
    pass(300);
    hand.reveal(boxOf(["0,9"]));
    pass(300);
    [hand.wide, hand.high] = [768, 1024];
    expect(hand.atHome).toBe(false);
  });

  it("comes back after one visit that begins while another ends", () => {
    const { hand } = begun(["0,0", "5,0"]);
    hand.lookAt("0,0", 80);
    pass(300);
    hand.leave();
    pass(50);
    hand.lookAt("5,0", 80);
    pass(300);
    hand.leave();
    pass(300);
    expect(hand.atHome).toBe(true);
  });

  it("stays as it is for a step-by-step account while all of the board is in sight", () => {
    const places = ["0,0", "5,0", "2,3"];
    const { hand } = begun([...places]);
    const before = hand.camera;
    for (const at of places) {
      hand.survey(boxOf([at]));
      pass(300);
      expect(hand.camera).toEqual(before);
    }
    hand.leave();
    pass(300);
    expect([hand.atHome, hand.camera]).toEqual([true, before]);
  });

  it("moves for a step-by-step account only where something is not in sight, and goes back when that is over", () => {
    const places = Array.from({ length: 40 }, (_, x) => `${x},0`);
    const { hand } = begun([...places]);
    hand.zoomBy(2);
    pass(300);
    const moved = hand.camera;
    const moves = ["0,0", "1,0", "39,0", "38,0"].map((at) => {
      const before = hand.camera;
      hand.survey(boxOf([at]));
      pass(300);
      const { x } = onScreen(hand.camera, centreOf(at));
      expect(x > 0 && x < hand.wide).toBe(true);
      return JSON.stringify(hand.camera) !== JSON.stringify(before);
    });
    expect(moves.slice(1)).toEqual([false, true, false]);
    hand.leave();
    pass(300);
    expect(hand.camera).toEqual(moved);
  });

  it("is left for good where somebody moves the board", () => {
    const { hand } = begun(["0,0"]);
    hand.lookAt("0,0", 80);
    pass(300);
    hand.pan(40, 0);
    hand.leave();
    pass(300);
    expect(hand.atHome).toBe(false);
  });

  it("stays where a button was let go outside of the board and the pointer comes back", () => {
    const { hand } = begun(["0,0"]);
    hand.down(press("pointerdown", 795, 300, 1));
    hand.move(press("pointermove", 500, 300, 0));
    hand.move(press("pointermove", 400, 300, 0));
    expect(hand.atHome).toBe(true);
  });
});

describe("a tile that is tried", () => {
  it("is brought so near that its buttons lie beside those that zoom", () => {
    const { hand } = begun(["0,0", "7,5"], { wide: 150, high: 60 });
    hand.lookAt("7,5", 80);
    pass(300);
    const size = 100 * hand.camera.k;
    const middle = onScreen(hand.camera, centreOf("7,5"));
    const [right, bottom] = [middle.x + size / 2 + 80, middle.y + size / 2 + 80];
    expect(right <= 800 - 150 + 0.1 || bottom <= 600 - 60 + 0.1).toBe(true);
    expect(right <= 800.1 && bottom <= 600.1).toBe(true);
  });

  it("lies in the same place whether the window gets lower before or after that", () => {
    const places = [0, 1].map((late) => {
      const { hand } = begun(["0,0", "7,5"], { wide: 150, high: 60 });
      if (!late) hand.high = 450;
      hand.lookAt("7,5", 80);
      pass(300);
      if (late) hand.high = 450;
      expect(onScreen(hand.camera, centreOf("7,5")).y + 50 * hand.camera.k + 80).toBeLessThan(450.1);
      return hand.camera;
    });
    expect(places[0]).toEqual(places[1]);
  });

  it("stays where it is while a tile is laid on it, and the view of everything grows", () => {
    const { hand, lay } = begun(["0,0", "3,0"]);
    hand.glance("3,0");
    pass(300);
    const before = hand.camera;
    lay("3,1");
    pass(300);
    expect(hand.camera).toEqual(before);
  });

  it("does not move the board under a mouse, and is brought into sight where it is hidden", () => {
    const { hand } = begun(["0,0", "12,9"]);
    const before = hand.camera;
    hand.glance("12,9");
    pass(300);
    expect(hand.camera).toEqual(before);
    hand.pan(2000, 0);
    const { k } = hand.camera;
    hand.glance("12,9");
    pass(300);
    expect(hand.camera.k).toBe(k);
    expect(onScreen(hand.camera, centreOf("12,9")).x).toBeLessThan(800);
  });
});
