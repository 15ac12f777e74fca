// What texts depend on, so that they are drawn again when other words are at hand.

let version = $state(0);

/** What calls this is done again when the words change. Returns how often they have changed. */
export function depend(): number {
  return version;
}

/** Other words are at hand now: another language, or another game. */
export function changed(): void {
  version += 1;
}
