// What an event changes on the table, for showing one step after the other. It copies what the event says and knows no rule;
// after the last step the server's own view takes over.
import type { CarcassonneEvent, Figure, FigureKind, Laid, View } from "./types";

type Change<K extends CarcassonneEvent["kind"]> = (view: View, event: Extract<CarcassonneEvent, { kind: K }>) => void;

/** The tile at a place, copied into this view so that it can be changed. */
function tileAt(view: View, at: string): Laid | undefined {
  const place = view.board.findIndex((laid) => laid.at === at);
  const laid = view.board[place];
  if (!laid) return undefined;
  const own = { ...laid };
  view.board = replaced(view.board, place, own);
  return own;
}

function replaced<T>(list: readonly T[], place: number, by: T): T[] {
  return list.map((it, i) => (i === place ? by : it));
}

function stock(view: View, seat: number, kind: FigureKind, count: number): void {
  const supply = view.supplies[seat];
  if (!supply) return;
  view.supplies = replaced(view.supplies, seat, { ...supply, [kind]: (supply[kind] ?? 0) + count });
}

function score(view: View, seat: number, points: number): void {
  view.scores = replaced(view.scores, seat, (view.scores[seat] ?? 0) + points);
}

function changeFigure(view: View, figure: Pick<Figure, "on" | "seat"> & { at: string }, by: Partial<Figure>): void {
  const laid = tileAt(view, figure.at);
  if (!laid) return;
  laid.followers = laid.followers.map((it) => (isAt(it, figure) ? { ...it, ...by } : it));
}

/** A figure goes home. */
function leave(view: View, at: string, on: string, seat: number): void {
  const laid = tileAt(view, at);
  const figure = laid?.followers.find((it) => isAt(it, { on, seat }));
  if (!laid || !figure) return;
  laid.followers = laid.followers.filter((it) => it !== figure);
  stock(view, seat, figure.kind, 1);
}

function isAt(figure: Figure, { on, seat }: Pick<Figure, "on" | "seat">): boolean {
  return figure.on === on && figure.seat === seat;
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
  if (added !== null) view.markers = [...view.markers, { number: added, at: to }];
  else {
    if (from?.marker === number) {
      delete from.marker;
      from.left = view.turn_number;
    }
    view.markers = view.markers.map((marker) => (marker.number === number ? { ...marker, at: to } : marker));
  }
}

/** Where the markers go next, and what that does, is known again when the server tells it. */
function forgetForecast(view: View): void {
  const markers = view.markers.map(({ number, at }) => ({ number, at }));
  Object.assign(view, { markers, forecast: [], ahead: [], reasons: [], zones: [] });
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
    view.discarded = [...view.discarded, event.tile];
  },
  "tile-laid": (view, event) => {
    view.tile = null;
    view.cells = view.cells.filter((cell) => cell.at !== event.at);
    view.board = [...view.board, { at: event.at, tile: event.tile, r: event.r, turn: event.turn, followers: [] }];
  },
  "marker-placed": (view, event) => {
    const laid = tileAt(view, event.at);
    if (laid) laid.marker = event.number;
    view.markers = [...view.markers, { number: event.number, at: event.at }];
    forgetForecast(view);
  },
  "follower-set": (view, event) => {
    const { seat, figure, on, sick, because } = event;
    const laid = tileAt(view, event.at);
    if (laid) laid.followers = [...laid.followers, { seat, kind: figure, on, sick, because }];
    stock(view, seat, figure, -1);
  },
  "abbot-taken": (view, event) => {
    leave(view, event.at, event.on, event.seat);
    score(view, event.seat, event.points);
  },
  "feature-scored": (view, event) => {
    for (const seat of event.winners) score(view, seat, event.points);
    // At the end all figures stay where they are: it can still be seen why a feature counted as it did.
    if (event.final) return;
    for (const figure of event.figures) leave(view, figure.at, figure.on, figure.seat);
    const held = new Set(event.figures.map((figure) => `${figure.at} ${figure.on}`));
    view.features = view.features.filter((feature) => !feature.followers.some(([at, on]) => held.has(`${at} ${on}`)));
  },
  "follower-fell-sick": (view, event) => changeFigure(view, event, { sick: true, because: event.because }),
  "follower-recovered": (view, event) => changeFigure(view, event, { sick: false, because: [] }),
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

/**
 * The view as it looks after this event: what the event changes is new, all else is the same as before. The old view stays as it was.
 * What could be answered is gone.
 */
export function advance(view: View, event: CarcassonneEvent): View {
  const { lays: _lays, misfits: _misfits, followers: _followers, refused: _refused, ...rest } = view;
  const next: View = { ...rest };
  (CHANGES[event.kind] as Change<typeof event.kind> | undefined)?.(next, event);
  return next;
}
