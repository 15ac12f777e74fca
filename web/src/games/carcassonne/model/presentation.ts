// How Carcassonne is shown by a table: what its events change and how long they take. Nothing in it is secret.
import type { Seat } from "../../../../lib/api/types";
import { HELD } from "../../../../lib/board/queue";
import type { Show } from "../../../../lib/table/show";
import type { TableStore } from "../../../../lib/table/table.svelte";
import { advance } from "./advance";
import { digest, turn } from "./digest";
import type { CarcassonneEvent } from "../../events";
import { partOf } from "../../parts";
import { Teller, type Known } from "../words/teller";
import type { View } from "../../types";

export interface Stage {
  /** Parts that the last event was about, to be lit while it is shown. */
  lit: string[];
  /** The place where something was laid or set; null: none. */
  at: string | null;
}

export type CarcassonneTable = TableStore<View, CarcassonneEvent, Stage>;

const BLANK: Stage = { lit: [], at: null };

/** Milliseconds for which the events of others are shown. The final scoring has a walk of its own, for which the table waits. */
const PACES: Partial<Record<CarcassonneEvent["kind"], number>> = {
  "start-seat-drawn": 300,
  "tile-drawn": 400,
  "tile-discarded": 400,
  "tile-laid": 400,
  "marker-placed": 400,
  "follower-set": 350,
  "abbot-taken": 400,
  "feature-scored": 400,
  "plague-spread": 400,
};
/** What happens by itself after one's own answer is shown too; what one did oneself is not. */
const OWN = new Set<CarcassonneEvent["kind"]>(["marker-placed", "feature-scored", "plague-spread", "tile-discarded"]);

export function pace(event: CarcassonneEvent, own: boolean): number {
  if (event.kind === "final-scoring-began") return HELD;
  if (event.kind === "feature-scored" && event.final) return 0;
  return own && !OWN.has(event.kind) ? 0 : (PACES[event.kind] ?? 0);
}

/** The parts of the board that an event is about. */
export function partsAbout(event: CarcassonneEvent): string[] {
  switch (event.kind) {
    case "follower-set":
    case "abbot-taken":
    case "feature-scored":
    case "follower-fell-sick":
    case "follower-recovered":
      return [partOf(event.at, event.on)];
    default:
      return [];
  }
}

/** The places that an event is about. */
export function placesAbout(event: CarcassonneEvent): string[] {
  if (event.kind === "plague-spread") return event.steps.map((step) => step.to ?? step.source);
  return "at" in event ? [event.at] : [];
}

export function stage(_: Stage, event: CarcassonneEvent): Stage {
  return { lit: partsAbout(event), at: "at" in event ? event.at : null };
}

/** The way of showing; `known` tells what is known of the tiles and options of the table by then. */
export function showing(known: () => Omit<Known, "seats">): Show<View, CarcassonneEvent, Stage> {
  return {
    blank: BLANK,
    stage,
    advance,
    pace,
    sentence: (event: CarcassonneEvent, seats: readonly Seat[]) => new Teller({ ...known(), seats }).sentence(event),
    covered: (view) => view,
    hasSecrets: () => false,
    turn,
    digest,
  };
}
