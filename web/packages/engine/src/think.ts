import type { Beam, Level } from "./description.ts";
import type { Engine } from "./engine.ts";
import type { AskedPairs, PairSums } from "./messages.ts";
import { BeamSearch, Playouts, TreeSearch, layoutOf, ranked, type Candidate, type Found } from "./search.ts";

/** How long compiled code runs before it looks whether it should stop. */
const SLICE_MS = 15;
const GROWTH = 4;
/** Playouts of a turn in one call. */
const BLOCK = 16;

/** How long to think, and who may stop it. */
export interface Limits {
  /** Run all of so many instead of at most those of the level. The same number, seed and number of workers give the same answer. */
  readonly simulations?: number | undefined;
  /** How many times the simulations of the level are the most; 1 if it is left out. */
  readonly times?: number | undefined;
  /** A limit beside the simulations; without one the level's own counts. */
  readonly seconds?: number | undefined;
  readonly seed?: number | undefined;
  /** When it is aborted, the best answer so far is returned. */
  readonly signal?: AbortSignal | undefined;
  /** Search only this turn, whatever its evaluation. */
  readonly only?: readonly number[] | undefined;
  /** Run simulations also where there is only one turn, where more would gain nothing, and at least one however little time there is. */
  readonly always?: boolean | undefined;
  /** Called with the number of simulations so far. */
  readonly onProgress?: ((simulations: number) => void) | undefined;
}

/** One of several parallel searches. */
export interface Stream {
  readonly stream: number;
  readonly streams: number;
}

/** What a level thinks: its turns, the one to play first. */
export interface Thought {
  readonly candidates: Candidate[];
  readonly simulations: number;
}

/** Returns a level by its id. Throws an error that lists the levels. */
export function levelOf(levels: readonly Level[], id: string): Level {
  const found = levels.find((level) => level.id === id);
  if (!found) throw new Error(`there is no level ${id}; there are ${levels.map((level) => level.id).join(", ")}`);
  return found;
}

/** A bot: all levels of a game, with memory for one search at a time. */
export class Bot {
  readonly engine: Engine;
  #beam: BeamSearch | undefined;
  #playouts: Playouts | undefined;
  readonly #trees = new Map<number, TreeSearch>();

  /** Takes the rules; memory is made when it is needed. */
  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** Returns what a level thinks of a state that asks a seat; give it only what that seat may know. */
  async think(id: string, state: Uint8Array, seat: number, limits: Limits = {}): Promise<Thought> {
    const level = levelOf(this.engine.description.levels, id);
    if (!level.search) return { candidates: [this.turn(level, state, seat, limits.seed ?? 0)], simulations: 0 };
    const found = await this.search(level, state, seat, limits);
    return { candidates: ranked(found, layoutOf(this.engine), level.search), simulations: found.simulations };
  }

  /** Returns the turn that a level without a tree search plays. */
  turn(level: Level, state: Uint8Array, seat: number, seed: number): Candidate {
    this.#beam ??= new BeamSearch(this.engine);
    const weights = this.engine.description.weights[level.weights] ?? [];
    const answers = this.#beam.plan(state, seat, level.beam, seed, weights);
    return { answers, visits: 0, score: 0, result: [], win: [] };
  }

  /** Returns the turn with the best evaluation that a beam search finds, with the weights of a level. */
  plan(level: Level, state: Uint8Array, seat: number, beam: Beam): readonly number[] {
    return this.turn({ ...level, beam }, state, seat, 0).answers;
  }

  /** Plays two turns to the end of the game on the same luck, all seats by the narrow search of a level, at least a few times and then while
   * there is time. */
  pairs(level: Level, { state, seat, turns, first, count, seconds }: AskedPairs): PairSums {
    if (!level.search) throw new Error(`${level.id} has no tree search`);
    const begin = performance.now();
    const passed = () => (performance.now() - begin) / 1000;
    const { playouts } = layoutOf(this.engine);
    const weights = this.engine.description.weights[level.weights] ?? [];
    const runs = (this.#playouts ??= new Playouts(this.engine, BLOCK));
    const players = runs.playersIn(state);
    const { narrow: beam } = level.search.players?.[players] ?? level.search;
    runs.start(state, Array(players).fill({ beam, weights }), 0);
    const share = playouts.results.shares + seat;
    let [pairs, total, squares] = [0, 0, 0];
    while (pairs < count && (pairs === 0 || passed() < seconds)) {
      const size = Math.min(BLOCK, count - pairs);
      const [better = [], worse = []] = turns.map((turn) => runs.run(first + pairs, size, turn));
      better.forEach((row, nth) => {
        const gained = (row[share] ?? 0) - (worse[nth]?.[share] ?? 0);
        total += gained;
        squares += gained * gained;
      });
      pairs += size;
    }
    return { pairs, total, squares, seconds: passed() };
  }

  /** Returns what the tree search of a level finds, in slices, alone or as one of several. */
  async search(
    level: Level,
    state: Uint8Array,
    seat: number,
    limits: Limits,
    { stream, streams }: Stream = { stream: 0, streams: 1 },
  ): Promise<Found> {
    if (!level.search) throw new Error(`${level.id} has no tree search`);
    const { nodes } = level.search;
    const tree = this.#trees.get(nodes) ?? new TreeSearch(this.engine, nodes);
    this.#trees.set(nodes, tree);
    const weights = this.engine.description.weights[level.weights] ?? [];
    const begin = performance.now();
    // A turn that is given need not be looked for
    const changed = {
      ...(limits.only?.length ? { wide: level.search.narrow } : {}),
      ...(limits.always || limits.simulations !== undefined ? { tolerance: 0 } : {}),
    };
    const turns = tree.start(state, seat, level.search, limits.seed ?? 0, weights, stream, streams, changed);
    if (limits.only?.length) tree.restrictTo(limits.only);
    if (turns > 1 || limits.only?.length || limits.always)
      await advance(tree, shareOf(simulationsOf(level, limits), stream, streams), begin, limits);
    return tree.found();
  }
}

/** The most simulations of a level within these limits; null: as many as there is time for. */
export function simulationsOf(level: Pick<Level, "simulations">, { simulations, times = 1 }: Limits): number | null {
  return simulations ?? (level.simulations === null ? null : times * level.simulations);
}

/** The simulations of one of several searches: together they have as many as one alone would. */
export function shareOf(simulations: number | null, stream: number, streams: number): number {
  if (simulations === null) return Infinity;
  return Math.floor(simulations / streams) + (stream < simulations % streams ? 1 : 0);
}

/** How many simulations there will be after so many in some milliseconds, with at most so many in all; 0: nobody knows. */
function expected(simulations: number, most: number, passed: number, allowed: number): number {
  const reached = simulations ? Math.floor((simulations * allowed) / Math.max(passed, 0.001)) : Infinity;
  const found = Math.min(most, reached);
  return Number.isFinite(found) ? found : 0;
}

/** Runs simulations in slices, up to a number of them or a limit. */
async function advance(tree: TreeSearch, most: number, begin: number, limits: Limits): Promise<void> {
  const end = limits.seconds === undefined ? Infinity : begin + 1000 * limits.seconds;
  const least = limits.always ? 1 : 0;
  let size = 1;
  let took = 0;
  const goesOn = (): boolean => tree.simulations < least || performance.now() + took < end;
  while (tree.simulations < most && !tree.isSettled && !limits.signal?.aborted && goesOn()) {
    const count = Math.min(size, most - tree.simulations);
    const before = performance.now();
    tree.expect(expected(tree.simulations, most, before - begin, end - begin));
    tree.run(count);
    took = performance.now() - before;
    size = Math.max(1, Math.floor(count * Math.min(GROWTH, SLICE_MS / Math.max(took, 0.001))));
    limits.onProgress?.(tree.simulations);
    await pause();
  }
}

/** Lets messages come in. A timer would wait for some milliseconds each time. */
async function pause(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(0);
  });
  port1.close();
}
