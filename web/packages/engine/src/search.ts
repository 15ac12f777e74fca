import type { Beam, SearchLayout, SearchNumbers } from "./description.ts";
import { writeField, type Block, type Call, type Engine } from "./engine.ts";
import { States } from "./states.ts";

/** A turn of the seat to play, with its results in simulations; `result` and `win` are by seat, empty before the first. */
export interface Candidate {
  readonly answers: number[];
  readonly visits: number;
  readonly score: number;
  /** Mean value where simulations ended, in points of the game. */
  readonly result: number[];
  /** Mean chance to win there. */
  readonly win: number[];
}

/** What a tree search found: turns, best evaluation first, and their statistics, to be added to those of parallel searches. */
export interface Found {
  readonly seat: number;
  readonly players: number;
  readonly turns: number[][];
  readonly stats: number[][];
  readonly simulations: number;
}

/** Beams of a tree search, in the order of its buffers. */
const BEAMS = ["wide", "next", "narrow"] as const;

/** The layout of the searches. Throws an error if a game has none. */
export function layoutOf(engine: Engine): SearchLayout {
  const found = engine.description.search;
  if (!found) throw new Error(`${engine.description.game} has no search`);
  return found;
}

/** Writes settings and weights to one of several buffers. */
function writeBeam(
  engine: Engine,
  buffers: Block,
  number: number,
  beam: Beam,
  seed: number,
  weights: readonly number[],
) {
  const { bytes, fields } = layoutOf(engine).buffers;
  const view = new DataView(engine.memory.buffer);
  for (const [name, value] of Object.entries({ ...beam, seed, table: weights })) {
    const field = fields[name];
    if (field)
      writeField(view, buffers.at + number * bytes + field[0], field[1], typeof value === "number" ? [value] : value);
  }
}

/** The beam search for one turn. */
export class BeamSearch {
  readonly #engine: Engine;
  readonly #states: States;
  readonly #buffers: Block;
  readonly #call: Call;

  /** Makes room. */
  constructor(engine: Engine) {
    const { slots, mostOptions } = layoutOf(engine);
    this.#engine = engine;
    this.#states = new States(engine, slots);
    this.#buffers = engine.block("buffers", 1);
    const { block: states, rows: raw } = this.#states;
    const [words, weights] = [engine.block("words", 1), engine.block("weights", mostOptions)];
    this.#call = engine.bind("best_turn", { states, raw, buffers: this.#buffers, words, weights });
  }

  /** Returns the answers of the best turn, up to the next question to chance or another seat. */
  plan(state: Uint8Array, seat: number, beam: Beam, seed: number, weights: readonly number[]): number[] {
    const { root, buffers } = layoutOf(this.#engine);
    writeBeam(this.#engine, this.#buffers, 0, beam, seed, weights);
    this.#states.write(root, state);
    this.#states.set(root, "logging", [0]);
    const slot = this.#call({ seat });
    const { plan, length } = buffers.fields;
    if (!plan || !length) throw new Error("the description has no plans");
    const count = Number(this.#engine.numbers(this.#buffers.at + length[0] + 8 * slot, 1)[0]);
    const row = this.#buffers.at + plan[0] + 8 * slot * (plan[2][1] ?? 0);
    return Array.from(this.#engine.numbers(row, count), Number);
  }
}

/** How a seat plays on in playouts: by its beam search, with the weights of a level. */
export interface Policy {
  readonly beam: Beam;
  readonly weights: readonly number[];
}

/** Playouts: a position played to its end many times, each seat by a beam search, on other luck every time. */
export class Playouts {
  readonly #engine: Engine;
  readonly #states: States;
  readonly #blocks: Readonly<Record<"buffers" | "turns" | "results" | "control", Block>>;
  readonly #call: Call;

  /** Makes room for so many results. */
  constructor(engine: Engine, most: number) {
    const { treeSlots, mostOptions, seats, playouts } = layoutOf(engine);
    this.#engine = engine;
    this.#states = new States(engine, treeSlots);
    this.#blocks = {
      buffers: engine.block("buffers", seats),
      turns: engine.block("turns", 1),
      results: engine.block("results", most),
      control: engine.block("control", playouts.control.policy + seats),
    };
    this.#call = engine.bind("play_to_end", {
      ...this.#blocks,
      states: this.#states.block,
      raw: this.#states.rows,
      words: engine.block("words", playouts.generators),
      weights: engine.block("weights", mostOptions),
      values: engine.block("values", playouts.results.end),
    });
  }

  /** Returns how many seats a state has. */
  playersIn(state: Uint8Array): number {
    const { start } = layoutOf(this.#engine);
    this.#states.write(start, state);
    return this.#states.get(start, "players")[0] ?? 0;
  }

  /** Takes a position as a seat knows it, and how each seat plays on. */
  start(state: Uint8Array, policies: readonly Policy[], seed: number): void {
    const { start, beamSeed, playouts } = layoutOf(this.#engine);
    this.#states.write(start, state);
    this.#states.set(start, "logging", [0]);
    policies.forEach(({ beam, weights }, seat) => {
      writeBeam(this.#engine, this.#blocks.buffers, seat, beam, beamSeed, weights);
      this.#set(playouts.control.policy + seat, seat);
    });
    this.#set(playouts.control.seed, seed);
  }

  /** Returns the results of so many playouts from number `first` on, which begin with some answers. */
  run(first: number, count: number, answers: readonly number[] = []): number[][] {
    const { turnLength, playouts } = layoutOf(this.#engine);
    const { turns, results } = this.#blocks;
    const turn = new Int32Array(this.#engine.memory.buffer, turns.at, turnLength + 1);
    turn.set(answers);
    turn[turnLength] = answers.length;
    this.#set(playouts.control.first, first);
    this.#call({ count });
    return Array.from({ length: count }, (_, row) =>
      Array.from(this.#engine.numbers(results.at + row * results.stride, playouts.results.end), Number),
    );
  }

  #set(place: number, value: number) {
    this.#engine.numbers(this.#blocks.control.at, this.#blocks.control.count)[place] = BigInt(value);
  }
}

/** The tree search over turns of all seats. */
export class TreeSearch {
  readonly #engine: Engine;
  readonly #states: States;
  readonly #blocks: Readonly<Record<"buffers" | "keys" | "nodes" | "turns" | "stats" | "results" | "control", Block>>;
  readonly #call: Call;
  #players = 0;

  /** Makes room for a tree with so many nodes. */
  constructor(engine: Engine, nodes: number) {
    const { treeSlots, mostOptions, control, path, seats, rootRows, nodeRows } = layoutOf(engine);
    this.#engine = engine;
    this.#states = new States(engine, treeSlots);
    const rows = rootRows + (nodes - 1) * nodeRows;
    this.#blocks = {
      buffers: engine.block("buffers", BEAMS.length),
      keys: engine.block("keys", nodes),
      nodes: engine.block("nodes", nodes),
      turns: engine.block("turns", rows),
      stats: engine.block("stats", rows),
      results: engine.block("results", rootRows),
      control: engine.block("control", control.length),
    };
    this.#call = engine.bind("search_tree", {
      ...this.#blocks,
      states: this.#states.block,
      raw: this.#states.rows,
      words: engine.block("words", 1),
      weights: engine.block("weights", mostOptions),
      path: engine.block("path", path),
      values: engine.block("values", seats),
      luck: engine.block("luck", seats),
    });
  }

  /** Finds the turns of the seat to play, as `viewer` knows the state, and returns how many will be compared.
   * Parallel searches, each a stream of so many, find the same turns and try them on different luck. `changed` replaces settings for every number of players. */
  start(
    state: Uint8Array,
    viewer: number,
    settings: SearchNumbers,
    seed: number,
    weights: readonly number[],
    stream = 0,
    streams = 1,
    changed: Partial<SearchNumbers> = {},
  ): number {
    const { start, control, streamStride, beamSeed } = layoutOf(this.#engine);
    this.#states.write(start, state);
    this.#states.set(start, "logging", [0]);
    this.#players = this.#states.get(start, "players")[0] ?? 0;
    const own = { ...(settings.players?.[this.#players] ?? settings), ...changed };
    BEAMS.forEach((name, i) => writeBeam(this.#engine, this.#blocks.buffers, i, own[name], beamSeed, weights));
    this.#engine.numbers(this.#blocks.keys.at, this.#blocks.keys.count).fill(0n);
    const numbers = { ...own, viewer, seed: seed + stream * streamStride, stream, streams } as Record<string, unknown>;
    control.forEach((name, i) => {
      const value = numbers[name];
      this.#control[i] = typeof value === "number" ? BigInt(value) : 0n;
    });
    return this.run(0);
  }

  /** Compares only this turn. To be called before the first simulation. */
  restrictTo(answers: readonly number[]): void {
    const { turnLength, stats } = layoutOf(this.#engine);
    const { nodes, turns, stats: statBlock } = this.#blocks;
    this.#engine.numbers(nodes.at, 2)[1] = 1n;
    const turn = new Int32Array(this.#engine.memory.buffer, turns.at, turnLength + 1);
    turn.set(answers);
    turn[turnLength] = answers.length;
    this.#engine.numbers(statBlock.at, stats.prior + 1)[stats.prior] = 0n;
  }

  /** Sets how many simulations there will be: the fewer are left, the fewer turns are compared. 0: nobody knows. */
  expect(simulations: number): void {
    this.#control[layoutOf(this.#engine).control.indexOf("expected")] = BigInt(simulations);
  }

  /** Runs so many more simulations, or fewer if the search is settled, and returns how many turns are compared. */
  run(count: number): number {
    return this.#call({ count });
  }

  /** How many simulations there were since the start. */
  get simulations(): number {
    return this.#counted("simulations");
  }

  /** Whether it ended because more simulations would gain nothing. */
  get isSettled(): boolean {
    return this.#counted("settled") === 1;
  }

  /** Returns what was found so far. */
  found(): Found {
    const { turnLength, stats } = layoutOf(this.#engine);
    const [seat = 0, count = 0] = Array.from(this.#engine.numbers(this.#blocks.nodes.at, 2), Number);
    const { turns: turnBlock, stats: statBlock } = this.#blocks;
    const turns = [];
    const rows = [];
    for (let i = 0; i < count; i++) {
      const turn = new Int32Array(this.#engine.memory.buffer, turnBlock.at + i * turnBlock.stride, turnLength + 1);
      turns.push([...turn.subarray(0, turn[turnLength])]);
      const columns = stats.wins + layoutOf(this.#engine).seats;
      rows.push(Array.from(this.#engine.numbers(statBlock.at + i * statBlock.stride, columns), Number));
    }
    return { seat, players: this.#players, turns, stats: rows, simulations: this.simulations };
  }

  #counted(name: string): number {
    return Number(this.#control[layoutOf(this.#engine).control.indexOf(name)]);
  }

  get #control(): BigInt64Array {
    return this.#engine.numbers(this.#blocks.control.at, this.#blocks.control.count);
  }
}

/** Adds up what parallel searches of one position found. */
export function added(all: readonly Found[], layout: SearchLayout): Found {
  const [first, ...others] = all;
  if (!first) throw new Error("there is no search to add up");
  const { prior } = layout.stats;
  const stats = first.stats.map((row, i) =>
    row.map((value, j) => (j === prior ? value : others.reduce((sum, it) => sum + (it.stats[i]?.[j] ?? 0), value))),
  );
  return { ...first, stats, simulations: all.reduce((sum, it) => sum + it.simulations, 0) };
}

/** Returns turns with their results, best first: the first is the turn to play. */
export function ranked(found: Found, layout: SearchLayout, settings: SearchNumbers): Candidate[] {
  const { tries, prior, sums, values, wins } = layout.stats;
  const { trust, caution, steady } = settings.players?.[found.players] ?? settings;
  const column = (index: number) => found.stats.map((row) => row[index] ?? 0);
  const total = (index: number) => column(index).reduce((sum, value) => sum + value, 0);
  const mean = total(sums + found.seat) / Math.max(total(tries), 1);
  const base = found.stats[0]?.[prior] ?? 0;
  const candidates = found.turns.map((answers, i) => {
    const row = found.stats[i] ?? [];
    const at = (index: number) => row[index] ?? 0;
    const visits = at(tries);
    const guess = steady ? mean : mean + at(prior) - base;
    const score = (at(sums + found.seat) + trust * guess) / (visits + trust) + (steady ? at(prior) : 0);
    const means = (begin: number, unit: number) =>
      visits ? row.slice(begin, begin + found.players).map((sum) => sum / visits / unit) : [];
    return {
      answers,
      visits,
      score: score - caution / Math.sqrt(visits + 1),
      result: means(values, layout.point),
      win: means(wins, layout.certain),
    };
  });
  return candidates.sort((one, other) => other.score - one.score);
}
