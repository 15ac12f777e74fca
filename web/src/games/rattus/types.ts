// The view of Rattus as the server sends it. The client adds nothing to it and judges nothing by it.

export interface Token {
  origin: "setup" | "supply";
  /** Seats that know the face. */
  seen?: number[];
  /** Only if the viewer may know it. */
  face?: string | null;
}

export interface Region {
  cubes: number[];
  tokens: Token[];
}

export interface Ravage {
  region: string;
  population: number;
  neutral: number;
  lost: number[];
  final: boolean;
}

export interface Turn {
  taken: boolean;
  added: boolean;
  used: string[];
}

export type Round = "setup" | "regular" | "final" | "ravage" | "over";

export interface Detail {
  region?: string;
  to?: string;
  token?: string;
  left?: number;
}

export interface View {
  game: "rattus";
  options: { players: number; cards: string[]; rules: string; start?: number | string };
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
  cards: Record<string, number | null>;
  plague: string | null;
  supply: number;
  used: string[];
  hidden: Record<string, number>;
  ravage: Ravage | null;
  scores: number[];
  ranking: number[] | null;
  places: number[] | null;
}
