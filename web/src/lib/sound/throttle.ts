// When to be silent: sounds never become noise, however much happens at once.
import { KINDS, type Kind } from "./kinds";

/** Seconds between two sounds, and between two of one kind. */
const APART = 0.09;
const AGAIN = 0.3;
/** So many sounds within so many seconds, and only weighty ones are heard on. */
const MANY = 10;
const WHILE = 8;
const WEIGHTY = 3;
/** So many things at once are a story that is skipped: one sound stands for all. */
const SKIPPED = 4;
/** Seconds between the sounds of things that are shown at once. */
export const ROW = 0.16;

/** Of what is shown at once, what is heard, in its order: each kind once, and one for all where it is much. */
export function chosen(kinds: readonly Kind[]): Kind[] {
  const once = [...new Set(kinds)];
  if (kinds.length <= SKIPPED) return once.sort((one, other) => kinds.indexOf(one) - kinds.indexOf(other)).slice(-3);
  const most = Math.max(...once.map((kind) => KINDS[kind]));
  return once.filter((kind) => KINDS[kind] === most).slice(-1);
}

/** Says of each sound whether it may be heard; `now` in seconds. */
export class SoundThrottle {
  private heard: { kind: Kind; at: number }[] = [];

  allows(kind: Kind, now: number): boolean {
    this.heard = this.heard.filter(({ at }) => now - at < WHILE);
    const weight = KINDS[kind];
    const tooSoon = this.heard.some(
      (it) => now - it.at < (it.kind === kind ? AGAIN : APART) && KINDS[it.kind] >= weight,
    );
    if (tooSoon || (this.heard.length >= MANY && weight < WEIGHTY)) return false;
    this.heard.push({ kind, at: now });
    return true;
  }
}
