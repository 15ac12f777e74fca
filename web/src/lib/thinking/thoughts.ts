// Analyses whose searches run on this device: the server says which, and what they mean. It keeps nothing of them.
import type { Description } from "../../../packages/engine/src/description.ts";
import { at, http, result } from "../api/client";
import type { Analysis, AskedSearch, Attempt, FoundTurns, Judgement } from "../api/types";
import { under } from "../routing/root";
import { Searcher, type OnProgress } from "./searcher";

/** Digits of what was found, in requests. */
const DIGITS = 1e5;

/** What is asked about a table of a game, who hears how far it is, and who may give it up. */
export interface Wanted {
  readonly table: string;
  readonly game: string;
  readonly onProgress: OnProgress;
  readonly signal: AbortSignal;
}

/** A file of the engine of a game. It has to have this hash, if one is known. */
async function engine(game: string, name: string, integrity = ""): Promise<Response> {
  const answer = await fetch(under(`/api/games/${game}/${name}`), { integrity });
  if (!answer.ok) throw new Error(`${game}/${name}: ${answer.status}`);
  return answer;
}

interface Step {
  readonly searches: readonly AskedSearch[];
}

/** The searches of this page, at tables of a server. */
export const searcher = new Searcher({
  description: async (game) => (await engine(game, "engine")).json() as Promise<Description>,
  module: async (game, { file }) => (await engine(game, `engine/${file.name}`, file.integrity)).arrayBuffer(),
});

/** What a search finds after so many answers. */
export async function analysisHere(wanted: Wanted, after: number): Promise<Analysis | null> {
  const params = { ...at(wanted.table), query: { at: after } };
  const step = await ended(wanted, (found) =>
    result(http.POST("/api/tables/{table_id}/analysis", { params, body: { found }, signal: wanted.signal })),
  );
  return step.analysis;
}

/** What another turn is worth beside the best one. */
export async function attemptHere(
  wanted: Wanted,
  after: number,
  answers: string,
  best: string,
): Promise<Attempt | null> {
  const params = { ...at(wanted.table), query: { at: after, answers, best } };
  const step = await ended(wanted, (found) =>
    result(http.POST("/api/tables/{table_id}/attempt", { params, body: { found }, signal: wanted.signal })),
  );
  return step.attempt;
}

/** What the review says of a decision, and how many simulations the search of its whole position had in how many seconds. */
export interface Judged {
  readonly judgement: Judgement | null;
  readonly simulations: number;
  readonly seconds: number;
}

/** What the review says of the decision after so many answers; one of some in doubt is played out. */
export async function judgementHere(
  wanted: Wanted,
  after: number,
  doubt: Judgement | null = null,
  doubts = 1,
): Promise<Judged> {
  const params = { ...at(wanted.table), query: { at: after } };
  const { signal } = wanted;
  let [simulations, seconds] = [0, 0];
  const step = await ended(wanted, async (found) => {
    const next = await result(
      http.POST("/api/tables/{table_id}/judgement", { params, body: { found, judgement: doubt, doubts }, signal }),
    );
    if (doubt) return next;
    if (found.length === 0) seconds = next.searches[0]?.seconds ?? 0;
    if (found.length === 1) simulations = (found[0]?.[0]?.candidates ?? []).reduce((sum, it) => sum + it.visits, 0);
    return next;
  });
  return { judgement: step.judgement, simulations, seconds };
}

/** Run what is asked for until nothing is. */
async function ended<S extends Step>(
  { game, onProgress, signal }: Wanted,
  ask: (found: FoundTurns[][]) => Promise<S>,
): Promise<S> {
  const found: FoundTurns[][] = [];
  for (;;) {
    const step = await ask(found);
    if (step.searches.length === 0) return step;
    const results: FoundTurns[] = [];
    for (const [nth, search] of step.searches.entries()) {
      const onShare = (share: number) => onProgress((nth + share) / step.searches.length);
      results.push(short(await searcher.search(game, search, onShare, signal)));
      signal.throwIfAborted();
    }
    found.push(results);
  }
}

/** The same with fewer digits. */
function short({ candidates, ...others }: FoundTurns): FoundTurns {
  if (!candidates) return others;
  const rounded = candidates.map(({ score, result: points, win, ...rest }) => ({
    ...rest,
    score: round(score),
    result: points.map(round),
    win: win.map(round),
  }));
  return { candidates: rounded };
}

function round(number: number): number {
  return Math.round(number * DIGITS) / DIGITS;
}
