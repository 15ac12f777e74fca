import { defineGame } from "ratskeller/table/game";
import Board from "./Board.svelte";

export default defineGame({ Board });
