// How the events of Rattus sound, and whom they concern. What is null is silent: something else is heard then, or nothing happened.
import type { Hearing, Kind } from "../../../lib/sound/kinds";
import type { Kind as EventKind, RattusEvent } from "./types";

export const SOUNDS: Record<EventKind, Kind | null> = {
  "card-chosen": null,
  "plague-started": "plague",
  "start-seat-drawn": "note",
  settled: "cube",
  "turn-began": null,
  "card-taken": "card",
  "cubes-added": "cube",
  "rat-moved": "rats",
  "cubes-moved": "cube",
  "cube-saved": "home",
  "cubes-swapped": "cube",
  "wall-placed": "set",
  "nun-placed": "set",
  "bishop-placed": "set",
  "cube-on-card": "card",
  "card-emptied": "cube",
  "potion-placed": "note",
  "rat-seen": "card",
  "rats-swapped": "rats",
  "plague-moved": "plague",
  "rat-added": "rats",
  "spread-stopped": null,
  "ravage-began": null,
  "region-spared": "spared",
  "plague-counted": null,
  "rats-opened": null,
  "rat-opened": "turned",
  "rat-revealed": "turned",
  "rat-discarded": null,
  "cube-lost": "lost",
  "potion-lost": "note",
  spared: null,
  "ravage-ended": null,
  "end-triggered": "toll",
  "final-ravage-began": "toll",
  "game-over": "over",
};

function soundOf(event: RattusEvent, mine: readonly number[]): Kind | null {
  if (event.kind === "rat-revealed" && !event.outbreak) return "spared";
  if (event.kind === "game-over" && mine.includes(event.ranking[0] ?? -1)) return "won";
  return SOUNDS[event.kind];
}

function about(event: RattusEvent): readonly number[] {
  if (event.kind === "card-taken" && event.giver !== null) return [event.seat, event.giver];
  return "seat" in event && event.seat !== null ? [event.seat] : [];
}

export const hearing: Hearing<RattusEvent> = { soundOf, about };
