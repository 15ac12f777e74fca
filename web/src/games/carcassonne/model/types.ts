// The view of Carcassonne as the server sends it. The client adds nothing to it and judges nothing by it.
//
// A place is "x,y", a lay "x,y rN", a part of a tile on the board "x,y c0".
import type { CarcassonneEvent as Sent } from "../../../lib/api/events";
import type { Clash, Feature, Figure, FollowerChoice, Marker as SentMarker, View as SentView } from "./views";

export type {
  Cell,
  Feature,
  Figure,
  FollowerChoice as Setting,
  HealthChange as Change,
  Lay,
  Misfit,
  Options,
  PlacedTile as Laid,
  Refusal as Refused,
  Step as Ahead,
  StepReason as Reason,
  Supply,
} from "./views";

/** While an event is shown that changes where a marker goes, its next step is unknown. */
export type Marker = Omit<SentMarker, "next"> & Partial<Pick<SentMarker, "next">>;
export type View = Omit<SentView, "markers"> & { markers: Marker[] };

export type FigureKind = Figure["kind"];
export type FeatureKind = Feature["kind"];
export type Terrain = Clash["shows"];
/** By answer: `c0`, `large c0`, `abbot m0`, `take abbot`, `none`. */
export type Settings = Record<string, FollowerChoice>;

export interface GhostTile {
  tile: string;
  at: string;
  r: number;
  legal: boolean;
}

/** A tile where a turn that is only shown lays it, with whom it sets there; `laid`: it lies there already. */
export interface ShownTile {
  tile: string;
  at: string;
  r: number;
  laid: boolean;
  set: { figure: FigureKind; on: string } | null;
  /** It is the turn of the game, shown beside a better one. */
  played: boolean;
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

/** The events; their types are generated from the Python structs, and here are only names for them. */
export type CarcassonneEvent = Sent;
export type Kind = CarcassonneEvent["kind"];
export type EventOf<K extends Kind> = Extract<CarcassonneEvent, { kind: K }>;
export type Scored = EventOf<"feature-scored">;
