// Bots at a table of a server that think on this device, where the server allows it and nobody else plays there.
import { at, http, result } from "../api/client";
import type { LiveBot, Table } from "../api/types";
import { searchesHere } from "./here";
import { searcher } from "./thoughts";

export interface BotsHere {
  answer(asked: LiveBot): Promise<void>;
}

/** The bots of a table that may think here, with all that their searches need; null: none may. */
export async function botsHere(table: Table): Promise<BotsHere | null> {
  if (!isOwn(table) || !(await searchesHere())) return null;
  await searcher.prepare(table.game);
  return { answer: (asked) => answerAt(table, asked) };
}

/** Nobody else plays at the table, and nothing depends on its end. The server decides by more than that. */
function isOwn({ seats, mine, friendly, over }: Table): boolean {
  return !over && friendly && seats.every(({ seat, bot }) => bot !== null || mine.includes(seat));
}

/** Answer for a bot; without an answer the server's own does. */
async function answerAt({ id, game }: Table, { ply, seat, bot, state, times, seconds }: LiveBot): Promise<void> {
  const may = await searchesHere();
  const turn = may ? searcher.turn({ game, ply, seat, bot, state, times, seconds, seed: null }) : Promise.resolve([]);
  const answers = [...(await turn.catch(() => []))];
  const sent = result(http.POST("/api/tables/{table_id}/bot", { params: at(id), body: { ply, seat, answers } }));
  // Too late, or not reached: the server's own bot has answered, or will
  await sent.catch(() => undefined);
}
