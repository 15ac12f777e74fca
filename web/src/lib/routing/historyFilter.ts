// Which past games are looked for, as it stands in the address of their page.
export const RESULTS = ["won", "tied", "lost"] as const;
export type Result = (typeof RESULTS)[number];

/** Games of a game, against somebody whose name holds this, that ended so; null: any. */
export interface HistoryFilter {
  game: string | null;
  opponent: string | null;
  result: Result | null;
}

export const ANY: HistoryFilter = { game: null, opponent: null, result: null };

/** What the query of an address looks for. */
export function filterIn(query: URLSearchParams): HistoryFilter {
  const result = RESULTS.find((it) => it === query.get("result")) ?? null;
  return { game: query.get("game") || null, opponent: query.get("opponent")?.trim() || null, result };
}

/** The same as the parts of a query, each with its name. */
export function partsOf({ game, opponent, result }: HistoryFilter): [string, string][] {
  return Object.entries({ game, opponent, result }).flatMap(([name, value]) => (value ? [[name, value]] : []));
}
