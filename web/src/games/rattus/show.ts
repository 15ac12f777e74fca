// How Rattus is shown by a table: what its events change, how long they take, what is covered when the screen is handed over.
import type { Seat } from "../../lib/api/types";
import type { Show } from "../../lib/table/table.svelte";
import { advance } from "./advance";
import { pace, tell, tolls, type Autopsy, type Toll } from "./autopsy";
import type { RattusEvent } from "./events";
import { Teller } from "./say";
import type { View } from "./types";

export interface Stage {
  autopsy: Autopsy | null;
  tolls: Toll[];
  /** Places the last event was about, to be pointed at. */
  lit: string[];
}

const BLANK: Stage = { autopsy: null, tolls: [], lit: [] };

function placesOf(event: RattusEvent): string[] {
  const names = Object.entries(event).filter(([key]) => ["region", "to", "token", "other"].includes(key));
  return names.flatMap(([, value]) => (typeof value === "string" ? [value.split(".")[0] as string] : []));
}

export function stage(now: Stage, event: RattusEvent): Stage {
  return {
    autopsy: tell(now.autopsy, event),
    tolls: tolls(now.tolls, event),
    lit: placesOf(event),
  };
}

/** The view without the faces that only its viewer knows: they count as hidden again. */
export function covered(view: View): View {
  const next = structuredClone(view);
  for (const region of Object.values(next.regions)) {
    for (const token of region.tokens) {
      if (token.face) next.hidden[token.face] = (next.hidden[token.face] ?? 0) + 1;
      token.face = null;
    }
  }
  return next;
}

export function hasSecrets(view: View, seat: number): boolean {
  return Object.values(view.regions).some((region) => region.tokens.some((token) => token.seen?.includes(seat)));
}

export const show: Show<View, RattusEvent, Stage> = {
  blank: BLANK,
  stage,
  advance,
  pace,
  sentence: (event: RattusEvent, seats: readonly Seat[]) => new Teller(seats).sentence(event),
  covered,
  hasSecrets,
};
