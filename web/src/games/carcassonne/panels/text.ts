// The tables of the text board: what stands in them, and in which orders.
import type { Seat } from "../../../lib/api/types";
import { nameOf } from "../../../lib/domain/seats";
import { players, type Facts } from "../../../lib/game/text";
import { t, together } from "../../../lib/text/words";
import { lyingOf, NONE } from "../model/answers";
import { byPlace, partOf } from "../model/parts";
import type { Tiles } from "../model/tiles";
import type { Cell, FeatureKind, Laid, Lay, Setting, View } from "../model/types";
import { joins } from "../play/joins";
import { seen, tilesToCome, type Seen } from "../play/look";
import { featureLine } from "../words/features";
import { figureName, strengths, supplyName, tileLooks, yes } from "../words/names";
import { needsName, placeName } from "../words/places";

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

const OPEN = new Set(["city", "road"]);
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

const ORDERS = {
  kind: (a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind),
  size: (a, b) => b.tiles - a.tiles,
  open: (a, b) => a.open - b.open,
  worth: (a, b) => (b.claimed?.value ?? 0) - (a.claimed?.value ?? 0),
} satisfies Facts<Seen>["orders"];

/** The features, `free`: those that nobody has claimed as well. What an order leaves equal is in the others. */
export function features(view: View, tiles: Tiles, seats: readonly Seat[], free: boolean): Facts<Seen> {
  const rows = allFeatures(view, tiles).filter(({ claimed }) => free || claimed);
  /** Who counts how much, and every figure with its health. */
  function holders({ claimed }: Seen): string[] {
    if (!claimed) return [t("look-empty")];
    const inside = new Set(claimed.followers.map(([at, on]) => partOf(at, on)));
    const figures = view.board.flatMap((laid) =>
      laid.followers.filter((it) => inside.has(partOf(laid.at, it.on))).map((it) => figureName(it, laid, seats, view)),
    );
    const strong = strengths(claimed.strength, (seat) => nameOf(seats, seat));
    return [...(strong === "" ? [] : [t("look-strength", { list: strong })]), ...figures];
  }
  function worth({ claimed }: Seen): string {
    if (!claimed) return "";
    const winners = together(claimed.owners.map((seat) => nameOf(seats, seat)));
    return t("text-worth", { points: claimed.value, count: claimed.owners.length, winners });
  }
  return {
    ...{ part: "features", letter: "f", title: t("text-features"), id: ({ id }) => id, orders: ORDERS },
    rows: rows.sort((a, b) => ORDERS.kind(a, b) || ORDERS.size(a, b) || ORDERS.open(a, b) || ORDERS.worth(a, b)),
    columns: {
      [t("text-column-feature")]: (it) =>
        featureLine({ ...it, complete: it.claimed?.complete ?? it.open === 0, small: it.claimed?.small ?? false }),
      [t("text-column-open")]: ({ kind, open }) => (OPEN.has(kind) ? t("look-open", { feature: kind, open }) : ""),
      [t("text-column-who")]: holders,
      [t("text-column-worth")]: worth,
      [t("text-column-where")]: ({ parts }) => [...new Set(parts.map((part) => part.split(" ")[0]))].join("; "),
    },
  };
}

export function seated(view: View, seats: readonly Seat[], mine: readonly number[]): Facts<Seat> {
  function placed({ seat }: Seat): string {
    const figures = view.board.flatMap(({ followers }) => followers.filter((figure) => figure.seat === seat));
    return t("text-placed", { count: figures.length, sick: figures.filter(({ sick }) => sick).length });
  }
  return players(view, seats, mine, {
    title: t("text-supplies"),
    columns: {
      [t("text-column-points")]: ({ seat }) => view.scores[seat] ?? 0,
      [t("text-column-supply")]: ({ seat }) => supplyName(view.supplies[seat] ?? { follower: 0 }),
      [t("text-column-sick")]: placed,
    },
  });
}

/** The tiles on the board, the last one first, or row by row from the north, each from the west. `named`: a place with what is noted on it. */
export function laidTiles(
  view: View,
  tiles: Tiles,
  seats: readonly Seat[],
  byPlace: boolean,
  named: (at: string) => string,
): Facts<Laid> {
  function fromNorthWest(one: Laid, other: Laid): number {
    const [[x = 0, y = 0] = [], [u = 0, v = 0] = []] = [one, other].map(({ at }) => at.split(",").map(Number));
    return y - v || x - u;
  }
  return {
    ...{ part: "tiles", letter: "b", title: t("text-board-tiles"), id: ({ at }) => at },
    rows: byPlace ? [...view.board].sort(fromNorthWest) : [...view.board].reverse(),
    columns: {
      [t("text-cell")]: ({ at }) => named(at),
      [t("text-tile")]: ({ tile, r, marker }) =>
        tileLooks(tiles, tile, r) + (marker ? `; ${t("marker", { number: marker })}` : ""),
      [t("text-figures")]: (laid) => laid.followers.map((figure) => figureName(figure, laid, seats, view)),
    },
  };
}

/** The kinds of tiles that are still to come, with how many of each. */
export function left(view: View, tiles: Tiles): Facts<[string, number]> {
  return {
    ...{ part: "left", letter: "t", title: t("left-title"), id: ([id]) => id },
    rows: Object.entries(view.stack)
      .filter(([, count]) => count > 0)
      .sort(([, a], [, b]) => b - a),
    columns: {
      [t("text-tile")]: ([id]) => tileLooks(tiles, id, 0),
      [t("text-count")]: ([, count]) => count,
    },
  };
}

/** The places that are still empty, those first that are hardest to fill. */
export function holes(view: View, tiles: Tiles): Facts<Cell> {
  const board = byPlace(view.board);
  return {
    ...{ part: "holes", letter: "h", title: t("text-holes"), id: ({ at }) => at },
    rows: [...view.cells].sort((a, b) => a.fits - b.fits),
    columns: {
      [t("text-cell")]: ({ at }) => placeName(at),
      [t("text-needs")]: ({ at }) => needsName(at, board, tiles),
      [t("text-fits", { hand: yes(view.tile !== null) })]: ({ fits }) =>
        t("text-fits-of", { fits, left: tilesToCome(view) }),
    },
  };
}
