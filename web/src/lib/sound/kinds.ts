// What can be heard: kinds of sounds, what each weighs against others, and the groups in which they are switched.

/** A kind of sound and its weight: of several at once the weightier are heard. */
export const KINDS = {
  refused: 3,
  turn: 3,
  little: 3,
  won: 3,
  over: 3,
  toll: 3,
  lost: 2,
  points: 2,
  plague: 2,
  sick: 2,
  turned: 2,
  spared: 1,
  well: 1,
  tile: 1,
  card: 1,
  cube: 1,
  set: 1,
  home: 1,
  rats: 1,
  note: 1,
  talk: 1,
} as const;
export type Kind = keyof typeof KINDS;
export const ALL = Object.keys(KINDS) as Kind[];

/** What is switched together; each group is shown by its first sound. */
export const GROUPS = {
  turn: ["turn", "little", "refused"],
  moves: ["cube", "card", "tile", "set", "home", "rats", "note"],
  plague: ["plague", "turned", "lost", "spared", "sick", "well"],
  points: ["points", "toll", "won", "over"],
  talk: ["talk"],
} as const satisfies Record<string, readonly Kind[]>;
export type Group = keyof typeof GROUPS;
export const GROUP_NAMES = Object.keys(GROUPS) as Group[];

export function groupOf(kind: Kind): Group {
  return GROUP_NAMES.find((name) => (GROUPS[name] as readonly Kind[]).includes(kind)) ?? "moves";
}

/** What a game tells of its events: the sound of one, null for none, and the seats that it is about; none: everybody. */
export interface Hearing<Event> {
  soundOf(event: Event, mine: readonly number[]): Kind | null;
  about(event: Event): readonly number[];
}
