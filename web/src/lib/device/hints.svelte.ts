// Which hints are wanted on this device: those that were put away never come again, unless all of them are asked for anew.
import { readStorage, writeStorage } from "./storage";

const KEY = "ratskeller-hints";
/** Kept instead of a list where no hints are wanted at all. */
const NONE = "none";

export class Hints {
  #stored = $state.raw<unknown>(readStorage(KEY));

  isWanted(game: string, id: string): boolean {
    return this.on && !this.#away.includes(name(game, id));
  }

  dismiss(game: string, id: string): void {
    if (this.on) this.#keep([...this.#away, name(game, id)]);
  }

  /** Are any hints wanted? Who wants them again gets all of them again. */
  get on(): boolean {
    return this.#stored !== NONE;
  }
  set on(wanted: boolean) {
    if (wanted !== this.on) this.#keep(wanted ? [] : NONE);
  }

  get #away(): readonly unknown[] {
    return Array.isArray(this.#stored) ? (this.#stored as unknown[]) : [];
  }

  #keep(value: unknown): void {
    this.#stored = value;
    writeStorage(KEY, value);
  }
}

function name(game: string, id: string): string {
  return `${game}-${id}`;
}

export const hints = new Hints();
