// The parts of a table for a game that has none of its own.
import { defineGame } from "../game";
import { controller, model, sentence } from "./plain";
import PlainBar from "./PlainBar.svelte";
import PlainBoard from "./PlainBoard.svelte";
import PlainLog from "./PlainLog.svelte";
import PlainPanel from "./PlainPanel.svelte";
import PlainPlayers from "./PlainPlayers.svelte";

export const plain = {
  model,
  catalogue: { empty: null },
  words: () => ({ sentence }),
  controller,
  Board: PlainBoard,
  Bar: PlainBar,
  Panel: PlainPanel,
  Players: PlainPlayers,
  Log: PlainLog,
  sheets: { text: () => import("./PlainText.svelte") },
};

export default defineGame(plain);
