// How long events are shown: the file `display_times.json` of a game, by which the server lets clocks stand still meanwhile.

/** Milliseconds by kind of event: shown to everybody, only to those who didn't do it, and to them any other kind. */
interface DisplayTimes {
  always: Readonly<Record<string, number>>;
  others: Readonly<Record<string, number>>;
  usual: number;
}

/** For how many milliseconds an event is shown at normal speed; `own`: the viewer did it. */
export function displayTime({ always, others, usual }: DisplayTimes, kind: string, own: boolean): number {
  return always[kind] ?? (own ? 0 : (others[kind] ?? usual));
}
