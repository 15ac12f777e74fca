// What a game brings along to be shown at a table.
import type { Conduct, Seat } from "../../api/types";
import type { TurnOf } from "./moments";

export interface AnyView {
  viewer: number | null;
  actor: number | "chance" | null;
  question: string | null;
}

/** The places of a view, once its game is over, and the seats in their order. */
interface Standings {
  places?: readonly number[] | null;
  ranking?: readonly number[] | null;
}

export interface Ended extends Standings {
  scores: readonly number[];
}

/**
 * The view that the server sent, to be read as the view of the table's game. Its places are those that count: who has left a game is
 * last, whatever a bot made of their seat.
 */
export function viewOf(sent: { view: object; conduct?: Pick<Conduct, "places"> | null | undefined }): object {
  const view: Standings = sent.view;
  const places = sent.conduct?.places;
  if (!places || !view.places || !view.ranking) return view;
  return { ...view, places, ranking: [...view.ranking].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0)) };
}

/** What a game brings along to be shown. `Scene` is whatever it shows beside the view, such as a ravage in progress. */
export interface Presentation<View extends AnyView, Event, Scene> {
  blank: Scene;
  advanceScene(scene: Scene, event: Event): Scene;
  advance(view: View, event: Event): View;
  /** Milliseconds for which an event is shown; `own`: the viewer did it, `mine`: the viewer's seats. */
  pace(event: Event, own: boolean, mine: readonly number[]): number;
  /** Whether an event that is shown matters to the seats `mine`. What does not is shown faster; without this, everything matters. */
  touches?(event: Event, mine: readonly number[], scene: Scene): boolean;
  sentence(event: Event, seats: readonly Seat[]): string;
  /** The view without what only its viewer may know. */
  covered(view: View): View;
  /** Whether this seat knows something secret. */
  hasSecrets(view: View, seat: number): boolean;
  /** What events say may be secret: it is shown behind the curtain only. */
  discreet?: boolean;
  /** Whose turn begins with an event. */
  turn?: TurnOf<Event>;
  /** What events came to, in short sentences: what concerns the seats `mine` first. */
  digest?(events: readonly Event[], seats: readonly Seat[], mine: readonly number[]): string[];
}
