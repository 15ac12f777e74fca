// Bots on a site without a server: the WebAssembly module of a game thinks, in workers of its own.
import type { Reply } from "../../../packages/engine/src/messages.ts";
import type { Description } from "../../../packages/engine/src/description.ts";
import { Pool, type WorkerLike } from "../../../packages/engine/src/pool.ts";
import { file } from "./files";

/** A bot that is asked, as `site/requests.py` describes it; `state` in base64. */
export interface AskedBot {
  readonly game: string;
  readonly ply: number;
  readonly seat: number;
  readonly bot: string;
  readonly state: string;
}

/** One core is for the page, and more than these help little. */
const MOST_WORKERS = 4;
/** Seeds of searches: whole numbers below. */
const SEEDS = 2 ** 31;

export class Bots {
  private readonly pools = new Map<string, Promise<Pool>>();
  private readonly descriptions = new Map<string, Promise<Description>>();

  /** `folder`: where the modules are. */
  constructor(private readonly folder: string) {}

  /** The turn of a bot, as numbers of answers. If it fails, all of its game is fetched anew the next time. */
  async turn(asked: AskedBot): Promise<readonly number[]> {
    try {
      return await this.found(asked);
    } catch (error) {
      const { game } = asked;
      this.pools.get(game)?.then(
        (pool) => pool.close(),
        () => undefined,
      );
      this.pools.delete(game);
      this.descriptions.delete(game);
      throw error;
    }
  }

  private async found({ game, seat, bot, state }: AskedBot): Promise<readonly number[]> {
    const bytes = Uint8Array.from(atob(state), (char) => char.charCodeAt(0));
    const seed = Math.floor(Math.random() * SEEDS);
    const { candidates } = await (
      await this.pool(game)
    ).think(bot, bytes, seat, { seed, seconds: await this.seconds(game, bot) });
    return candidates[0]?.answers ?? [];
  }

  private async seconds(game: string, bot: string): Promise<number | undefined> {
    const { levels } = await this.description(game);
    return levels.find(({ id }) => id === bot)?.seconds ?? undefined;
  }

  private description(game: string): Promise<Description> {
    const known =
      this.descriptions.get(game) ??
      file(`${this.folder}/${game}.json`).then((answer) => answer.json() as Promise<Description>);
    this.descriptions.set(game, known);
    return known;
  }

  private pool(game: string): Promise<Pool> {
    const known = this.pools.get(game) ?? this.made(game);
    this.pools.set(game, known);
    return known;
  }

  private async made(game: string): Promise<Pool> {
    const description = await this.description(game);
    const answer = await file(`${this.folder}/${description.file.name}`);
    const module = await WebAssembly.compile(await answer.arrayBuffer());
    const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1));
    return new Pool(description, module, Array.from({ length: count }, thinker));
  }
}

function thinker(): WorkerLike {
  const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
  const like: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage: (request) => worker.postMessage(request),
    terminate: () => worker.terminate(),
  };
  worker.onmessage = (event: MessageEvent<Reply>) => like.onmessage?.(event);
  worker.onerror = (event) => like.onerror?.(event);
  return like;
}
