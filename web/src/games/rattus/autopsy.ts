// The ravage as it is told: one card for each rat that is turned over, with the reason for every cube that is lost.
import type { EventOf, RattusEvent } from "./events";

export interface Reveal {
  event: EventOf<"rat-revealed">;
  lines: (EventOf<"cube-lost"> | EventOf<"spared">)[];
}

export interface Autopsy {
  region: string;
  final: boolean;
  rats: number;
  /** Cubes by seat as the ravage began, and now. */
  before: number[];
  cubes: number[];
  reveals: Reveal[];
  /** What it cost by seat, once it is over. */
  lost: number[] | null;
}

function begin(event: EventOf<"ravage-began">): Autopsy {
  const { region, final, rats, cubes } = event;
  return { region, final, rats, before: cubes, cubes, reveals: [], lost: null };
}

function withLine(autopsy: Autopsy, event: EventOf<"cube-lost"> | EventOf<"spared">): Autopsy {
  const last = autopsy.reveals.at(-1);
  if (!last) return autopsy;
  const reveals = [...autopsy.reveals.slice(0, -1), { ...last, lines: [...last.lines, event] }];
  if (event.kind === "spared") return { ...autopsy, reveals };
  return { ...autopsy, reveals, cubes: autopsy.cubes.map((count, seat) => count - Number(seat === event.seat)) };
}

/** The tale after one more event; null while nothing is ravaged. A ravage that is over stays until something else happens. */
export function tell(autopsy: Autopsy | null, event: RattusEvent): Autopsy | null {
  if (event.kind === "ravage-began") return begin(event);
  if (!autopsy || autopsy.lost) return null;
  if (event.kind === "rat-revealed") return { ...autopsy, reveals: [...autopsy.reveals, { event, lines: [] }] };
  if (event.kind === "cube-lost" || event.kind === "spared") return withLine(autopsy, event);
  if (event.kind === "ravage-ended") return { ...autopsy, lost: event.lost };
  return autopsy;
}

export interface Toll {
  region: string;
  lost: number[];
  /** Turns that have begun since: the chip goes with the second. */
  turns: number;
}

/** What the last ravages cost, kept until the turn after the next begins. */
export function tolls(kept: readonly Toll[], event: RattusEvent): Toll[] {
  if (event.kind === "ravage-ended") {
    const now = kept.filter((toll) => toll.turns === 0);
    return [...now, { region: event.region, lost: event.lost, turns: 0 }];
  }
  if (event.kind !== "turn-began") return [...kept];
  return kept.map((toll) => ({ ...toll, turns: toll.turns + 1 })).filter((toll) => toll.turns < 2);
}

/** How long an event is shown at normal speed, in milliseconds. What the viewer does himself needs no showing. */
export function pace(event: RattusEvent, own: boolean): number {
  switch (event.kind) {
    case "rat-revealed":
      return 1300;
    case "cube-lost":
    case "spared":
      return 700;
    case "ravage-began":
      return event.final ? 500 : 700;
    case "ravage-ended":
      return event.lost.some((count) => count > 0) ? 1300 : 800;
    case "region-spared":
    case "rat-added":
      return own ? 0 : 300;
    case "turn-began":
    case "game-over":
      return 0;
    default:
      return own ? 0 : 400;
  }
}
