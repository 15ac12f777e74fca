import type { Description } from "./description.ts";
import type { Found } from "./search.ts";

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
      readonly seconds: number | undefined;
      readonly stream: number;
      readonly streams: number;
    }
  | { readonly kind: "stop"; readonly id: number };

/** What a worker answers. */
export type Reply =
  | { readonly kind: "progress"; readonly id: number; readonly simulations: number }
  | { readonly kind: "found"; readonly id: number; readonly found: Found }
  | { readonly kind: "turn"; readonly id: number; readonly answers: number[] }
  | { readonly kind: "error"; readonly id: number; readonly message: string };
