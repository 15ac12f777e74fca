// What a site without a server answers at once, before its Python is there: who plays, the games, and the tables that there are.
import type { GameInfo, Me, StartPage } from "../api/types";
import { plainName } from "../text/plain";
import type { ToWorker } from "./messages";
import type { Shelf } from "./shelf";

type Asked = Pick<Extract<ToWorker, { kind: "ask" }>, "method" | "path" | "query" | "body">;

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly stored: readonly [];
}

const CATALOGUE = /^\/games\/([a-z0-9_]+)\/catalogue$/;
const CLOSE = /^\/tables\/([\w-]+)\/close$/;
const GUEST = 1;

const found = (body: unknown, status = 200): Answer => ({ status, body, stored: [] });

async function file(address: string): Promise<unknown> {
  const answer = await fetch(address);
  return answer.ok ? answer.json() : null;
}

export async function person(shelf: Shelf): Promise<Me> {
  const name = await shelf.name();
  const unnamed = name === "" ? { kind: "player" as const, number: GUEST } : null;
  return {
    id: "owner",
    name: name === "" ? `Player ${GUEST}` : name,
    account: false,
    profile: null,
    unnamed,
    admin: false,
    listed: false,
    second_factor: false,
  };
}

/** The answer to a request that needs no rules; null for any other. */
export async function light(
  { method, path, query, body }: Asked,
  shelf: Shelf,
  folder: string,
): Promise<Answer | null> {
  const asked = `${method} ${path}`;
  const box = method === "GET" ? CATALOGUE.exec(path)?.[1] : undefined;
  const closed = method === "POST" ? CLOSE.exec(path)?.[1] : undefined;
  if (box !== undefined) return found(await file(`${folder}/catalogue/${box}.json`));
  if (closed !== undefined) {
    await shelf.remove(closed);
    return found(null, 201);
  }
  if (asked === "GET /me") return found(await person(shelf));
  if (asked === "PATCH /me") {
    const { name } = JSON.parse(body) as { name: string };
    await shelf.rename(plainName(name));
    return found(await person(shelf));
  }
  if (asked === "GET /games") return found(await file(`${folder}/games.json`));
  if (asked === "GET /tables") return found({ tables: await shelf.summaries() });
  if (asked === "GET /start") {
    const [me, all, tables, catalogue] = await Promise.all([
      person(shelf),
      file(`${folder}/games.json`) as Promise<{ games: GameInfo[] }>,
      shelf.summaries(),
      file(`${folder}/catalogue/${query["game"] ?? ""}.json`) as Promise<StartPage["catalogue"]>,
    ]);
    return found({ me, games: all.games, tables, catalogue, public_games: [] } satisfies StartPage);
  }
  return null;
}
