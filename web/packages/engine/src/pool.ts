import type { Beam, Description } from "./description.ts";
import type { AskedPairs, AskedState, PairSums, Reply, Request } from "./messages.ts";
import { added, ranked, type Found } from "./search.ts";
import { levelOf, shareOf, type Limits, type Thought } from "./think.ts";

/** What a pool needs of a worker: a `Worker` of a browser, or something that behaves like one. */
export interface WorkerLike {
  onmessage: ((event: { readonly data: Reply }) => void) | null;
  onerror: ((event: { readonly message: string }) => void) | null;
  postMessage(request: Request): void;
  terminate(): unknown;
}

/** Workers that think about one position at a time together, and add up what they found. */
export class Pool {
  readonly #description: Description;
  readonly #workers: readonly WorkerLike[];
  #id = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** Takes workers that run `worker.ts`, and loads the module into each. */
  constructor(description: Description, module: WebAssembly.Module, workers: readonly WorkerLike[]) {
    if (!workers.length) throw new Error("a pool needs a worker");
    this.#description = description;
    this.#workers = workers;
    for (const worker of workers) worker.postMessage({ kind: "load", description, module });
  }

  /** Returns what a level thinks of a state that asks a seat, one question after the other; give it only what that seat may know.
   * The answer depends on seed, simulations and number of workers alone. */
  async think(level: string, state: Uint8Array, seat: number, limits: Limits = {}): Promise<Thought> {
    return this.#inTurn(() => this.#think(level, state, seat, limits));
  }

  /** Returns the turn with the best evaluation in each of some states, by a beam search with the weights of a level. */
  async plans(level: string, states: readonly AskedState[], beam: Beam): Promise<readonly (readonly number[])[]> {
    return this.#inTurn(() => this.#plans(level, states, beam));
  }

  /** Plays two turns to the end of the game on the same luck, with the weights of a level; fewer times if time is over. */
  async pairs(level: string, asked: AskedPairs): Promise<PairSums> {
    return this.#inTurn(() => this.#pairs(level, asked));
  }

  /** Ends the workers. */
  close(): void {
    for (const worker of this.#workers) worker.terminate();
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const begun = this.#last.then(work);
    this.#last = begun.catch(() => undefined);
    return begun;
  }

  async #plans(level: string, states: readonly AskedState[], beam: Beam): Promise<readonly (readonly number[])[]> {
    const [worker] = this.#workers;
    if (!worker) return [];
    const request = { kind: "plans", id: ++this.#id, level, states, beam } as const;
    const reply = await this.#reply(worker, request, () => undefined);
    return reply.kind === "plans" ? reply.plans : [];
  }

  async #pairs(level: string, asked: AskedPairs): Promise<PairSums> {
    let { first } = asked;
    const replies = this.#workers.map((worker, nth) => {
      const count = shareOf(asked.count, nth, this.#workers.length);
      const request = { kind: "pairs", id: ++this.#id, level, asked: { ...asked, first, count } } as const;
      first += count;
      return this.#reply(worker, request, () => undefined);
    });
    const sums = { pairs: 0, total: 0, squares: 0, seconds: 0 };
    for (const reply of await Promise.all(replies)) {
      if (reply.kind !== "pairs") continue;
      sums.pairs += reply.sums.pairs;
      sums.total += reply.sums.total;
      sums.squares += reply.sums.squares;
      sums.seconds = Math.max(sums.seconds, reply.sums.seconds);
    }
    return sums;
  }

  async #think(id: string, state: Uint8Array, seat: number, limits: Limits): Promise<Thought> {
    const level = levelOf(this.#description.levels, id);
    const layout = this.#description.search;
    const workers = level.search ? this.#workers : this.#workers.slice(0, 1);
    const counts = workers.map(() => 0);
    const replies = await Promise.all(
      workers.map((worker, stream) =>
        this.#ask(worker, level.id, state, seat, limits, stream, workers.length, (simulations) => {
          counts[stream] = simulations;
          limits.onProgress?.(counts.reduce((sum, count) => sum + count, 0));
        }),
      ),
    );
    const found = replies.flatMap((reply): Found[] => (reply.kind === "found" ? [reply.found] : []));
    if (level.search && layout) {
      const sum = added(found, layout);
      return { candidates: ranked(sum, layout, level.search), simulations: sum.simulations };
    }
    const turns = replies.flatMap((reply) => (reply.kind === "turn" ? [reply.answers] : []));
    return {
      candidates: turns.map((answers) => ({ answers, visits: 0, score: 0, result: [], win: [] })),
      simulations: 0,
    };
  }

  async #ask(
    worker: WorkerLike,
    level: string,
    state: Uint8Array,
    seat: number,
    limits: Limits,
    stream: number,
    streams: number,
    onProgress: (simulations: number) => void,
  ): Promise<Reply> {
    const id = ++this.#id;
    const stop = () => worker.postMessage({ kind: "stop", id });
    const { seed = 0, simulations, times, seconds, signal, only, always } = limits;
    const asked = { level, state, seat, seed, simulations, times, seconds, stream, streams, only, always };
    const reply = this.#reply(worker, { kind: "search", id, ...asked }, onProgress);
    if (signal?.aborted) stop();
    signal?.addEventListener("abort", stop);
    try {
      return await reply;
    } finally {
      signal?.removeEventListener("abort", stop);
    }
  }

  async #reply(
    worker: WorkerLike,
    request: Exclude<Request, { kind: "load" }>,
    onProgress: (simulations: number) => void,
  ): Promise<Reply> {
    const reply = new Promise<Reply>((resolve, reject) => {
      worker.onerror = (event) => reject(new Error(event.message));
      worker.onmessage = ({ data }) => {
        if (data.id !== request.id) return;
        if (data.kind === "progress") onProgress(data.simulations);
        else if (data.kind === "error") reject(new Error(data.message));
        else resolve(data);
      };
    });
    worker.postMessage(request);
    return await reply;
  }
}
