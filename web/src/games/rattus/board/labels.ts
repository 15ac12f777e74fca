// What the map says. Each text is asked for where it is drawn, so that it follows the language; `words/boardlabels.ts` gives them.
import type { Token, View } from "../model/types";

export interface Labels {
  map(): string;
  /** Zoom in or out, or show all of the map again. */
  zoom(way: "in" | "out" | "fit"): string;
  sea(name: string): string;
  regionName(id: string): string;
  /** A region with all that is in it; `choice`: it can be chosen. */
  region(id: string, view: View, choice: boolean): string;
  /** A border that can be chosen. */
  link(id: string): string;
  wall(number: number, link: string): string;
  guest(kind: "nun" | "bishop", number: number, region: string): string;
  plague(region: string): string;
  /** Cubes of a seat that can be chosen. */
  cubes(seat: number, region: string, count: number): string;
  /** A rat; `open`: everybody knows its face. */
  token(id: string, token: Token, open: boolean, choice: boolean): string;
  /** How many cubes are there, and how many would be added. */
  more(there: number, count: number): string;
  palace(): string;
  palaceCubes(cubes: readonly number[]): string;
}
