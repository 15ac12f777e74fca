// The view of Carcassonne as the server sends it. The client adds nothing to it and judges nothing by it.
//
// A place is "x,y", a lay "x,y rN", a part of a tile on the board "x,y c0".

export type FigureKind = "follower" | "large" | "abbot";
export type FeatureKind = "city" | "road" | "monastery" | "garden" | "field" | "river";

export interface Figure {
  seat: number;
  kind: FigureKind;
  /** Feature of the unturned tile. */
  on: string;
  sick: boolean;
  /** Numbers of the markers that make it sick. */
  because: number[];
}

export interface Laid {
  at: string;
  tile: string;
  /** Quarter turns clockwise. */
  r: number;
  turn: number;
  /** Number of the marker that lies here. */
  marker?: number;
  /** The turn in which a marker last left. */
  left?: number;
  followers: Figure[];
  /** The tile that waits for a follower. */
  follower_due?: boolean;
}

export interface Marker {
  number: number;
  at: string;
  /** Where its next step leads; null: it stays. Absent while something is shown that changes it. */
  next?: string | null;
}

/** A figure that will fall sick or recover at the next step of the plague, if nothing else happens before. */
export interface Change {
  at: string;
  on: string;
  seat: number;
  kind: FigureKind;
  /** Whether it will be sick. */
  sick: boolean;
  /** Numbers of the markers that will make it sick. */
  because: number[];
}

/** Why a marker goes where it goes. */
export interface Reason {
  /** Between how many tiles beside it it could choose. */
  free: number;
  /** The chosen one never held a marker; else it was left longest ago. */
  fresh: boolean;
  /** How many are as good. */
  equal: number;
}

/** What a step of the plague would do if nothing were laid before it. */
export interface Ahead {
  /** Where the markers would lie, by number. */
  markers: string[];
  /** Who would be sick or well then and isn't now. */
  changes: Change[];
}

/** A feature with a figure on it. */
export interface Feature {
  id: string;
  kind: FeatureKind;
  parts: string[];
  tiles: number;
  pennants: number;
  /** Filled places around a monastery or garden. */
  filled: number;
  /** Completed cities that a field touches. */
  cities: string[];
  open: number;
  complete: boolean;
  inn: boolean;
  cathedral: boolean;
  /** A city that scores by the older rule for two tiles. */
  small: boolean;
  affected: boolean;
  /** Place and part of every figure. */
  followers: [string, string][];
  /** Healthy strength by seat. */
  strength: number[];
  /** Number of sick figures by seat. */
  sick: number[];
  /** Seats that would score now. */
  owners: number[];
  /** What it would bring now. */
  value: number;
}

/** What a side of a tile shows. */
export type Terrain = "city" | "road" | "field" | "river";

/** An empty place beside a laid tile, how many of the remaining tiles fit there, and what they must show by side (`N` …). */
export interface Cell {
  at: string;
  fits: number;
  wants: Record<string, Terrain>;
}

/** Why the drawn tile doesn't fit into an empty place. */
export interface Misfit {
  why: "sides" | "away";
  rule: string;
  /** As it comes nearest to fitting: how it is turned, and the sides that clash then. */
  r?: number;
  clashes?: { side: string; shows: Terrain; meets: Terrain }[];
}

/** Why nobody can be set on a part of a tile. */
export interface Refused {
  why: "held" | "river" | "farmers" | "supply" | "abbot";
  rule: string;
  /** Who stands there already. */
  seats?: number[];
}

/** What an answer about a figure would do. */
export interface Setting {
  /** Points by seat at once; absent where nobody gets any. */
  gains?: number[];
  /** It stands sick at once, or is sick where it is taken from. */
  sick?: boolean;
  /** It will be sick after the step of the plague that ends the turn. */
  soon?: boolean;
  /** Healthy strength by seat in the feature afterwards; absent where nobody has any. */
  strength?: number[];
  /** What the feature is worth as it lies. */
  worth?: number;
}

/** By answer: `c0`, `large c0`, `abbot m0`, `take abbot`, `none`. */
export type Settings = Record<string, Setting>;

export interface Lay {
  /** The tile brings a marker. */
  marker: boolean;
  gains: number[];
  followers: Settings;
  /** By part: why nobody can be set there. */
  refused: Record<string, Refused>;
}

export interface Supply {
  follower: number;
  large?: number;
  abbot?: number;
}

export interface Options {
  players: number;
  plague: boolean;
  plague_tiles: number;
  grace: number;
  spread: "move" | "copy";
  reach: "near" | "tile" | "feature" | "bordering" | "wide";
  /** Only where it is not `none`. */
  obstacles?: "completed";
  /** Only where it is so. */
  last_step?: true;
  farmers: boolean;
  small_cities: number;
  river: boolean;
  inns: boolean;
  abbot: boolean;
  start: number | "random";
}

export interface View {
  game: "carcassonne";
  options: Options;
  viewer: number | null;
  length: number;
  /** Whose turn it is; null until it is drawn who begins. */
  seat: number | null;
  turn_number: number;
  over: boolean;
  actor: number | "chance" | null;
  question: "start seat" | "draw" | "lay" | "follower" | null;
  legal: string[];
  final: string[];
  /** Drawn, waits to be laid. */
  tile: string | null;
  /** In the order laid. */
  board: Laid[];
  /** The markers will take another step. */
  spreads: boolean;
  markers: Marker[];
  /** By number; null for a marker that stays. */
  reasons: (Reason | null)[];
  /** Parts on which each marker makes sick, by number. */
  zones: string[][];
  forecast: Change[];
  /** The next steps one after the other; the first one is the forecast. */
  ahead: Ahead[];
  features: Feature[];
  cells: Cell[];
  stack: Record<string, number>;
  left: number;
  discarded: string[];
  supplies: Supply[];
  scores: number[];
  ranking: number[] | null;
  places: number[] | null;
  /** Only for the seat that is asked where the tile goes. */
  lays?: Record<string, Lay>;
  /** The same: why it can't go into the other empty places. */
  misfits?: Record<string, Misfit>;
  /** Only for the seat that is asked for a follower. */
  followers?: Settings;
  refused?: Record<string, Refused>;
}

/** The drawn tile where the player tries it. */
export interface GhostTile {
  tile: string;
  at: string;
  r: number;
  legal: boolean;
}

/** What is looked at: a feature by one of its parts "x,y c0", a plague marker by its number, an empty place by its name. */
export interface Looked {
  kind: "feature" | "marker" | "hole";
  id: string;
}

/** A place for a figure on the tile that is being laid. */
export interface Spot {
  answer: string;
  on: string;
  figure: FigureKind;
  sick: boolean;
  chosen: boolean;
}
