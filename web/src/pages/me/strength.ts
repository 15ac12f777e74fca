// How hard a password is to guess, roughly: for how many bits its characters stand, repeated ones less than new ones.

/** Bits up to which a password is weak, fair, good; beyond it is strong. */
const LIMITS = [50, 65, 85] as const;
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^a-zA-Z0-9]/, 33],
];
/** What a character counts that has come before. */
const REPEATED = 0.5;

/** 0 (weak) to 3 (strong). */
export function strength(password: string): number {
  const signs = Array.from(password);
  const pool = KINDS.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const distinct = new Set(signs).size;
  const counted = distinct + REPEATED * (signs.length - distinct);
  const bits = pool === 0 ? 0 : counted * Math.log2(pool);
  return LIMITS.filter((limit) => bits > limit).length;
}
