// Names of things: tiles and their parts, figures where they stand, supplies.
import type { Seat } from "../../../lib/api/types";
import { nameOf } from "../../../lib/domain/seats";
import { list, t, together } from "../../../lib/text/words";
import { beside, kindOf } from "../model/parts";
import { sidesAt, SIDES, type Tiles } from "../model/tiles";
import type { Change, FeatureKind, FigureKind, Figure, Laid, Marker, Options, Supply, View } from "../model/types";

const GARDEN = "-garden";

/** A condition as words ask for it. */
export const yes = (is: boolean | undefined): string => (is ? "yes" : "no");

/** A tile by its letters: "tile D", "plague tile PA", "tile E with a garden". */
export function tileName(tiles: Tiles, id: string): string {
  return t("tile", {
    id: id.replace(GARDEN, ""),
    plague: yes(tiles.get(id)?.plague),
    garden: yes(id.endsWith(GARDEN)),
  });
}

/** What a tile looks like as it lies, for those who don't see it: "tile D: city north, road east and west, 2 fields". */
export function tileLooks(tiles: Tiles, id: string, r: number): string {
  const parts = tiles.get(id)?.features ?? [];
  const said = parts
    .filter((part) => part.kind !== "field")
    .map((part) =>
      t(`part-${part.kind}`, {
        sides: sidesName(tiles, id, part.id, r),
        pennants: part.pennants ?? 0,
        cathedral: yes(part.cathedral),
        inn: yes(part.inn),
      }),
    );
  const fields = parts.filter((part) => part.kind === "field").length;
  if (fields > 0) said.push(t("part-field", { count: fields }));
  return t("tile-looks", { tile: tileName(tiles, id), list: list(said) });
}

/** The sides that a part reaches as the tile lies, in words: "north, east"; `none` where it reaches none. */
export function sidesName(tiles: Tiles, tile: string, on: string, r: number): string {
  const sides = sidesAt(tiles, tile, on, r);
  return sides.length === 0 ? "none" : list(sides.map((side) => t(`side-${SIDES[side]}`)));
}

/** A part of a tile as a place for a figure: "city (north)". */
export function spotName(tiles: Tiles, tile: string, on: string, r: number): string {
  return t("spot", { feature: kindOf(on), sides: sidesName(tiles, tile, on, r) });
}

/** What a figure is called where it stands: a follower in a city is a knight. */
export function roleName(figure: FigureKind, feature: FeatureKind, form: "" | ".one" | ".many" = ""): string {
  if (figure === "abbot") return t(`role-abbot${form}`);
  return t(`role-${figure === "large" ? "large-" : ""}${feature}${form}`);
}

/** What is left in a supply: "5 followers, one large follower". */
export function supplyName(supply: Supply): string {
  const said = (["follower", "large", "abbot"] as const).flatMap((figure) => {
    const count = supply[figure] ?? 0;
    return count > 0 ? [t(`supply-${figure}`, { count })] : [];
  });
  return said.length > 0 ? list(said) : t("supply-empty");
}

/** Where the markers lie that make a figure sick; `own`: one of them lies on its own tile. */
export function whereOf(reach: Options["reach"], own: boolean, count: number): string {
  if (reach === "feature") return "feature";
  if (reach === "wide") return "around";
  if (own && count === 1) return "own";
  if (reach === "bordering") return own ? "near" : "beside";
  return own ? "any" : "next";
}

/** A figure on the board with its owner and, if it is sick, why; and what the next step of the plague will do to it. */
export function figureName(
  figure: Figure,
  laid: Laid,
  seats: readonly Seat[],
  view: { options: Pick<Options, "reach">; forecast: readonly Change[] },
): string {
  const feature = kindOf(figure.on);
  const own = laid.marker !== undefined && figure.because.includes(laid.marker);
  const said = t(figure.sick ? "sick-here" : "healthy-here", {
    role: roleName(figure.kind, feature),
    seat: nameOf(seats, figure.seat),
    count: figure.because.length,
    markers: together(figure.because.map(String)),
    where: whereOf(view.options.reach, own, figure.because.length),
    feature,
  });
  const change = view.forecast.find((it) => it.at === laid.at && it.on === figure.on);
  return change ? t("forecast-here", { figure: said, sick: yes(change.sick) }) : said;
}

export function changeName(change: Change, seats: readonly Seat[]): string {
  return t("forecast-change.seen", {
    seat: nameOf(seats, change.seat),
    role: roleName(change.kind, kindOf(change.on)),
    sick: yes(change.sick),
    count: change.because.length,
    markers: together(change.because.map(String)),
  });
}

/** Who is sick where, and by which markers, in short. */
export function illName(figure: Figure, seats: readonly Seat[]): string {
  return t("plague-ill", {
    seat: nameOf(seats, figure.seat),
    role: roleName(figure.kind, kindOf(figure.on)),
    count: figure.because.length,
    markers: together(figure.because.map(String)),
  });
}

/** The side on which a place lies beside another, in words; the place itself where it doesn't lie beside it. */
export function wayTo(from: string, to: string): string {
  const side = [0, 1, 2, 3].find((it) => beside(from, it) === to);
  return side === undefined ? to : t(`side-${SIDES[side]}`);
}

/** Why a marker goes where it goes; empty where that isn't known. */
export function reasonName({ number }: Marker, { reasons }: Pick<View, "reasons">): string {
  const why = reasons[number - 1];
  return why ? t("marker-why", { free: why.free, fresh: yes(why.fresh), equal: why.equal }) : "";
}

/** A marker with its next step; while that isn't known, by its number alone. `seen`: to those who see where it lies. */
export function markerName(
  { number, at, next }: Marker,
  { spreads }: Pick<View, "spreads">,
  form: "" | ".seen" = "",
): string {
  if (!spreads) return t(`marker-rests${form}`, { number, at });
  if (next === undefined) return t("marker", { number });
  const to = next !== null && form === ".seen" ? wayTo(at, next) : next;
  return t(`marker-next${form}`, { number, at, to: to ?? "none" });
}

/** "2 Anna, 1 Bert": who counts how much; seats without strength are left out. */
export function strengths(strength: readonly number[], name: (seat: number) => string): string {
  return list(strength.flatMap((count, seat) => (count > 0 ? [t("strength", { seat: name(seat), count })] : [])));
}
