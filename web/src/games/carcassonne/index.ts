import { defineGame } from "../../lib/table/game";
import { t } from "../../lib/text/words";
import { model } from "./model/presentation";
import { tilesOf, type Tiles } from "./model/tiles";
import Above from "./panels/Above.svelte";
import Board from "./panels/BoardPlace.svelte";
import Log from "./panels/chronicle/Log.svelte";
import InHand from "./panels/InHand.svelte";
import Panel from "./panels/Panel.svelte";
import Players from "./panels/sheets/Players.svelte";
import Pieces from "./panels/sheets/Plague.svelte";
import Bar from "./panels/TurnBar.svelte";
import { Controller } from "./play/controller.svelte";
import { HELP, MOVING } from "./play/keys";
import { digest } from "./words/digest";
import { EventFormatter } from "./words/sentences";

const NO_TILES: Tiles = new Map();

export default defineGame({
  piecesName: ({ options }) => (options.plague ? t("plague-title") : null),
  model,
  words: (known) => ({
    sentence: (event, seats) =>
      new EventFormatter({ seats, tiles: known.catalogue, reach: known.view?.options.reach ?? "near" }).sentence(event),
    digest,
  }),
  catalogue: { empty: NO_TILES, read: tilesOf },
  controller: (table, known, sheets) => new Controller(table, known, sheets),
  ...{ Board, Bar, Panel, Players, Log, Above, Pieces, InHand },
  sheets: {
    text: () => import("./panels/TextBoard.svelte"),
    left: () => import("./panels/sheets/Remaining.svelte"),
    points: () => import("./panels/sheets/ScoreSheet.svelte"),
  },
  sounds: () => import("./model/sounds"),
  tale: () => import("./play/tale"),
  aims: () => import("./play/asides"),
  marks: () => import("./play/asides"),
  keys: HELP,
  moving: MOVING,
  sizes: () => ({
    side: "29rem",
    barLeast: "4.173rem",
    panelLeast: "10.5rem",
    panelMost: "min(27rem, 52dvh)",
    log: "12rem",
  }),
  steady: true,
});
