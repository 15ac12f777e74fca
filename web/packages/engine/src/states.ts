import type { Field } from "./description.ts";
import { readField, writeField, type Block, type Call, type Engine } from "./engine.ts";

/** Legal answers to a question, as action numbers; for chance with their weights, else with none. */
export interface Answers {
  readonly answers: number[];
  readonly weights: number[];
}

/** States of a game in places from 0 on, and the rules for them. */
export class States {
  readonly engine: Engine;
  readonly block: Block;
  /** The same states as `block`, as rows of the bytes that a search copies. */
  readonly rows: Block;
  readonly #out: Block;
  readonly #weights: Block;
  readonly #words: Block;
  readonly #calls: Readonly<Record<"actor_at" | "legal_at" | "apply_at" | "playout" | "playouts", Call>>;

  /** Makes room for so many states. */
  constructor(engine: Engine, count: number) {
    this.engine = engine;
    this.block = engine.block("states", count);
    this.rows = { ...this.block, stride: engine.description.state.bytes };
    this.#out = engine.block("out", engine.description.mostOptions);
    this.#weights = engine.block("weights", engine.description.mostOptions);
    this.#words = engine.block("words", 1);
    const blocks = { states: this.block, raw: this.rows, out: this.#out, weights: this.#weights, words: this.#words };
    const bound = (name: string) => engine.bind(name, blocks);
    this.#calls = {
      actor_at: bound("actor_at"),
      legal_at: bound("legal_at"),
      apply_at: bound("apply_at"),
      playout: bound("playout"),
      playouts: bound("playouts"),
    };
  }

  /** Writes a state to a place, and what never changes during its game to all other places. */
  write(place: number, state: Uint8Array): void {
    const { bytes, changing, fixed } = this.engine.description.state;
    if (state.length !== bytes) throw new RangeError(`a state has ${bytes} bytes, not ${state.length}`);
    const memory = this.engine.bytes(this.block.at, this.block.count * bytes);
    memory.set(state, this.#offset(place));
    for (let other = 0; other < this.block.count; other++) {
      memory.set(state.subarray(changing, fixed), other * bytes + changing);
    }
  }

  /** Returns the bytes of a state. */
  read(place: number): Uint8Array {
    const { bytes } = this.engine.description.state;
    return this.engine.bytes(this.block.at + this.#offset(place), bytes).slice();
  }

  /** Returns the numbers of a field, row by row. */
  get(place: number, field: string): number[] {
    const [offset, bytes, shape] = this.#field(field);
    const count = shape.reduce((product, length) => product * length, 1);
    return readField(this.#view(), this.block.at + this.#offset(place) + offset, bytes, count);
  }

  /** Writes the numbers of a field, row by row. */
  set(place: number, field: string, values: readonly number[]): void {
    const [offset, bytes] = this.#field(field);
    writeField(this.#view(), this.block.at + this.#offset(place) + offset, bytes, values);
  }

  /** Returns who is asked: a seat, or one of the description's `actors`. */
  actor(place: number): number {
    return this.#calls.actor_at({ place });
  }

  /** Returns the legal answers. */
  legal(place: number): Answers {
    const count = this.#calls.legal_at({ place });
    const isChance = this.actor(place) === this.engine.description.actors.chance;
    const read = (block: Block, length: number) => Array.from(this.engine.numbers(block.at, length), Number);
    return { answers: read(this.#out, count), weights: read(this.#weights, isChance ? count : 0) };
  }

  /** Applies a legal answer, and returns who is asked next. The log of events grows until `logged` is set to 0 again. */
  apply(place: number, answer: number): number {
    return this.#calls.apply_at({ place, answer });
  }

  /** Plays the state at a place to its end at random, and returns how many decisions seats made. */
  playout(place: number, seed: bigint): number {
    this.word = seed;
    return this.#calls.playout({ place });
  }

  /** Copies state 0 to 1 and plays it to its end at random, `count` times; returns how many decisions seats made. */
  playouts(count: number, seed: bigint): number {
    this.word = seed;
    return this.#calls.playouts({ count });
  }

  /** The word of the random generator. */
  get word(): bigint {
    return BigInt.asUintN(64, this.engine.numbers(this.#words.at, 1)[0] ?? 0n);
  }

  set word(word: bigint) {
    this.engine.numbers(this.#words.at, 1)[0] = BigInt.asIntN(64, word);
  }

  #offset(place: number): number {
    if (!(place >= 0 && place < this.block.count)) throw new RangeError(`there is no place ${place}`);
    return place * this.engine.description.state.bytes;
  }

  #field(name: string): Field {
    const found = this.engine.description.state.fields[name];
    if (!found) throw new Error(`a state has no field ${name}`);
    return found;
  }

  #view(): DataView {
    return new DataView(this.engine.memory.buffer);
  }
}
