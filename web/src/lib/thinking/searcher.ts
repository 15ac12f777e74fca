// Searches on this device: the WebAssembly module of a game, in workers of its own. It needs no page.
import type { Beam, Description } from "../../../packages/engine/src/description.ts";
import type { Reply } from "../../../packages/engine/src/messages.ts";
import { Pool, type WorkerLike } from "../../../packages/engine/src/pool.ts";
import type { AskedSearch, FoundTurns } from "../api/types";

/** A bot that is asked, as `site/requests.py` describes it; `state` in base64. */
export interface AskedBot {
  readonly game: string;
  readonly ply: number;
  readonly seat: number;
  readonly bot: string;
  readonly state: string;
  /** The seed of the search; null: any. */
  readonly seed: number | null;
  /** It has so many times the usual time and simulations of its level. */
  readonly times: number;
  /** It takes no longer, even if its level may. */
  readonly seconds?: number;
}

export interface Modules {
  description(game: string): Promise<Description>;
  module(game: string, description: Description): Promise<BufferSource>;
}

/** Hears how much of a search is done: a share of its time. */
export type OnProgress = (share: number) => void;

/** One core is for the page, and more than these help little. */
const MOST_WORKERS = 4;
/** Seeds of searches: whole numbers below. */
const SEEDS = 2 ** 31;

export class Searcher {
  private readonly pools = new Map<string, Promise<Pool>>();
  private readonly descriptions = new Map<string, Promise<Description>>();

  constructor(private readonly modules: Modules) {}

  async prepare(game: string): Promise<void> {
    await this.carefully(game, () => this.pool(game));
  }

  /** The turn of a bot, as numbers of answers. */
  turn(asked: AskedBot): Promise<readonly number[]> {
    return this.carefully(asked.game, () => this.found(asked));
  }

  /** What a search finds. When `signal` is aborted, it is what was found so far. */
  search(game: string, asked: AskedSearch, onProgress?: OnProgress, signal?: AbortSignal): Promise<FoundTurns> {
    return this.carefully(game, () => this.searched(game, asked, onProgress, signal));
  }

  /** If it fails, all of its game is fetched anew the next time. */
  private async carefully<T>(game: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.pools.get(game)?.then(
        (pool) => pool.close(),
        () => undefined,
      );
      this.pools.delete(game);
      this.descriptions.delete(game);
      throw error;
    }
  }

  private async found({ game, seat, bot, state, times, ...asked }: AskedBot): Promise<readonly number[]> {
    const seed = asked.seed ?? Math.floor(Math.random() * SEEDS);
    const usual = await this.seconds(game, bot);
    const seconds = usual === undefined ? undefined : Math.min(times * usual, asked.seconds ?? Infinity);
    const { candidates } = await (await this.pool(game)).think(bot, bytesOf(state), seat, { seed, times, seconds });
    return candidates[0]?.answers ?? [];
  }

  private async searched(
    game: string,
    { states, beam, simulations, seconds, seed, level: named, playouts }: AskedSearch,
    onProgress: OnProgress = () => undefined,
    signal?: AbortSignal,
  ): Promise<FoundTurns> {
    const { levels, weights } = await this.description(game);
    if (states.length === 0) {
      const numbers = weights[levels.find(({ id }) => id === named)?.weights ?? -1] ?? [];
      return { weights: [...numbers] };
    }
    const pool = await this.pool(game);
    // The strongest
    const level = levels.findLast(({ search }) => search !== null)?.id ?? "";
    const known = states.map(({ state, seat }) => ({ state: bytesOf(state), seat }));
    if (beam) return { plans: (await pool.plans(level, known, beam as Beam)).map((plan) => [...plan]) };
    const [first] = states;
    const [asked] = known;
    if (!first || !asked) return {};
    if (playouts) {
      const lines = { turns: states.map(({ only }) => only), first: playouts - 1, count: simulations, seconds };
      return { sums: await pool.pairs(level, { ...asked, ...lines }) };
    }
    const begin = performance.now();
    const { candidates } = await pool.think(level, asked.state, asked.seat, {
      simulations,
      seconds,
      seed,
      signal,
      always: true,
      only: first.only,
      onProgress: () => onProgress(Math.min(1, (performance.now() - begin) / (1000 * seconds))),
    });
    return { candidates };
  }

  private async seconds(game: string, bot: string): Promise<number | undefined> {
    const { levels } = await this.description(game);
    return levels.find(({ id }) => id === bot)?.seconds ?? undefined;
  }

  private description(game: string): Promise<Description> {
    const known = this.descriptions.get(game) ?? this.modules.description(game);
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
    const module = await WebAssembly.compile(await this.modules.module(game, description));
    const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1));
    return new Pool(description, module, Array.from({ length: count }, begun));
  }
}

function bytesOf(state: string): Uint8Array {
  return Uint8Array.from(atob(state), (char) => char.charCodeAt(0));
}

function begun(): WorkerLike {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
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
