// What the pictures of the book show: tiles as they are laid in a game, with who stands there.
import type { FigureKind, View } from "../model/types";

export interface SceneTile {
  at: string;
  tile: string;
  r?: number;
  marker?: number;
}

export interface SceneFigure {
  at: string;
  on: string;
  seat: number;
  kind?: FigureKind;
  sick?: boolean;
  /** Not set yet. */
  draft?: boolean;
}

export interface Scene {
  land: SceneTile[];
  figures?: SceneFigure[];
  /** The tile that has just been laid, or that is about to be. */
  now?: string;
  /** Markers that move: from place to place. */
  steps?: [string, string][];
  /** Points that are scored, written in the corner of a tile. */
  points?: { at: string; text: string };
}

export function sceneOf({ board }: View): Scene {
  return { land: board, figures: board.flatMap(({ at, followers }) => followers.map((it) => ({ ...it, at }))) };
}

const [RED, BLUE] = [0, 1];

export const SCENES: Record<string, Scene> = {
  lay: {
    land: [
      { at: "0,0", tile: "D" },
      { at: "1,0", tile: "V" },
    ],
    now: "1,0",
  },
  set: {
    land: [
      { at: "0,0", tile: "D" },
      { at: "1,0", tile: "K" },
    ],
    now: "1,0",
    figures: [
      { at: "0,0", on: "r0", seat: BLUE },
      { at: "1,0", on: "c0", seat: RED, draft: true },
      { at: "1,0", on: "f0", seat: RED, draft: true },
    ],
  },
  road: {
    land: [
      { at: "0,0", tile: "W" },
      { at: "1,0", tile: "U", r: 1 },
      { at: "2,0", tile: "W" },
    ],
    figures: [{ at: "1,0", on: "r0", seat: RED }],
    points: { at: "2,0", text: "+3" },
  },
  city: {
    land: [
      { at: "0,0", tile: "E", r: 1 },
      { at: "1,0", tile: "E", r: 3 },
    ],
    figures: [{ at: "0,0", on: "c0", seat: RED }],
    points: { at: "1,0", text: "+4" },
  },
  share: {
    land: [
      { at: "0,0", tile: "E", r: 1 },
      { at: "1,0", tile: "G" },
      { at: "2,0", tile: "E", r: 3 },
    ],
    figures: [
      { at: "0,0", on: "c0", seat: RED },
      { at: "2,0", on: "c0", seat: BLUE },
    ],
    points: { at: "2,0", text: "+6" },
  },
  farm: {
    land: [
      { at: "0,0", tile: "E", r: 1 },
      { at: "1,0", tile: "E", r: 3 },
    ],
    figures: [{ at: "0,0", on: "f0", seat: RED }],
    points: { at: "1,0", text: "+3" },
  },
  open: {
    land: [
      { at: "0,0", tile: "E", r: 1 },
      { at: "1,0", tile: "F" },
    ],
    figures: [{ at: "0,0", on: "c0", seat: RED }],
    points: { at: "1,0", text: "+3" },
  },
  come: {
    land: [
      { at: "0,0", tile: "D" },
      { at: "1,0", tile: "PF", marker: 1 },
    ],
    now: "1,0",
  },
  sick: {
    land: [
      { at: "0,0", tile: "F" },
      { at: "1,0", tile: "G" },
      { at: "2,0", tile: "E", r: 3, marker: 1 },
    ],
    figures: [
      { at: "0,0", on: "c0", seat: RED },
      { at: "1,0", on: "c0", seat: BLUE, sick: true },
    ],
  },
  step: {
    land: [
      { at: "0,0", tile: "B", marker: 1 },
      { at: "1,0", tile: "E", marker: 2 },
      { at: "2,0", tile: "E", r: 1 },
      { at: "0,1", tile: "E", r: 3, marker: 3 },
      { at: "1,1", tile: "E", r: 2, marker: 4 },
    ],
    now: "2,0",
    steps: [
      ["1,0", "2,0"],
      ["1,1", "1,0"],
    ],
  },
  free: {
    land: [
      { at: "0,0", tile: "E", r: 1, marker: 1 },
      { at: "1,0", tile: "G" },
      { at: "2,0", tile: "F" },
    ],
    now: "2,0",
    figures: [
      { at: "1,0", on: "c0", seat: RED, sick: true },
      { at: "2,0", on: "c0", seat: BLUE, draft: true },
    ],
  },
  count: {
    land: [
      { at: "0,0", tile: "E", r: 1, marker: 1 },
      { at: "1,0", tile: "G" },
      { at: "2,0", tile: "E", r: 3 },
    ],
    figures: [
      { at: "0,0", on: "c0", seat: BLUE, sick: true },
      { at: "1,0", on: "c0", seat: BLUE, sick: true },
      { at: "2,0", on: "c0", seat: RED },
    ],
    points: { at: "2,0", text: "+6" },
  },
  well: {
    land: [
      { at: "0,0", tile: "G" },
      { at: "1,0", tile: "E", r: 3 },
      { at: "1,1", tile: "V", marker: 1 },
    ],
    figures: [{ at: "0,0", on: "c0", seat: BLUE }],
    steps: [["1,0", "1,1"]],
  },
  river: {
    land: [
      { at: "1,0", tile: "RA" },
      { at: "1,1", tile: "RF" },
      { at: "0,1", tile: "RH" },
      { at: "0,2", tile: "RD" },
    ],
    now: "0,2",
  },
  inn: {
    land: [
      { at: "0,0", tile: "W" },
      { at: "1,0", tile: "EB" },
      { at: "2,0", tile: "W" },
    ],
    figures: [{ at: "1,0", on: "r0", seat: RED, kind: "large" }],
    points: { at: "2,0", text: "+6" },
  },
  abbot: {
    land: [
      { at: "0,0", tile: "E-garden" },
      { at: "1,0", tile: "B" },
      { at: "0,1", tile: "V" },
      { at: "1,1", tile: "E", r: 1 },
    ],
    figures: [{ at: "0,0", on: "g0", seat: RED, kind: "abbot" }],
  },
};
