// What is new made from what was: equal parts stay the very same objects, so that only what has changed is drawn again.

/** `next`, with the objects and arrays of `before` wherever they are equal. Both are plain data, and stay as they are. */
export function share<T>(before: unknown, next: T): T;
export function share(before: unknown, next: unknown): unknown {
  if (Object.is(before, next)) return before;
  if (Array.isArray(before) && Array.isArray(next)) return shareList(before, next);
  if (isRecord(before) && isRecord(next)) return shareRecord(before, next);
  return next;
}

function shareList(before: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const shared = next.map((it, i) => share(before[i], it));
  return before.length === next.length && shared.every((it, i) => it === before[i]) ? before : shared;
}

function shareRecord(before: Record<string, unknown>, next: Record<string, unknown>): Record<string, unknown> {
  const keys = Object.keys(next);
  const shared = Object.fromEntries(keys.map((key) => [key, share(before[key], next[key])]));
  const isSame = Object.keys(before).length === keys.length && keys.every((key) => key in before);
  return isSame && keys.every((key) => shared[key] === before[key]) ? before : shared;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
