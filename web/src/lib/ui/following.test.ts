import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { following } from "./following";

describe("following what moves", () => {
  let due: (() => void)[];
  let changed: () => void;
  let events: EventTarget;

  /** Draw pictures until none is asked for; returns how many there were. */
  function drawn(most = 100): number {
    let count = 0;
    for (; due.length > 0 && count < most; count++) due.splice(0).forEach((step) => step());
    return count;
  }

  beforeEach(() => {
    due = [];
    events = new EventTarget();
    vi.stubGlobal("document", {});
    vi.stubGlobal("requestAnimationFrame", (step: () => void) => due.push(step));
    vi.stubGlobal("cancelAnimationFrame", () => due.splice(0));
    vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
    vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
    vi.stubGlobal(
      "MutationObserver",
      class {
        constructor(tell: () => void) {
          changed = tell;
        }
        observe = vi.fn();
        disconnect = () => (changed = vi.fn());
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  test("it looks with the next picture, and rests when nothing moves", () => {
    const look = vi.fn();
    following(look);
    expect(look).not.toHaveBeenCalled();
    expect(drawn()).toBeLessThan(5);
    expect(look).toHaveBeenCalled();
  });

  test("it looks again when the page has changed, was scrolled, or begins to move by itself", () => {
    const look = vi.fn();
    following(look);
    drawn();
    for (const stir of [
      () => changed(),
      () => events.dispatchEvent(new Event("scroll")),
      () => events.dispatchEvent(new Event("transitionrun")),
    ]) {
      look.mockClear();
      stir();
      expect(drawn()).toBeLessThan(50);
      expect(look).toHaveBeenCalled();
    }
  });

  test("in a movement of the page's own it looks at each of its pictures", () => {
    following(vi.fn());
    drawn();
    events.dispatchEvent(new Event("transitionrun"));
    expect(drawn()).toBeGreaterThan(30);
  });

  test("once it is over nothing is looked at any more", () => {
    const look = vi.fn();
    const end = following(look);
    end();
    changed();
    events.dispatchEvent(new Event("scroll"));
    expect(drawn()).toBe(0);
    expect(look).not.toHaveBeenCalled();
  });
});
