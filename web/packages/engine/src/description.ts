/** The description of a module, as `ratskeller wasm GAME` writes it beside the module. */

/** The file of the module. */
export interface ModuleFile {
  readonly name: string;
  readonly bytes: number;
  /** Subresource Integrity, for `fetch`. */
  readonly integrity: string;
  readonly isChecked: boolean;
  readonly hasSimd: boolean;
}

/** A parameter of the entry: an int64 if `bytes` is 0, else an array of items of so many bytes. */
export interface Parameter {
  readonly name: string;
  readonly bytes: number;
  /** Length of a row of an array with two dimensions; 0 for one dimension. */
  readonly columns: number;
  /** Whether rows lie in the states, one at the begin of each. */
  readonly isRowApart: boolean;
}

/** What the entry does; its first argument is the place of a mode in the list. */
export interface Mode {
  readonly name: string;
  readonly parameters: readonly string[];
}

/** Offset, size of a number in bytes, and shape of a field: [] for a number. */
export type Field = readonly [offset: number, bytes: number, shape: readonly number[]];

/** The layout of a record. Numbers are signed and little-endian. */
export interface RecordLayout {
  readonly bytes: number;
  readonly fields: Readonly<Record<string, Field>>;
}

/** The layout of a state: a search copies the bytes up to `changing`; those up to `fixed` are the same in all states. */
export interface StateLayout extends RecordLayout {
  readonly changing: number;
  readonly fixed: number;
}

/** Layout and sizes of the searches. */
export interface SearchLayout {
  readonly buffers: RecordLayout;
  readonly root: number;
  readonly slots: number;
  readonly start: number;
  readonly treeSlots: number;
  readonly mostOptions: number;
  readonly path: number;
  readonly seats: number;
  readonly control: readonly string[];
  readonly stats: Readonly<Record<"tries" | "prior" | "sums" | "values" | "wins", number>>;
  readonly turnLength: number;
  readonly rootRows: number;
  readonly nodeRows: number;
  readonly point: number;
  readonly certain: number;
  readonly streamStride: number;
  readonly beamSeed: number;
  readonly playouts: PlayoutLayout;
}

/** Columns of playouts. */
export interface PlayoutLayout {
  readonly generators: number;
  readonly control: Readonly<Record<"seed" | "first" | "policy", number>>;
  /** First columns of a result: shares and points by seat, then so many causes of losses for each; it ends before `end`. */
  readonly results: Readonly<Record<"shares" | "points" | "losses" | "causes" | "end", number>>;
}

/** Settings of a beam search: fields of its buffers. */
export type Beam = Readonly<Record<string, number | readonly number[]>>;

/** Settings of a tree search; numbers beside those that the runtime itself reads go to the search as they are. */
export interface SearchNumbers {
  readonly [name: string]: number | Beam | Readonly<Record<string, SearchNumbers>> | undefined;
  readonly trust: number;
  readonly caution: number;
  readonly steady: number;
  readonly nodes: number;
  readonly wide: Beam;
  readonly next: Beam;
  readonly narrow: Beam;
  /** Settings that replace all of these, by number of players. */
  readonly players?: Readonly<Record<string, SearchNumbers>>;
}

/** How a level plays. */
export interface Level {
  readonly id: string;
  readonly seconds: number | null;
  readonly simulations: number | null;
  /** Which of the `weights` of the description it has. */
  readonly weights: number;
  readonly beam: Beam;
  /** Without it the level plays the best turn of its beam search. */
  readonly search: SearchNumbers | null;
}

/** Everything that a caller of a module has to know. */
export interface Description {
  readonly format: number;
  readonly game: string;
  /** Hash of rules, searches, data and compiler. */
  readonly rules: string;
  readonly players: readonly number[];
  readonly file: ModuleFile;
  /** Memory from here on is free. */
  readonly stack: number;
  readonly modes: readonly Mode[];
  readonly parameters: readonly Parameter[];
  readonly state: StateLayout;
  readonly mostOptions: number;
  /** Who is asked instead of a seat. */
  readonly actors: { readonly chance: number; readonly over: number };
  readonly search: SearchLayout | null;
  readonly weights: readonly (readonly number[])[];
  readonly levels: readonly Level[];
}
