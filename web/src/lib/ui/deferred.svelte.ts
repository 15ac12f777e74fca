// What a press brings may be drawn one picture later than the press itself.
import { flushSync } from "svelte";
import { afterPaint } from "./paint";

/** Events by which people act on what they see. */
const ACTS = ["pointerdown", "click", "keydown"] as const;

/**
 * Follows a value, once the picture that is due has been painted. Before the next press or key it has caught up, so that nobody acts on
 * what is so no more. It is made where effects can be made; the value is to be the same object as long as nothing changes.
 */
export class Deferred<T> {
  private value: T;

  /** `first` is what it is until the first picture has been painted. */
  constructor(
    private readonly source: () => T,
    first: T = source(),
  ) {
    this.value = $state.raw(first);
    $effect(() => {
      if (source() === this.value) return;
      const late = (): void => flushSync(() => this.catchUp());
      const callOff = afterPaint(late);
      for (const act of ACTS) addEventListener(act, late, { capture: true });
      return () => {
        callOff();
        for (const act of ACTS) removeEventListener(act, late, { capture: true });
      };
    });
  }

  get now(): T {
    return this.value;
  }

  /** Wait no longer. */
  catchUp(): void {
    this.value = this.source();
  }
}
