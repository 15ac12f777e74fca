// What the board says, in the language that is spoken.
import type { Seat } from "../../../lib/api/types";
import { Noted } from "../../../lib/board/noted.svelte";
import { seatLetter } from "../../../lib/domain/seats";
import { t } from "../../../lib/text/words";
import type { Labels } from "../board/labels";
import { figureName, markerName, tileLooks } from "./names";
import { followerName } from "./questions";

/** The texts of a board; without seats figures are called by their colours, and tiles are named with what is noted on them. */
export function boardLabels(seats: () => readonly Seat[] = () => [], noted = new Noted()): Labels {
  return {
    board: () => t("board-title"),
    miniMap: () => t("board-mini"),
    zoom: (way) => t(`table-zoom-${way}`),
    home: (whole) => t(whole ? "table-zoom-fit" : "board-home"),
    turn: () => t("board-turn"),
    confirm: () => t("board-confirm"),
    tile: ({ at, tile, r }, tiles) => noted.with(t("board-tile", { at, tile: tileLooks(tiles, tile, r) }), at),
    target: (at) => t("board-target", { at }),
    beyond: (count, side) => t("board-beyond", { count, side }),
    spot({ answer, sick }, onto) {
      const name = followerName(answer, onto);
      return sick ? t("board-spot-sick", { name }) : name;
    },
    figure: (figure, laid, view) => figureName(figure, laid, seats(), view),
    letter: seatLetter,
    marker: (marker, view) => markerName(marker, view, ".seen"),
  };
}
