// Clocks of tables that somebody has open on a site without a server: Python is asked again and again how late it is.

/** Milliseconds after which time is updated at the latest, as `clocks.py` has it. */
const TICK = 2000;
/** If the timer is so much too late, the browser has slept. */
const SLEPT = 3000;

export class Ticking {
  private readonly timers = new Map<string, ReturnType<typeof setTimeout> | undefined>();

  /** `look` at the clock of a table; `slept`: what pages show is wrong. */
  constructor(
    private readonly isOpen: (table: string) => boolean,
    private readonly look: (table: string, slept: boolean) => void,
  ) {}

  /** Whether a table has been open here since its time was last updated. */
  has(table: string): boolean {
    return this.isOpen(table) && this.timers.has(table);
  }

  /** Go on from an update; time may be up after `wait` milliseconds, null: nobody's time runs. */
  follow(table: string, wait: number | null): void {
    clearTimeout(this.timers.get(table));
    this.timers.delete(table);
    if (!this.isOpen(table)) return;
    this.timers.set(table, wait === null ? undefined : this.later(table, Math.min(wait, TICK)));
  }

  private later(table: string, wait: number): ReturnType<typeof setTimeout> {
    const due = Date.now() + wait;
    return setTimeout(() => this.isOpen(table) && this.look(table, Date.now() > due + SLEPT), wait);
  }
}
