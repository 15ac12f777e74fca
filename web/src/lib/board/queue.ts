// Steps that are shown one after the other, each for a while. Nothing waits for it: it can be hurried or emptied at any time.

/** The wait of a step that stays until somebody goes on. */
export const HELD = Infinity;

/** Stands for the timer of a step that is held; timers are counted from one. */
const NO_TIMER = 0;

export interface Step {
  show: () => void;
  /** How long it stays before the next, in milliseconds at normal speed, asked once it is shown; `HELD`: until it is hurried. */
  readonly wait: number;
  /** It waits for `next` at any speed, and stops who skips what is shown. */
  stays?: boolean;
}

export interface Clock {
  set: (run: () => void, ms: number) => number;
  clear: (id: number) => void;
}

const CLOCK: Clock = { set: (run, ms) => window.setTimeout(run, ms), clear: (id) => window.clearTimeout(id) };

export class Queue {
  private steps: Step[] = [];
  private timer: number | null = null;

  /** `speed` is how many times faster than normal, 0 for no waiting at all; `onChange` hears when playing begins and ends. */
  constructor(
    private readonly speed: () => number,
    private readonly onChange: (playing: boolean) => void = () => {},
    private readonly clock: Clock = CLOCK,
  ) {}

  get playing(): boolean {
    return this.timer !== null;
  }

  add(steps: readonly Step[]): void {
    this.steps.push(...steps);
    if (this.timer === null) this.run();
  }

  /** Don't wait any longer for the step that is shown. */
  next(): void {
    if (this.timer === null) return;
    this.clock.clear(this.timer);
    this.timer = null;
    this.run();
  }

  /** Show what is left at once, up to the next step that stays. */
  skip(): void {
    if (this.timer === null) return;
    this.clock.clear(this.timer);
    this.timer = null;
    this.run(0);
  }

  /** Show everything that is left at once. */
  flush(): void {
    if (this.timer !== null) this.clock.clear(this.timer);
    this.timer = null;
    const left = this.steps;
    this.steps = [];
    for (const step of left) step.show();
    this.onChange(false);
  }

  /** Show the next steps; at speed 0 without a wait. */
  private run(at?: number): void {
    for (let step = this.steps.shift(); step; step = this.steps.shift()) {
      step.show();
      const speed = at ?? this.speed();
      const { wait } = step;
      if (step.stays || (wait > 0 && speed > 0)) {
        this.timer = step.stays || wait === HELD ? NO_TIMER : this.clock.set(() => this.next(), wait / speed);
        this.onChange(true);
        return;
      }
    }
    this.onChange(false);
  }
}
