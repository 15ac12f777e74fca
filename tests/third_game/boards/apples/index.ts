import { reader } from "ratskeller/game/keys";
import { defineGame } from "ratskeller/table/game";
import { plain } from "ratskeller/table/plain";
import { controller, type PlainTable } from "ratskeller/table/plain/plain";
import Board from "./Board.svelte";

const command = reader({ t: "take" }, () => null);

export default defineGame({
  ...plain,
  Board,
  // They replace the usual list: T, to take an apple, is ours
  keys: ["take", "tab", "help"],
  controller: (table: PlainTable) => ({
    ...controller(table),
    key(event: KeyboardEvent) {
      if (command(event, null)?.kind === "take" && table.view?.legal.includes("take")) void table.answer("take");
    },
  }),
});
