import { defineGame } from "../../lib/table/game";
import { t } from "../../lib/text/words";
import { model } from "./model/presentation";
import Log from "./panels/chronicle/Log.svelte";
import Board from "./panels/BoardPlace.svelte";
import Hand from "./panels/Cards.svelte";
import Panel from "./panels/Panel.svelte";
import Over from "./panels/ravage/Flight.svelte";
import Players from "./panels/sheets/Players.svelte";
import Pieces from "./panels/sheets/Tray.svelte";
import Bar from "./panels/TurnBar.svelte";
import { Controller } from "./play/controller.svelte";
import { HELP } from "./play/keys";
import { digest } from "./words/digest";
import { EventFormatter } from "./words/sentences";

export default defineGame({
  piecesName: () => t("used-title"),
  model,
  catalogue: { empty: null },
  words: () => ({ sentence: (event, seats) => new EventFormatter(seats).sentence(event), digest }),
  controller: (table, _, sheets) => new Controller(table, sheets),
  ...{ Board, Bar, Panel, Players, Log, Hand, Pieces, Over },
  sheets: {
    text: () => import("./panels/TextBoard.svelte"),
    ravage: () => import("./panels/ravage/RavageSheet.svelte"),
  },
  sounds: () => import("./model/sounds"),
  tale: () => import("./play/tale"),
  aims: () => import("./play/asides"),
  marks: () => import("./play/asides"),
  keys: HELP,
  sizes: (view) => ({
    side: "31rem",
    log: "7.5rem",
    panelLeast: "5.2rem",
    barLeast: "6.9rem",
    panelMost: view?.round === "over" ? "27rem" : "min(24rem, 46dvh)",
  }),
});
