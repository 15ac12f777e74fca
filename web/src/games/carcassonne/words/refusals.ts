// Why something can't be done, in words: the server says what stands in the way.
import type { Seat } from "../../../lib/api/types";
import { nameOf } from "../../../lib/domain/seats";
import { list, t, together } from "../../../lib/text/words";
import { spotName } from "./names";
import type { Onto } from "../model/tiles";
import type { Cell, Figure, Misfit, Refused } from "../model/types";

export interface Reason {
  text: string;
  rule: string;
}

export function misfitReason({ why, rule, clashes = [] }: Misfit): Reason {
  const texts = clashes.map(({ side, shows, meets }) => t("why-clash", { shows, meets, side: t(`side-${side}`) }));
  return { text: t(`why-${why}`, { list: list(texts) }), rule };
}

/** Why an empty place stays empty, or what a tile must show to go there. */
export function wantsName({ fits, wants }: Cell): string {
  const sides = Object.entries(wants).map(([side, meets]) => t("why-want", { meets, side: t(`side-${side}`) }));
  return t(fits === 0 ? "why-dead" : "why-wants", { list: together(sides) });
}

export function refusedReasons(refused: Record<string, Refused>, onto: Onto, seats: readonly Seat[]): Reason[] {
  return Object.entries(refused).map(([on, { why, rule, seats: who = [] }]) => {
    const spot = spotName(onto.tiles, onto.tile, on, onto.r);
    const form = who.length > 1 ? ".many" : "";
    return { text: t(`why-${why}${form}`, { spot, seats: together(who.map((seat) => nameOf(seats, seat))) }), rule };
  });
}

export function stayReason({ kind, on }: Pick<Figure, "kind" | "on">): Reason {
  if (kind === "abbot") return { text: t("stays-abbot"), rule: "CAR-EXT3" };
  return on.startsWith("f")
    ? { text: t("stays-end"), rule: "CAR-BAS9" }
    : { text: t("stays-complete"), rule: "CAR-BAS8" };
}
