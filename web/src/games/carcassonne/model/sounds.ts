// How the events of Carcassonne sound, and whom they concern. What is null is silent.
import type { Hearing, Kind } from "../../../lib/sound/kinds";
import type { CarcassonneEvent } from "./types";

export const SOUNDS: Record<CarcassonneEvent["kind"], Kind | null> = {
  "start-seat-drawn": "note",
  "turn-began": null,
  "tile-drawn": "card",
  "tile-discarded": "card",
  "tile-laid": "tile",
  "marker-placed": "plague",
  "follower-set": "set",
  "abbot-taken": "home",
  "feature-scored": "points",
  "follower-fell-sick": "sick",
  "follower-recovered": "well",
  "plague-spread": "plague",
  "final-scoring-began": "toll",
  "game-over": "over",
};

function soundOf(event: CarcassonneEvent, mine: readonly number[]): Kind | null {
  if (event.kind === "feature-scored") return scored(event);
  if (event.kind === "game-over" && hasWon(event, mine)) return "won";
  return SOUNDS[event.kind];
}

/** The final scoring has a walk of its own; where the plague has taken the points, nobody hears coins. */
function scored({ final, winners }: Extract<CarcassonneEvent, { kind: "feature-scored" }>): Kind | null {
  if (final) return null;
  return winners.length > 0 ? "points" : "home";
}

/** Equal points share the victory (BAS10). */
function hasWon({ scores }: Extract<CarcassonneEvent, { kind: "game-over" }>, mine: readonly number[]): boolean {
  const most = Math.max(...scores);
  return mine.some((seat) => scores[seat] === most);
}

function about(event: CarcassonneEvent): readonly number[] {
  if (event.kind === "feature-scored") return [...event.winners, ...event.figures.map(({ seat }) => seat)];
  return "seat" in event ? [event.seat] : [];
}

export const hearing: Hearing<CarcassonneEvent> = { soundOf, about };
