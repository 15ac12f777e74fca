// What is fetched and held, by name: what was found, what is on its way, and what went wrong. Who asks for something else gives up what was
// asked for before, and so does who leaves the page.
import { untrack } from "svelte";
import { errorMessage } from "./trouble";

interface Asked {
  name: string;
  abort: AbortController;
  done: Promise<boolean>;
}

export class Resource<T> {
  /** Why what was asked for last is not there, in words; null while nothing is wrong. */
  trouble = $state<string | null>(null);
  loading = $state(false);
  private found = $state.raw<ReadonlyMap<string, T>>(new Map());
  private asked: Asked | null = null;

  /** `most`: so many are held; the oldest goes first. */
  constructor(private readonly most = Infinity) {}

  /** What was found under this name; null while it is not known. */
  at(name: string): T | null {
    return this.found.get(name) ?? null;
  }

  /**
   * Fetch what belongs to this name unless it is held or on its way; returns whether it is there then. After a failure it is asked for anew.
   * An effect that calls this depends on nothing that is held.
   */
  fetch(name: string, ask: (signal: AbortSignal) => Promise<T>): Promise<boolean> {
    if (this.asked?.name === name) return this.asked.done;
    this.stop();
    this.trouble = null;
    if (untrack(() => this.found.has(name))) return Promise.resolve(true);
    const abort = new AbortController();
    const done = this.settle(name, ask(abort.signal), abort.signal);
    this.asked = { name, abort, done };
    this.loading = true;
    return done;
  }

  /** Nobody waits for it any more. */
  stop(): void {
    this.asked?.abort.abort();
    this.over();
  }

  private async settle(name: string, asked: Promise<T>, signal: AbortSignal): Promise<boolean> {
    try {
      const value = await asked;
      if (!signal.aborted) this.found = new Map([...this.found, [name, value] as const].slice(-this.most));
    } catch (error) {
      if (!signal.aborted) this.trouble = errorMessage(error);
    }
    if (!signal.aborted) this.over();
    return this.found.has(name);
  }

  private over(): void {
    this.asked = null;
    this.loading = false;
  }
}
