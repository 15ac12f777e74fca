// Places in words, for those who don't see the board: "2 east, 1 north of the start".
import { list, t } from "../../../lib/text/words";
import { beside } from "../model/parts";
import { type Side, type Tiles } from "../model/tiles";
import type { Laid } from "../model/types";

const SIDES: readonly Side[] = ["N", "E", "S", "W"];

export function whereFrom(at: string): string {
  const [x = 0, y = 0] = at.split(",").map(Number);
  const ways = [
    { count: Math.abs(x), way: x > 0 ? "E" : "W" },
    { count: Math.abs(y), way: y > 0 ? "S" : "N" },
  ].filter(({ count }) => count > 0);
  if (ways.length === 0) return t("text-start");
  return t("text-where", {
    list: list(ways.map(({ count, way }) => t("text-way", { count, side: t(`side-${way}`) }))),
  });
}

/** The same with the place as it is typed. */
export function placeName(at: string): string {
  return t("text-place", { where: whereFrom(at), at });
}

/** What the tiles around an empty place show there: "city north, road east". */
export function needsName(at: string, board: ReadonlyMap<string, Laid>, tiles: Tiles): string {
  const said = SIDES.flatMap((side, i) => {
    const laid = board.get(beside(at, i));
    const edge = laid && tiles.get(laid.tile)?.edges[(i + 2 - laid.r + 4) % 4];
    return edge ? [t("text-edge", { edge, side: t(`side-${side}`) })] : [];
  });
  return list(said);
}
