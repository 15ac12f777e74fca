// Bots on a site without a server: the WebAssembly module of a game thinks, in workers of its own.
import type { Reply } from "../../../packages/engine/src/messages.ts";
import type { Beam, Description } from "../../../packages/engine/src/description.ts";
import type { Candidate } from "../../../packages/engine/src/search.ts";
import { Pool, type WorkerLike } from "../../../packages/engine/src/pool.ts";
import { file } from "./files";

/** A bot that is asked, as `site/requests.py` describes it; `state` in base64. */
export interface AskedBot {
  readonly game: string;
  readonly ply: number;
  readonly seat: number;
  readonly bot: string;
  readonly state: string;
  /** The seed of the search; null: any. */
  readonly seed: number | null;
}

/** What a thought asks for, as `site/reviews.py` describes it; states in base64. */
export interface AskedSearch {
  readonly thought: number;
  readonly game: string;
  readonly states: readonly { readonly state: string; readonly seat: number; readonly only: readonly number[] }[];
  readonly beam: Beam | null;
  readonly simulations: number;
  readonly seconds: number;
  readonly seed: number;
  /** Turns that end a simulation; 0: as many as those of the level. */
  readonly turns: number;
}

/** What was found for a thought. */
export interface FoundTurns {
  readonly thought: number;
  readonly candidates?: readonly Candidate[];
  readonly plans?: readonly (readonly number[])[];
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

  /** The turn of a bot, as numbers of answers. */
  turn(asked: AskedBot): Promise<readonly number[]> {
    return this.carefully(asked.game, () => this.found(asked));
  }

  /** What a thought asks for. */
  think(asked: AskedSearch): Promise<FoundTurns> {
    return this.carefully(asked.game, () => this.searched(asked));
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

  private async found({ game, seat, bot, state, seed: given }: AskedBot): Promise<readonly number[]> {
    const seed = given ?? Math.floor(Math.random() * SEEDS);
    const { candidates } = await (
      await this.pool(game)
    ).think(bot, bytesOf(state), seat, { seed, seconds: await this.seconds(game, bot) });
    return candidates[0]?.answers ?? [];
  }

  private async searched(question: AskedSearch): Promise<FoundTurns> {
    const { thought, game, states, beam, simulations, seconds, seed, turns } = question;
    const { levels } = await this.description(game);
    const pool = await this.pool(game);
    // The strongest
    const level = levels.findLast(({ search }) => search !== null)?.id ?? "";
    const known = states.map(({ state, seat }) => ({ state: bytesOf(state), seat }));
    if (beam) return { thought, plans: await pool.plans(level, known, beam) };
    const [first] = states;
    const [asked] = known;
    if (!first || !asked) return { thought };
    const limits = { simulations, seconds, seed, always: true, only: first.only, turns: turns || undefined };
    const { candidates } = await pool.think(level, asked.state, asked.seat, limits);
    return { thought, candidates };
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

function bytesOf(state: string): Uint8Array {
  return Uint8Array.from(atob(state), (char) => char.charCodeAt(0));
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
