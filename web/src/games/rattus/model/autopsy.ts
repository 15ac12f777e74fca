// The ravage as it is shown: one card for each rat that is revealed, with the reason for every cube that is lost.
import { cubeAt, place } from "./answers";
import type { EventOf, Kind, RattusEvent } from "./types";
import { HELD } from "../../../lib/board/queue";
import times from "../../../../../src/ratskeller/games/rattus/display_times.json";
import { displayTime } from "../../../lib/board/displaytimes";
import { counted } from "./pieces";

/** What follows from a rat: cubes and potions that are lost, symbols that hit nobody, cubes that a card puts there in between. */
export type Line = EventOf<"cube-lost"> | EventOf<"spared"> | EventOf<"potion-lost"> | EventOf<"cubes-added">;

export interface Reveal {
  event: EventOf<"rat-revealed">;
  lines: Line[];
}

/** A rat that lies open and has not counted yet. */
export interface OpenRat {
  slot: number;
  face: string;
}

export interface Autopsy {
  region: string;
  final: boolean;
  rats: number;
  /** Cubes by seat as the ravage began, and now. */
  before: number[];
  cubes: number[];
  reveals: Reveal[];
  /** Rats that were all turned over before the first of them counts. */
  open: OpenRat[];
  /** Open rats that left the game without counting. */
  discarded: string[];
  /** What it cost by seat, once it is over. */
  lost: number[] | null;
}

function begin(event: EventOf<"ravage-began">): Autopsy {
  const { region, final, rats, cubes } = event;
  return { region, final, rats, before: cubes, cubes, reveals: [], open: [], discarded: [], lost: null };
}

/** By how many cubes of its seat a line changes the region. */
function change(line: Line): number {
  if (line.kind === "cubes-added") return line.count;
  return line.kind === "cube-lost" ? -1 : 0;
}

function withLine(autopsy: Autopsy, line: Line): Autopsy {
  const last = autopsy.reveals.at(-1);
  if (!last) return autopsy;
  const reveals = [...autopsy.reveals.slice(0, -1), { ...last, lines: [...last.lines, line] }];
  const cubes = autopsy.cubes.map((count, seat) => count + (seat === line.seat ? change(line) : 0));
  return { ...autopsy, reveals, cubes };
}

/** The open rats when one has left: those behind it have moved up. */
function left(open: readonly OpenRat[], token: string): OpenRat[] {
  const slot = place(token)?.slot ?? 0;
  return open.filter((rat) => rat.slot !== slot).map((rat) => (rat.slot > slot ? { ...rat, slot: rat.slot - 1 } : rat));
}

/** The tale after one more event; null while nothing is ravaged. A ravage that is over stays until something else happens. */
export function tell(autopsy: Autopsy | null, event: RattusEvent): Autopsy | null {
  if (event.kind === "ravage-began") return begin(event);
  if (!autopsy || autopsy.lost) return null;
  switch (event.kind) {
    case "rat-opened":
      return { ...autopsy, open: [...autopsy.open, { slot: place(event.token)?.slot ?? 0, face: event.face }] };
    case "rat-revealed":
      return { ...autopsy, open: left(autopsy.open, event.token), reveals: [...autopsy.reveals, { event, lines: [] }] };
    case "rat-discarded":
      return { ...autopsy, open: left(autopsy.open, event.token), discarded: [...autopsy.discarded, event.face] };
    case "cube-lost":
    case "potion-lost":
    case "spared":
    case "cubes-added":
      return withLine(autopsy, event);
    case "ravage-ended":
      return { ...autopsy, lost: event.lost };
    default:
      return autopsy;
  }
}

/** A ravage that is over, and the numbers of its first and last event in the story. */
export interface PastRavage {
  autopsy: Autopsy;
  from: number;
  to: number;
}

/** All ravages of a story that are over. What has no event is a line of its own and belongs to none. */
export function ravages(events: readonly (RattusEvent | null)[]): PastRavage[] {
  const past: PastRavage[] = [];
  let now: Autopsy | null = null;
  let from = 0;
  events.forEach((event, i) => {
    if (!event) return;
    if (event.kind === "ravage-began") from = i;
    now = tell(now, event);
    if (now && event.kind === "ravage-ended") past.push({ autopsy: now, from, to: i });
  });
  return past;
}

/** Lines with their sentences, equal ones counted: each is said once. */
export function once(
  lines: readonly Line[],
  sentence: (line: Line) => string,
): { line: Line; said: string; count: number }[] {
  const found = new Map<string, { line: Line; said: string; count: number }>();
  for (const line of lines) {
    const said = sentence(line);
    found.set(said, { line, said, count: (found.get(said)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

/** The population as it stands: cubes, and what does not come from cubes as the last rat counted it. */
export function peopled({ cubes, reveals }: Autopsy): number {
  const last = reveals.at(-1)?.event;
  return counted(cubes, last?.nuns ?? 0, last?.neutral);
}

/** The population that the last rat met, before anything was lost by it; null as long as none has been turned over. */
export function met({ reveals }: Autopsy): number | null {
  return reveals.at(-1)?.event.population ?? null;
}

/** How one rat of a ravage is shown: `face` null lies face down. */
export interface RowRat {
  face: string | null;
  state: "counted" | "now" | "waiting" | "discarded";
  outbreak: boolean;
}

/** All rats of a ravage in a row: those that counted, then those that wait or left without counting. */
export function row({ rats, reveals, open, discarded }: Autopsy): RowRat[] {
  const counted = reveals.map(({ event }, i): RowRat => {
    return { face: event.face, state: i === reveals.length - 1 ? "now" : "counted", outbreak: event.outbreak };
  });
  const gone = discarded.map((face): RowRat => ({ face, state: "discarded", outbreak: false }));
  const waiting = [...open].sort((a, b) => a.slot - b.slot).map((rat): RowRat => ({ ...still, face: rat.face }));
  const shown = [...counted, ...gone, ...waiting];
  const hidden = Array.from({ length: Math.max(0, rats - shown.length) }, (): RowRat => still);
  return [...shown, ...hidden];
}

const still: RowRat = { face: null, state: "waiting", outbreak: false };

/** Cubes that events took, by seat and cause: `majority`, `all`, or the card whose class was hit. */
export function lossesIn(events: readonly (RattusEvent | null)[]): Map<string, number>[] {
  const lost: Map<string, number>[] = [];
  for (const event of events) {
    if (event?.kind !== "cube-lost") continue;
    const own = (lost[event.seat] ??= new Map());
    const cause = event.card ?? event.cause;
    own.set(cause, (own.get(cause) ?? 0) + 1);
  }
  return lost;
}

export const linesOf = ({ reveals }: Autopsy): Line[] => reveals.flatMap(({ lines }) => lines);

/** What happened in the ravage that an event ends. */
export function ravageOf(events: readonly (RattusEvent | null)[], end: RattusEvent): (RattusEvent | null)[] {
  const before = events.slice(0, events.lastIndexOf(end));
  return before.slice(before.findLastIndex((event) => event?.kind === "ravage-began"));
}

/** The regions to which the final ravage has come already, those that were spared among them. */
export function visited(events: readonly (RattusEvent | null)[]): Set<string> {
  const began = events.findLastIndex((event) => event?.kind === "final-ravage-began");
  const since = began < 0 ? [] : events.slice(began);
  return new Set(
    since.flatMap((event) => (event?.kind === "ravage-began" || event?.kind === "region-spared" ? [event.region] : [])),
  );
}

export interface RavageLosses {
  region: string;
  lost: number[];
  /** Turns that have begun since: the chip goes with the second. */
  turns: number;
}

/** What the last ravages cost, kept until the turn after the next begins. */
export function recentLosses(before: readonly RavageLosses[], event: RattusEvent): RavageLosses[] {
  if (event.kind === "ravage-ended") {
    const now = before.filter((losses) => losses.turns === 0);
    return [...now, { region: event.region, lost: event.lost, turns: 0 }];
  }
  if (event.kind !== "turn-began") return [...before];
  return before.map((losses) => ({ ...losses, turns: losses.turns + 1 })).filter((losses) => losses.turns < 2);
}

/**
 * How long an event is shown at normal speed, in milliseconds. What the viewer does needs no showing; a ravage that cost the viewer
 * cubes stays until they go on. `mine`: the viewer's seats.
 */
export function pace(event: RattusEvent, own: boolean, mine: readonly number[]): number {
  if (event.kind !== "ravage-ended") return displayTime(times, event.kind, own);
  if (mine.some((seat) => (event.lost[seat] ?? 0) > 0)) return HELD;
  return event.lost.some((count) => count > 0) ? 1300 : 800;
}

/** What matters to everybody: where the plague goes, and that the game ends. */
const FOR_ALL: ReadonlySet<Kind> = new Set(["plague-moved", "end-triggered", "final-ravage-began", "game-over"]);

/**
 * Whether an event matters to the seats `mine`: what happens to something of theirs, a ravage where they have cubes, and the last one,
 * which decides for everybody.
 */
export function touches(event: RattusEvent, mine: readonly number[], autopsy: Autopsy | null): boolean {
  if (autopsy) return autopsy.final || mine.some((seat) => autopsy.before[seat] || autopsy.cubes[seat]);
  const cubes = event.kind === "cubes-swapped" ? [event.cube, event.other] : [];
  const seats = [
    ...cubes.map((cube) => cubeAt(cube)?.seat),
    "seat" in event ? event.seat : null,
    "giver" in event ? event.giver : null,
  ];
  return FOR_ALL.has(event.kind) || seats.some((seat) => typeof seat === "number" && mine.includes(seat));
}

/** How long a ravage that cost the viewer cubes stays where it goes on by itself. */
export const LINGER = times.always["ravage-ended"];
