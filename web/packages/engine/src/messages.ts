import type { Beam, Description } from "./description.ts";
import type { Found } from "./search.ts";

/** A state that asks a seat, as that seat knows it. */
export interface AskedState {
  readonly state: Uint8Array;
  readonly seat: number;
}

/** Two turns of a seat to be played to the end of the game, `count` times each from playout number `first` on. */
export interface AskedPairs extends AskedState {
  readonly turns: readonly (readonly number[])[];
  readonly first: number;
  readonly count: number;
  readonly seconds: number;
}

/** Sums over pairs of playouts: how many, what the first turn won more than the second, its square, and how long they took. */
export interface PairSums {
  readonly pairs: number;
  readonly total: number;
  readonly squares: number;
  readonly seconds: number;
}

/** What a pool asks of a worker. */
export type Request =
  | { readonly kind: "load"; readonly description: Description; readonly module: WebAssembly.Module }
  | {
      readonly kind: "search";
      readonly id: number;
      readonly level: string;
      readonly state: Uint8Array;
      readonly seat: number;
      readonly seed: number;
      readonly simulations: number | undefined;
      readonly times: number | undefined;
      readonly seconds: number | undefined;
      readonly stream: number;
      readonly streams: number;
      readonly only: readonly number[] | undefined;
      readonly always: boolean | undefined;
    }
  | {
      readonly kind: "plans";
      readonly id: number;
      readonly level: string;
      readonly states: readonly AskedState[];
      readonly beam: Beam;
    }
  | { readonly kind: "pairs"; readonly id: number; readonly level: string; readonly asked: AskedPairs }
  | { readonly kind: "stop"; readonly id: number };

/** What a worker answers. */
export type Reply =
  | { readonly kind: "progress"; readonly id: number; readonly simulations: number }
  | { readonly kind: "found"; readonly id: number; readonly found: Found }
  | { readonly kind: "turn"; readonly id: number; readonly answers: number[] }
  | { readonly kind: "plans"; readonly id: number; readonly plans: readonly (readonly number[])[] }
  | { readonly kind: "pairs"; readonly id: number; readonly sums: PairSums }
  | { readonly kind: "error"; readonly id: number; readonly message: string };
