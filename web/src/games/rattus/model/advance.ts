// What an event changes on the table, for showing one step after the other. It copies what the event says and knows no rule;
// after the last step the server's own view takes over.
import { share } from "../../../lib/board/share";
import { cubeAt, place } from "./answers";
import { cubesOn } from "./pieces";
import type { RattusEvent, Region, Token, View } from "./types";

type Change<K extends RattusEvent["kind"]> = (view: View, event: Extract<RattusEvent, { kind: K }>) => void;

function region(view: View, id: string): Region {
  return (view.regions[id] ??= { cubes: view.palace.map(() => 0), tokens: [], potions: {} });
}

function put(cubes: number[], seat: number, count: number): void {
  cubes[seat] = Math.max(0, (cubes[seat] ?? 0) + count);
}

function tokenAt(view: View, token: string): Token | undefined {
  const at = place(token);
  return at ? region(view, at.region).tokens[at.slot - 1] : undefined;
}

function pull(view: View, token: string): Token {
  const at = place(token);
  const taken = at ? region(view, at.region).tokens.splice(at.slot - 1, 1)[0] : undefined;
  return taken ?? { origin: "setup", seen: [] };
}

function add(view: View, seat: number, id: string, count: number): void {
  put(region(view, id).cubes, seat, count);
  put(view.stock, seat, -count);
}

/** The potions of a seat's cubes in a region, those of each cube that carries any. */
function flasks(view: View, id: string, seat: number): number[] {
  const { potions } = region(view, id);
  const own = potions[seat] ?? [];
  potions[seat] = own;
  return own;
}

function carry(view: View, id: string, seat: number, potions: number): void {
  if (potions > 0) flasks(view, id, seat).push(potions);
  flasks(view, id, seat).sort((a, b) => b - a);
}

function giveBack(view: View, potions: number): void {
  if (view.potions_left !== null) view.potions_left += potions;
}

/** Take the potions of one cube away; true if there was such a cube. */
function unload(view: View, id: string, seat: number, potions: number): boolean {
  const carried = flasks(view, id, seat);
  const at = carried.indexOf(potions);
  if (at >= 0) carried.splice(at, 1);
  return at >= 0;
}

/** A cube leaves a region. Where all that were left carried potions, it loses the fewest. */
function leave(view: View, id: string, seat: number): void {
  put(region(view, id).cubes, seat, -1);
  const lost = flasks(view, id, seat).splice(region(view, id).cubes[seat] ?? 0);
  giveBack(
    view,
    lost.reduce((sum, potions) => sum + potions, 0),
  );
}

/** So many potions go along with moved cubes: those of the fullest that make up the number. */
function bring(view: View, seat: number, from: string, to: string, potions: number): void {
  let left = potions;
  for (const carried of [...flasks(view, from, seat)].sort((a, b) => b - a)) {
    if (carried > left) continue;
    unload(view, from, seat, carried);
    carry(view, to, seat, carried);
    left -= carried;
  }
}

function move(view: View, cube: string, to: string): void {
  const at = cubeAt(cube);
  if (!at) return;
  put(region(view, at.region).cubes, at.seat, -1);
  put(region(view, to).cubes, at.seat, 1);
  if (unload(view, at.region, at.seat, at.potions)) carry(view, to, at.seat, at.potions);
}

/** A piece comes onto the board, or leaves `source` and keeps its number. */
function settle(pieces: string[], source: string | null, to: string): void {
  const at = source === null ? -1 : pieces.indexOf(source);
  if (at < 0) pieces.push(to);
  else pieces[at] = to;
}

function uncover(view: View, token: Token, face: string): void {
  if (token.face === face || (token.origin === "drawn" && view.used.includes(face))) return;
  const left = (view.hidden[face] ?? 0) - 1;
  const { [face]: _gone, ...others } = view.hidden;
  view.hidden = left > 0 ? { ...view.hidden, [face]: left } : others;
}

function show(view: View, token: Token, face: string): void {
  uncover(view, token, face);
  token.face = face;
}

export function cover(view: View, token: Token): void {
  if (token.face) view.hidden[token.face] = (view.hidden[token.face] ?? 0) + 1;
  delete token.face;
}

function discard(view: View, token: string, face: string): void {
  const rat = pull(view, token);
  // One that was drawn from the used ones is still listed among them (V5)
  if (rat.origin === "drawn" && view.used.includes(face)) return;
  uncover(view, rat, face);
  view.used = [...view.used, face];
}

function swap(view: View, one: string, two: string): void {
  const a = place(one);
  const b = place(two);
  if (!a || !b) return;
  const first = region(view, a.region).tokens;
  const second = region(view, b.region).tokens;
  const own = first[a.slot - 1];
  const other = second[b.slot - 1];
  if (own && other) [first[a.slot - 1], second[b.slot - 1]] = [other, own];
}

const CHANGES: { [K in RattusEvent["kind"]]?: Change<K> } = {
  "plague-started": (view, event) => void (view.plague = event.region),
  "card-chosen": (view, event) => void (view.cards[event.card] = null),
  "start-seat-drawn": (view, event) => void (view.seat = view.start_seat = event.seat),
  settled: (view, event) => {
    view.seat = event.seat;
    add(view, event.seat, event.region, event.count);
  },
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
    bring(view, event.seat, event.region, event.to, event.potions);
    put(region(view, event.region).cubes, event.seat, -event.count);
    put(region(view, event.to).cubes, event.seat, event.count);
  },
  "cubes-swapped": (view, event) => {
    const [one, two] = [cubeAt(event.cube)?.region, cubeAt(event.other)?.region];
    if (one) move(view, event.other, one);
    if (two) move(view, event.cube, two);
  },
  "cube-saved": (view, event) => {
    leave(view, event.region, event.seat);
    put(view.palace, event.seat, 1);
  },
  "cube-on-card": (view, event) => {
    put(cubesOn(view, event.card), event.seat, 1);
    put(view.stock, event.seat, -1);
  },
  "card-emptied": (view, event) => {
    cubesOn(view, event.card).fill(0);
    event.cubes.forEach((count, seat) => put(region(view, event.region).cubes, seat, count));
  },
  "wall-placed": (view, event) => settle(view.walls, event.source, event.link),
  "nun-placed": (view, event) => settle(view.nuns, event.source, event.region),
  "bishop-placed": (view, event) => settle(view.bishops, event.source, event.region),
  "potion-placed": (view, event) => {
    const at = cubeAt(event.cube);
    if (!at) return;
    unload(view, at.region, at.seat, at.potions - 1);
    carry(view, at.region, at.seat, at.potions);
    view.potions_left = event.left;
  },
  "potion-lost": (view, event) => {
    unload(view, event.region, event.seat, event.left + 1);
    carry(view, event.region, event.seat, event.left);
    giveBack(view, 1);
  },
  "rat-seen": (view, event) => {
    const token = tokenAt(view, event.token);
    if (!token) return;
    token.seen = [...new Set([...token.seen, event.seat])].sort();
    if (event.face !== null) show(view, token, event.face);
  },
  "rats-swapped": (view, event) => {
    if (event.swapped) swap(view, event.token, event.other);
    // By the printed rules it has to be remembered (V6)
    for (const rat of view.options.rules === "online" ? [] : [event.token, event.other]) {
      const token = tokenAt(view, rat);
      if (token) cover(view, token);
    }
  },
  "plague-moved": (view, event) => void (view.plague = event.to),
  "rat-added": (view, event) => {
    region(view, event.region).tokens.push({ origin: event.drawn ? "drawn" : "supply", seen: [] });
    view.supply = event.left;
    if (view.until_end) view.until_end.rats = event.left;
  },
  "rats-opened": (view, event) => {
    const blank = { population: 0, neutral: 0, nuns: 0, lost: [], final: false };
    view.ravage = { ...(view.ravage ?? blank), region: event.region, ordered: event.opened };
  },
  "rat-opened": (view, event) => {
    const token = tokenAt(view, event.token);
    if (token) show(view, token, event.face);
  },
  "rat-discarded": (view, event) => discard(view, event.token, event.face),
  "rat-revealed": (view, event) => discard(view, event.token, event.face),
  "cube-lost": (view, event) => {
    leave(view, event.region, event.seat);
    put(view.stock, event.seat, 1);
  },
  "end-triggered": (view, event) => {
    view.last_seat = event.seat;
    view.until_end = null;
  },
  "final-ravage-began": (view) => void (view.round = "ravage"),
  "game-over": (view, event) => {
    view.round = "over";
    view.scores = event.scores;
  },
};

/** The view as it looks after this event: what the event changes is new, all else is the same as before. The old view stays as it was. */
export function advance(view: View, event: RattusEvent): View {
  const next = structuredClone(view);
  (CHANGES[event.kind] as Change<typeof event.kind> | undefined)?.(next, event);
  return share(view, next);
}
