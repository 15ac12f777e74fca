// How Carcassonne is shown: what an event is about, and how long it takes. Nothing in the game is secret.
import times from "../../../../../src/ratskeller/games/carcassonne/display_times.json";
import { displayTime } from "../../../lib/board/displaytimes";
import { HELD } from "../../../lib/board/queue";
import { advance } from "./advance";
import { partOf } from "./parts";
import type { CarcassonneEvent, View } from "./types";

export interface Scene {
  /** Parts that the last event was about, to be lit while it is shown. */
  lit: string[];
  /** The place where something was laid or set; null: none. */
  at: string | null;
}

const BLANK: Scene = { lit: [], at: null };

/** The final scoring has a walk of its own, for which the table waits. */
export function pace(event: CarcassonneEvent, own: boolean): number {
  if (event.kind === "final-scoring-began") return HELD;
  if (event.kind === "feature-scored" && event.final) return 0;
  return displayTime(times, event.kind, own);
}

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

export function placesAbout(event: CarcassonneEvent): string[] {
  if (event.kind === "plague-spread") return event.steps.map((step) => step.to ?? step.source);
  return "at" in event ? [event.at] : [];
}

export function advanceScene(_: Scene, event: CarcassonneEvent): Scene {
  return { lit: partsAbout(event), at: "at" in event ? event.at : null };
}

/** Whose turn begins with an event; the last scoring is nobody's. */
function turn(event: CarcassonneEvent): number | null | undefined {
  if (event.kind === "turn-began") return event.seat;
  return event.kind === "final-scoring-began" || event.kind === "game-over" ? null : undefined;
}

export const model = {
  ...{ blank: BLANK, advanceScene, advance, pace, turn },
  covered: (view: View): View => view,
  hasSecrets: (): boolean => false,
};
