// A replay holds the view after every answer, each as the change from the one before it (`ratskeller replay FILE --views`).

/** `[value]` replaces a value, `[]` removes it; an object changes parts of an object, or of a list by their indices; null changes nothing. */
export type Change = readonly unknown[] | { readonly [key: string]: Change } | null;

export interface Replay {
  game: string;
  /** The names of the seats; null: unknown. */
  names?: (string | null)[];
  first: unknown;
  changes: Change[];
}

const GONE = Symbol("gone");

/** A value after a change. What has not changed is the same object as before. */
export function changed(old: unknown, by: Change | undefined): unknown {
  if (by === null || by === undefined) return old;
  if (isList(by)) return by.length > 0 ? by[0] : GONE;
  if (isList(old)) {
    const parts: unknown[] = [...old];
    for (const [index, change] of Object.entries(by)) parts[Number(index)] = changed(parts[Number(index)], change);
    return parts.filter((part) => part !== GONE);
  }
  const parts = new Map(Object.entries(old as Record<string, unknown>));
  for (const [key, change] of Object.entries(by)) {
    const part = changed(parts.get(key), change);
    if (part === GONE) parts.delete(key);
    else parts.set(key, part);
  }
  return Object.fromEntries(parts);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** The views of a replay, each made when it is first asked for. */
export class Views {
  private readonly made: unknown[];

  constructor(private readonly replay: Replay) {
    this.made = [replay.first];
  }

  /** The number of answers. */
  get length(): number {
    return this.replay.changes.length;
  }

  /** The view after so many answers; the nearest one where there are not so many. */
  at(answers: number): unknown {
    const wanted = Math.min(Math.max(Math.trunc(answers), 0), this.length);
    for (let i = this.made.length; i <= wanted; i++)
      this.made.push(changed(this.made[i - 1], this.replay.changes[i - 1]));
    return this.made[wanted];
  }
}
