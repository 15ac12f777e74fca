import type { Beam, Description } from "./description.ts";
import type { Found } from "./search.ts";

/** A state that asks a seat, as that seat knows it. */
export interface AskedState {
  readonly state: Uint8Array;
  readonly seat: number;
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
      readonly turns: number | undefined;
    }
  | {
      readonly kind: "plans";
      readonly id: number;
      readonly level: string;
      readonly states: readonly AskedState[];
      readonly beam: Beam;
    }
  | { readonly kind: "stop"; readonly id: number };

/** What a worker answers. */
export type Reply =
  | { readonly kind: "progress"; readonly id: number; readonly simulations: number }
  | { readonly kind: "found"; readonly id: number; readonly found: Found }
  | { readonly kind: "turn"; readonly id: number; readonly answers: number[] }
  | { readonly kind: "plans"; readonly id: number; readonly plans: readonly (readonly number[])[] }
  | { readonly kind: "error"; readonly id: number; readonly message: string };
