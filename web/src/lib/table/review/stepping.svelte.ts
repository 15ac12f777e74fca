/** How long a step of a turn is looked at before the next one comes, in milliseconds. */
const STAY = 900;

/** Turns that are drawn on the board, one step after the other when somebody wants it. */
export class Stepping {
  /** So many steps are to be seen. */
  upTo = $state(Infinity);
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Show the first step of each turn, then one more at a time. */
  play(turns: readonly (readonly unknown[])[]): void {
    const count = Math.max(...turns.map(({ length }) => length));
    this.stop();
    this.upTo = 1;
    this.timer = setInterval(() => {
      this.upTo += 1;
      if (this.upTo >= count) this.stop();
    }, STAY);
  }

  stop(): void {
    clearInterval(this.timer);
    this.upTo = Infinity;
  }
}
