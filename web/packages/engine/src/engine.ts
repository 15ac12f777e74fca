import type { Description, Mode, Parameter } from "./description.ts";

/** The format of descriptions that this runtime reads. */
export const FORMAT = 1;
const PAGE = 65536;
/** Items begin at multiples of so many bytes: a cache line. */
const LINE = 64;

/** An array in the memory of a module. */
export interface Block {
  readonly at: number;
  readonly count: number;
  /** Distance of its items, or of its rows. */
  readonly stride: number;
}

/** Calls a mode of the entry: takes its integers by name, and returns its result. */
export type Call = (numbers?: Readonly<Record<string, number>>) => number;

type Entry = (...values: (number | bigint)[]) => number;

/** The compiled rules and searches of a game, with memory of their own. Not for two searches at the same time. */
export class Engine {
  readonly description: Description;
  readonly memory: WebAssembly.Memory;
  readonly #serve: Entry;
  readonly #parameters: ReadonlyMap<string, Parameter>;
  readonly #result: number;
  #end: number;

  /** Takes the description and a compiled module. Throws an error for a description of another format. */
  constructor(description: Description, module: WebAssembly.Module) {
    if (description.format !== FORMAT)
      throw new Error(`the description has format ${description.format}, not ${FORMAT}`);
    const { memory, serve } = new WebAssembly.Instance(module).exports;
    this.description = description;
    this.memory = memory as WebAssembly.Memory;
    this.#serve = serve as unknown as Entry;
    this.#parameters = new Map(description.parameters.map((each) => [each.name, each]));
    this.#end = description.stack;
    this.#result = this.room(2 * 8);
  }

  /** Compiles a module and returns its engine. Take its bytes from `fetch`, with the integrity of the description. */
  static async load(description: Description, bytes: BufferSource): Promise<Engine> {
    return new Engine(description, await WebAssembly.compile(bytes));
  }

  /** Returns the address of so many bytes of new memory, all 0. */
  room(bytes: number): number {
    const at = Math.ceil(this.#end / LINE) * LINE;
    this.#end = at + bytes;
    const missing = this.#end - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return at;
  }

  /** Returns new room for the array that a parameter takes. */
  block(name: string, count: number): Block {
    const { bytes, columns } = this.#parameter(name);
    const stride = bytes * (columns || 1);
    return { at: this.room(count * stride), count, stride };
  }

  /** Returns a look at 64-bit numbers in memory, until more room is made. */
  numbers(at: number, count: number): BigInt64Array {
    return new BigInt64Array(this.memory.buffer, at, count);
  }

  /** Returns a look at bytes in memory, until more room is made. */
  bytes(at: number, count: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, at, count);
  }

  /** Returns a call of a mode with these arrays. Throws an error if the module lacks the mode. */
  bind(name: string, blocks: Readonly<Record<string, Block>>): Call {
    const place = this.description.modes.findIndex((each: Mode) => each.name === name);
    if (place < 0) throw new Error(`${this.description.game} has no ${name}`);
    const values: (number | bigint)[] = [this.#result, this.#result + 8, BigInt(place)];
    const integers = new Map<string, number>();
    for (const { name: parameter, bytes, columns } of this.description.parameters) {
      if (!bytes) {
        integers.set(parameter, values.push(0n) - 1);
        continue;
      }
      const { at, count, stride } = blocks[parameter] ?? { at: 0, count: 0, stride: bytes * (columns || 1) };
      const shape = columns ? [count, columns] : [count];
      const strides = columns ? [stride, bytes] : [stride];
      // As numba passes an array: two owners, items, bytes of an item, address, shape, strides
      values.push(
        0,
        0,
        BigInt(count * (columns || 1)),
        BigInt(bytes),
        at,
        ...shape.map(BigInt),
        ...strides.map(BigInt),
      );
    }
    return (numbers = {}) => {
      for (const [parameter, value] of Object.entries(numbers)) {
        const index = integers.get(parameter);
        if (index === undefined) throw new Error(`${name} takes no ${parameter}`);
        values[index] = BigInt(value);
      }
      if (this.#serve(...values) !== 0) throw new RangeError(`${name}: an index is out of bounds`);
      return Number(this.numbers(this.#result, 1)[0]);
    };
  }

  #parameter(name: string): Parameter {
    const found = this.#parameters.get(name);
    if (!found) throw new Error(`${this.description.game} has no array ${name}`);
    return found;
  }
}

/** Writes a number, or a row or grid of numbers, to a field of a record. */
export function writeField(view: DataView, at: number, bytes: number, values: readonly number[]): void {
  values.forEach((value, i) => {
    const place = at + i * bytes;
    if (bytes === 8) view.setBigInt64(place, BigInt(value), true);
    else if (bytes === 4) view.setInt32(place, value, true);
    else if (bytes === 2) view.setInt16(place, value, true);
    else view.setInt8(place, value);
  });
}

/** Reads so many numbers of a field of a record. Numbers beyond 2 to the power of 53 lose their last bits. */
export function readField(view: DataView, at: number, bytes: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => {
    const place = at + i * bytes;
    if (bytes === 8) return Number(view.getBigInt64(place, true));
    if (bytes === 4) return view.getInt32(place, true);
    return bytes === 2 ? view.getInt16(place, true) : view.getInt8(place);
  });
}
