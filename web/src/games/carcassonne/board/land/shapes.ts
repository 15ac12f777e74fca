// What a landscape is made of. Everything is in hundredths of the unturned tile.
import type { Point } from "../geometry";

export interface City {
  id: string;
  outline: Point[];
  /** The walls, each from one corner of the tile to another. */
  walls: Point[][];
}

/** A road or a river: its middle line. */
export interface Way {
  id: string;
  line: Point[];
}

/** A round area: the ground of a monastery, the lake of a river's mouth. */
export interface Ground {
  id: string;
  at: Point;
  r: number;
}

export interface Field {
  id: string;
  outlines: Point[][];
}

/** Where a road passes over something else, and its direction there. */
export interface Bridge {
  at: Point;
  along: Point;
  over: "river" | "road";
}

export interface Gate {
  at: Point;
  /** One step out of the city. */
  out: Point;
}

export interface Landscape {
  cities: City[];
  roads: Way[];
  rivers: Way[];
  lakes: Ground[];
  monasteries: Ground[];
  fields: Field[];
  bridges: Bridge[];
  gates: Gate[];
  /** Where three or more roads meet. */
  village: Point | null;
  /** The end of a road that meets no other. */
  farm: Point | null;
  /** How far a point is from everything that is no field; in a city, below zero, how far from its walls. */
  clear: (point: Point) => number;
}
