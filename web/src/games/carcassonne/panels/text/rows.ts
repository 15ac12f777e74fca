// The rows of the text board's tables: what stands in them, and in which order.
import { lyingOf, NONE } from "../../model/answers";
import { byPlace, kindOf, partOf } from "../../model/parts";
import type { Tiles } from "../../model/tiles";
import { seen, type Seen } from "../../play/look";
import type { Feature, FeatureKind, Lay, Setting, View } from "../../model/types";
import { joins } from "../../play/joins";

/** A way to lay the tile, with what speaks for it. */
export interface LayRow {
  text: string;
  at: string;
  r: number;
  /** The most that it can bring at once, with a follower, and that less what it brings others. */
  most: number;
  gain: number;
  /** Features of one's own that it goes on with. */
  own: number;
  /** The most that a figure would stand on. */
  worth: number;
}

const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);

/** The ways to lay the tile, the most useful first: points at once, features of one's own, the worth of what can be claimed. */
export function layRows(view: View, lays: Record<string, Lay>, tiles: Tiles): LayRow[] {
  const board = byPlace(view.board);
  const me = view.viewer ?? -1;
  const rows = Object.entries(lays).map(([text, lay]) => {
    const { at, r } = lyingOf(text);
    const settings: Setting[] = Object.values(lay.followers);
    const mine = most([lay.gains[me] ?? 0, ...settings.map(({ gains }) => gains?.[me] ?? 0)]);
    const theirs = most(lay.gains.filter((_, seat) => seat !== me));
    const met = view.tile ? joins(view, board, tiles, { tile: view.tile, at, r }) : [];
    const own = met.filter(({ features }) => features.some(({ owners }) => owners.includes(me))).length;
    return { text, at, r, most: mine, gain: mine - theirs, own, worth: most(settings.map(({ worth }) => worth ?? 0)) };
  });
  return rows.sort(
    (a, b) => b.gain - a.gain || b.own - a.own || b.worth - a.worth || a.text.localeCompare(b.text, "en"),
  );
}

/** What a figure brings more than nobody would. */
export function before(settings: Record<string, Setting>): readonly number[] {
  return settings[NONE]?.gains ?? [];
}

export const ORDERS = ["kind", "size", "open", "worth"] as const;
export type Order = (typeof ORDERS)[number];

const KINDS: readonly FeatureKind[] = ["city", "road", "monastery", "garden", "field"];

/** Every feature of the board but the rivers, claimed or not, each once, by its part that was laid first. */
export function allFeatures(view: View, tiles: Tiles): Seen[] {
  const done = new Set<string>();
  return view.board.flatMap(({ at, tile }) =>
    (tiles.get(tile)?.features ?? []).flatMap((part) => {
      const id = partOf(at, part.id);
      const found = part.kind === "river" || done.has(id) ? null : seen(view, tiles, id);
      for (const other of found?.parts ?? []) done.add(other);
      return found ? [found] : [];
    }),
  );
}

/** Features in an order; where it leaves two equal, by kind, size and open ends. */
export function featuresBy(order: Order, features: readonly Seen[]): Seen[] {
  const keys = (it: Seen): Record<Order, number> => ({
    kind: -KINDS.indexOf(kindOf(it.id.split(" ")[1] ?? "")),
    size: it.tiles,
    open: -it.open,
    worth: it.claimed?.value ?? 0,
  });
  const orders: readonly Order[] = [order, ...ORDERS.filter((it) => it !== order)];
  return [...features].sort((a, b) => {
    const [p, q] = [keys(a), keys(b)];
    return orders.map((it) => q[it] - p[it]).find((difference) => difference !== 0) ?? 0;
  });
}

/** Where a feature lies, each of its places once. */
export function placesOf(parts: Feature["parts"]): string[] {
  return [...new Set(parts.map((part) => part.split(" ")[0] ?? ""))];
}
