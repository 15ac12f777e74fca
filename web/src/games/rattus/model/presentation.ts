// How Rattus is shown: what is shown beside the view, how long events take, what is covered when the screen is handed over.
import { advance, cover } from "./advance";
import { parse, regionsOf } from "./answers";
import { pace, recentLosses, tell, touches, type Autopsy, type RavageLosses } from "./autopsy";
import { isOpen } from "./pieces";
import type { RattusEvent, View } from "./types";

export interface Scene {
  autopsy: Autopsy | null;
  losses: RavageLosses[];
  /** Places the last event was about, to be pointed at. */
  lit: string[];
}

const BLANK: Scene = { autopsy: null, losses: [], lit: [] };

const PLACES = new Set(["region", "to", "token", "other", "cube", "link", "source"]);

function placesOf(event: RattusEvent): string[] {
  const names = Object.entries(event).filter(([key]) => PLACES.has(key));
  return names.flatMap(([, value]) => (typeof value === "string" ? regionsOf(parse(value)) : []));
}

function advanceScene(now: Scene, event: RattusEvent): Scene {
  return {
    autopsy: tell(now.autopsy, event),
    losses: recentLosses(now.losses, event),
    lit: placesOf(event),
  };
}

/** The view without the faces that only its viewer knows: they count as hidden again. */
export function covered(view: View): View {
  const next = structuredClone(view);
  for (const [id, region] of Object.entries(next.regions)) {
    for (const token of region.tokens) if (!isOpen(next, id, token)) cover(next, token);
  }
  return next;
}

export function hasSecrets(view: View, seat: number): boolean {
  return Object.entries(view.regions).some(([id, region]) =>
    region.tokens.some((token) => token.seen.includes(seat) && !isOpen(view, id, token)),
  );
}

/** Whose turn begins with an event; the last ravage is nobody's. */
function turn(event: RattusEvent): number | null | undefined {
  if (event.kind === "turn-began" || event.kind === "settled") return event.seat;
  return event.kind === "final-ravage-began" || event.kind === "game-over" ? null : undefined;
}

export const model = {
  ...{ blank: BLANK, advanceScene, advance, pace, covered, hasSecrets, turn },
  touches: (event: RattusEvent, mine: readonly number[], { autopsy }: Scene): boolean => touches(event, mine, autopsy),
};
