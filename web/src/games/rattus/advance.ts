// What an event changes on the table, for showing one step after the other. It copies what the event says and knows no rule;
// after the last step the server's own view takes over.
import { place } from "./answers";
import type { RattusEvent } from "./events";
import type { Region, Token, View } from "./types";

type Change<K extends RattusEvent["kind"]> = (view: View, event: Extract<RattusEvent, { kind: K }>) => void;

function region(view: View, id: string): Region {
  return (view.regions[id] ??= { cubes: view.palace.map(() => 0), tokens: [] });
}

function put(cubes: number[], seat: number, count: number): void {
  cubes[seat] = Math.max(0, (cubes[seat] ?? 0) + count);
}

function pull(view: View, token: string): Token {
  const at = place(token);
  const taken = at ? region(view, at.region).tokens.splice(at.slot - 1, 1)[0] : undefined;
  return taken ?? { origin: "setup" };
}

function add(view: View, seat: number, id: string, count: number): void {
  put(region(view, id).cubes, seat, count);
  put(view.stock, seat, -count);
}

function swap(view: View, one: string, two: string): void {
  const a = place(one);
  const b = place(two);
  if (!a || !b) return;
  const first = region(view, a.region).tokens;
  const second = region(view, b.region).tokens;
  const kept = first[a.slot - 1];
  const other = second[b.slot - 1];
  if (kept && other) [first[a.slot - 1], second[b.slot - 1]] = [other, kept];
}

const CHANGES: { [K in RattusEvent["kind"]]?: Change<K> } = {
  "plague-started": (view, event) => void (view.plague = event.region),
  "start-seat-drawn": (view, event) => void (view.seat = event.seat),
  settled: (view, event) => add(view, event.seat, event.region, event.count),
  "turn-began": (view, event) => {
    view.seat = event.seat;
    view.round = event.final ? "final" : "regular";
    view.turn = { taken: false, added: false, used: [] };
  },
  "card-taken": (view, event) => void (view.cards[event.card] = event.seat),
  "cubes-added": (view, event) => add(view, event.seat, event.region, event.count),
  "rat-moved": (view, event) => {
    const token = pull(view, event.token);
    const to = place(event.to);
    if (to) region(view, to.region).tokens.splice(to.slot - 1, 0, token);
  },
  "cubes-moved": (view, event) => {
    put(region(view, event.region).cubes, event.seat, -event.count);
    put(region(view, event.to).cubes, event.seat, event.count);
  },
  "cube-saved": (view, event) => {
    put(region(view, event.region).cubes, event.seat, -1);
    put(view.palace, event.seat, 1);
  },
  "rats-swapped": (view, event) => void (event.swapped && swap(view, event.token, event.other)),
  "plague-moved": (view, event) => void (view.plague = event.to),
  "rat-added": (view, event) => {
    region(view, event.region).tokens.push({ origin: "supply" });
    view.supply = event.left;
  },
  "rat-revealed": (view, event) => {
    pull(view, event.token);
    view.used = [...view.used, event.face];
    const left = (view.hidden[event.face] ?? 0) - 1;
    if (left > 0) view.hidden[event.face] = left;
    else delete view.hidden[event.face];
  },
  "cube-lost": (view, event) => {
    put(region(view, event.region).cubes, event.seat, -1);
    put(view.stock, event.seat, 1);
  },
  "final-ravage-began": (view) => void (view.round = "ravage"),
  "game-over": (view, event) => {
    view.round = "over";
    view.scores = event.scores;
  },
};

/** The view as it looks after this event: a new object, the old one stays as it was. */
export function advance(view: View, event: RattusEvent): View {
  const next = structuredClone(view);
  (CHANGES[event.kind] as Change<typeof event.kind> | undefined)?.(next, event as never);
  return next;
}
