// What the page and its worker say to each other on a site without a server.

/** A request to the worker, what begins and ends listening to a table, or how bots whose module has failed go on. */
export type ToWorker =
  | { readonly kind: "begin"; readonly base: string; readonly folder: string }
  | {
      readonly kind: "ask";
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly query: Readonly<Record<string, string>>;
      readonly body: string;
    }
  | { readonly kind: "listen"; readonly id: number; readonly table: string; readonly since: number }
  | { readonly kind: "leave"; readonly id: number }
  | { readonly kind: "bots"; readonly atRandom: boolean };

/** How far the start of Python is, in bytes of its files. */
export type Progress =
  | { readonly phase: "loading"; readonly loaded: number; readonly total: number }
  | { readonly phase: "starting" }
  | { readonly phase: "ready" }
  | { readonly phase: "failed"; readonly what: string };

/** An answer with its status, or what comes without a request. `body` is JSON, or a record. Progress comes only while something waits for Python, but that it is ready comes always. */
export type FromWorker =
  | { readonly kind: "answer"; readonly id: number; readonly status: number; readonly body: string }
  | { readonly kind: "heard"; readonly id: number; readonly data: string }
  | { readonly kind: "progress"; readonly progress: Progress }
  | { readonly kind: "bots-failed"; readonly what: string };
