// How long to wait before the next attempt to reconnect.

const FIRST = 500;
const MOST = 15_000;

/** Milliseconds before attempt `attempt` (from 0): doubling, never more than 15 s, spread so that clients don't come back all at once. */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(MOST, FIRST * 2 ** attempt);
  return full / 2 + (full / 2) * random();
}
