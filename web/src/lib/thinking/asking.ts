// Analyses, wherever their searches run. What fails on this device the server does.
import { api } from "../api/client";
import { judgeTurn } from "../api/trials";
import type { Analysis, Attempt } from "../api/types";
import { note, searchesHere } from "./here";
import type { Wanted } from "./thoughts";

/** How long the analysis of a position searches, at the least. */
const SECONDS = 1;

/** What a search finds after so many answers of a table. */
export async function analyse(wanted: Wanted, after: number): Promise<Analysis> {
  const found = await here(wanted, async () => (await import("./thoughts")).analysisHere(wanted, after));
  if (found && found.turns.length > 1) note(found.simulations, SECONDS);
  return found ?? api.analysis(wanted.table, after, wanted.signal);
}

/** What another turn than the one that was played after so many answers is worth beside the best one. */
export async function judge(wanted: Wanted, after: number, answers: string, best: string): Promise<Attempt> {
  const found = await here(wanted, async () => (await import("./thoughts")).attemptHere(wanted, after, answers, best));
  return found ?? judgeTurn(wanted.table, after, answers, best);
}

async function here<T>({ signal }: Wanted, work: () => Promise<T | null>): Promise<T | null> {
  if (!(await searchesHere())) return null;
  try {
    return await work();
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}
