// The drawn map: outlines and places for every piece, made by `npm run map` from the board's data.
import { cubeAt, endsOf, place } from "../model/answers";
import type { Box } from "../../../lib/board/camera";
import json from "./map.json";

export interface Spot {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export interface MapRegion {
  path: string;
  label: Spot & Size;
  tokens: Spot[];
  cubes: Spot[];
  /** The badge with the population. */
  badge: Spot;
  plague: Spot;
  nun: Spot;
  bishop: Spot;
  centre: Spot;
  /** Left, top, right, bottom of the outline. */
  box: [number, number, number, number];
}

export interface MapLink {
  kind: "border" | "arrow";
  path: string;
  mid: Spot & { angle: number };
}

interface Chart {
  viewBox: [number, number, number, number];
  land: string;
  coast: string;
  graticule: string;
  /** What a rat, a cube and the other pieces take up. */
  token: number;
  cube: number;
  badge: Size;
  plague: Size;
  nun: Size;
  bishop: Size;
  regions: Record<string, MapRegion>;
  links: Record<string, MapLink>;
  palace: Spot & { width: number; height: number; label: Spot; cubes: Spot[] };
  compass: Spot & { r: number };
  sea: (Spot & { angle: number; size: number; name: string })[];
}

export const map = json as unknown as Chart;

export const WHOLE: Box = { x: map.viewBox[0], y: map.viewBox[1], w: map.viewBox[2], h: map.viewBox[3] };

/** What has to be seen: these regions and the palace. */
export function seenOf(ids: readonly string[]): Box[] {
  const { x, y, width, height } = map.palace;
  const boxes = ids.map((id) => {
    const [left, top, right, bottom] = (map.regions[id] as MapRegion).box;
    return { x: left, y: top, w: right - left, h: bottom - top };
  });
  return [...boxes, { x, y, w: width, h: height }];
}

/** The regions linked to a region by border or arrow, among those given. */
export function neighbours(id: string, among: readonly string[]): string[] {
  return Object.keys(map.links)
    .map((link) => link.split("-"))
    .filter((pair) => pair.includes(id))
    .map(([a, b]) => (a === id ? b : a) as string)
    .filter((other) => among.includes(other));
}

export function spotAt(id: string): Spot | null {
  const token = place(id);
  if (token) return map.regions[token.region]?.tokens[token.slot - 1] ?? null;
  const cube = cubeAt(id);
  if (cube) return map.regions[cube.region]?.cubes[cube.seat] ?? null;
  return endsOf(id) ? (map.links[id]?.mid ?? null) : null;
}
