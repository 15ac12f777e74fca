// How far the start of Python is, and what could not be loaded.
import type { FromWorker } from "./messages";

export type Said = Exclude<FromWorker, { kind: "answer" | "heard" }>;

/** What can be done about what failed. */
export interface Ways {
  again(): void;
  /** Let bots go on: at random, or by their module, which is tried again. */
  bots(atRandom: boolean): void;
}

export class StartupShown {
  said = $state.raw<Said | null>(null);

  constructor(private readonly ways: Ways) {}

  take(said: Said): void {
    this.said = said.kind === "progress" && said.progress.phase === "ready" ? null : said;
  }

  again(): void {
    this.said = null;
    this.ways.again();
  }

  playOn(atRandom: boolean): void {
    this.said = null;
    this.ways.bots(atRandom);
  }
}
