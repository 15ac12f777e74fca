// The view of Rattus as the server sends it. The client adds nothing to it and judges nothing by it.

export interface Token {
  origin: "setup" | "supply" | "drawn";
  /** Seats that know the face. */
  seen?: number[];
  /** Only if the viewer may know it. */
  face?: string | null;
}

export interface Region {
  cubes: number[];
  tokens: Token[];
  /** By seat: the potions of each cube that carries any. */
  potions: Record<string, number[]>;
}

export interface Ravage {
  region: string;
  population: number;
  neutral: number;
  /** Nuns that count here. */
  nuns: number;
  lost: number[];
  final: boolean;
  /** Its rats lie open, and the player on turn chooses their order. */
  ordered: boolean;
}

export interface UntilEnd {
  rats: number;
  rats_at_start: number;
  /** By seat: cubes that are not on the board. */
  cubes: number[];
  /** Turns in which neither a rat nor a cube would have to come to the board. */
  turns: number;
}

export interface Turn {
  taken: boolean;
  added: boolean;
  used: string[];
}

export type Round = "setup" | "regular" | "final" | "ravage" | "over";

/** What the open question is about, in the words of the notation. */
export interface Detail {
  region?: string | null;
  to?: string | null;
  token?: string | null;
  cube?: string | null;
  link?: string | null;
  card?: string | null;
  number?: number;
  left?: number;
  steps?: number;
  together?: boolean;
}

export interface View {
  game: "rattus";
  options: { players: number; cards: string | string[]; rules: string; start?: number | string };
  viewer: number | null;
  length: number;
  round: Round;
  seat: number;
  start_seat: number | null;
  last_seat: number | null;
  actor: number | "chance" | null;
  question: string | null;
  legal: string[];
  final: string[];
  detail: Detail;
  turn: Turn;
  regions: Record<string, Region>;
  palace: number[];
  stock: number[];
  /** The cards in play with their holders. */
  cards: Record<string, number | null>;
  plague: string | null;
  supply: number;
  /** What is left before each thing that triggers the end; null from the final round on. */
  until_end: UntilEnd | null;
  used: string[];
  hidden: Record<string, number>;
  /** Links, in the order of the walls' numbers; regions, in the order of the nuns' and bishops'. */
  walls: string[];
  nuns: string[];
  bishops: string[];
  /** Cubes on the Baker's card, by seat. */
  baker: number[];
  /** Null: there is no end of them. */
  potions_left: number | null;
  ravage: Ravage | null;
  advice: string[];
  code: string | null;
  scores: number[];
  ranking: number[] | null;
  places: number[] | null;
}
