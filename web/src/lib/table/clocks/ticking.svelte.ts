// The server's time on this page. Every message tells it anew, and between two of them it goes by a clock that nobody sets.
import type { Clock } from "../../api/types";
import { untilNext } from "./left";

export class Ticking {
  now = $state(0);

  /** Go on from what was just told; returns how to stop. While nobody's time runs, it stands still. */
  follow(clock: Clock): () => void {
    const start = performance.now();
    let waiting = 0;
    const tick = () => {
      // An effect calls this: what it reads of the state would let every tick begin anew
      const now = clock.now + performance.now() - start;
      this.now = now;
      if (clock.asked !== null) waiting = window.setTimeout(tick, untilNext(clock, now));
    };
    tick();
    return () => clearTimeout(waiting);
  }
}
