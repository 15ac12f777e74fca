// What an event changes on the table, for showing one step after the other. It copies what the event says and knows no rule;
// after the last step the server's own view takes over.
import type { CarcassonneEvent } from "../../events";
import type { Figure, FigureKind, Laid, Supply, View } from "../../types";

type Change<K extends CarcassonneEvent["kind"]> = (view: View, event: Extract<CarcassonneEvent, { kind: K }>) => void;

function tileAt(view: View, at: string): Laid | undefined {
  return view.board.find((laid) => laid.at === at);
}

function stock(supply: Supply | undefined, kind: FigureKind, count: number): void {
  if (supply) supply[kind] = (supply[kind] ?? 0) + count;
}

function figureAt(view: View, at: string, on: string, seat: number): Figure | undefined {
  return tileAt(view, at)?.followers.find((figure) => figure.on === on && figure.seat === seat);
}

/** A figure goes home. */
function leave(view: View, at: string, on: string, seat: number): void {
  const laid = tileAt(view, at);
  const place = laid?.followers.findIndex((figure) => figure.on === on && figure.seat === seat) ?? -1;
  if (!laid || place < 0) return;
  const [figure] = laid.followers.splice(place, 1) as [Figure];
  stock(view.supplies[seat], figure.kind, 1);
}

function takeFromStack(view: View, tile: string): void {
  const left = (view.stack[tile] ?? 0) - 1;
  const { [tile]: _gone, ...others } = view.stack;
  view.stack = left > 0 ? { ...view.stack, [tile]: left } : others;
}

function move(view: View, number: number, source: string, to: string, added: number | null): void {
  const target = tileAt(view, to);
  if (target) target.marker = added ?? number;
  const from = tileAt(view, source);
  if (added !== null) view.markers.push({ number: added, at: to });
  else {
    if (from?.marker === number) {
      delete from.marker;
      from.left = view.turn_number;
    }
    for (const marker of view.markers) if (marker.number === number) marker.at = to;
  }
}

/** Where the markers go next, and what that does, is known again when the server tells it. */
function forgetForecast(view: View): void {
  for (const marker of view.markers) delete marker.next;
  Object.assign(view, { forecast: [], ahead: [], reasons: [], zones: [] });
}

const CHANGES: { [K in CarcassonneEvent["kind"]]?: Change<K> } = {
  "start-seat-drawn": (view, event) => void (view.seat = event.seat),
  "turn-began": (view, event) => {
    view.seat = event.seat;
    view.turn_number = event.turn;
    view.tile = null;
  },
  "tile-drawn": (view, event) => {
    view.tile = event.tile;
    view.left = event.left;
    takeFromStack(view, event.tile);
  },
  "tile-discarded": (view, event) => {
    view.tile = null;
    view.discarded.push(event.tile);
  },
  "tile-laid": (view, event) => {
    view.tile = null;
    view.cells = view.cells.filter((cell) => cell.at !== event.at);
    view.board.push({ at: event.at, tile: event.tile, r: event.r, turn: event.turn, followers: [] });
  },
  "marker-placed": (view, event) => {
    const laid = tileAt(view, event.at);
    if (laid) laid.marker = event.number;
    view.markers.push({ number: event.number, at: event.at });
    forgetForecast(view);
  },
  "follower-set": (view, event) => {
    const { seat, figure, on, sick, because } = event;
    tileAt(view, event.at)?.followers.push({ seat, kind: figure, on, sick, because });
    stock(view.supplies[seat], figure, -1);
  },
  "abbot-taken": (view, event) => {
    leave(view, event.at, event.on, event.seat);
    view.scores[event.seat] = (view.scores[event.seat] ?? 0) + event.points;
  },
  "feature-scored": (view, event) => {
    for (const seat of event.winners) view.scores[seat] = (view.scores[seat] ?? 0) + event.points;
    // At the end everybody stays where he is: it can still be seen why a feature counted as it did.
    if (event.final) return;
    for (const figure of event.figures) leave(view, figure.at, figure.on, figure.seat);
    const held = new Set(event.figures.map((figure) => `${figure.at} ${figure.on}`));
    view.features = view.features.filter((feature) => !feature.followers.some(([at, on]) => held.has(`${at} ${on}`)));
  },
  "follower-fell-sick": (view, event) => {
    const figure = figureAt(view, event.at, event.on, event.seat);
    if (figure) Object.assign(figure, { sick: true, because: event.because });
  },
  "follower-recovered": (view, event) => {
    const figure = figureAt(view, event.at, event.on, event.seat);
    if (figure) Object.assign(figure, { sick: false, because: [] });
  },
  "plague-spread": (view, event) => {
    forgetForecast(view);
    for (const { number, source, to, new: added } of event.steps)
      if (to !== null) move(view, number, source, to, added);
  },
  "game-over": (view, event) => {
    view.over = true;
    view.scores = [...event.scores];
  },
};

/** The view as it looks after this event: a new object, the old one stays as it was. What could be answered is gone. */
export function advance(view: View, event: CarcassonneEvent): View {
  const { lays: _lays, followers: _followers, ...rest } = view;
  const next: View = structuredClone(rest);
  (CHANGES[event.kind] as Change<typeof event.kind> | undefined)?.(next, event);
  return next;
}
