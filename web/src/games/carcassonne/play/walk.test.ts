// The last scoring is walked through before the table knows how it ends, and what counts is lit.
import { expect, it } from "vitest";
import type { Entry } from "../../../lib/api/types";
import { HELD } from "../../../lib/board/queue";
import { journal } from "../../../lib/table/store/journal";
import type { CarcassonneEvent, Scored } from "../model/types";
import { allTiles } from "../model/testing";
import { pace } from "../model/presentation";
import type { CarcassonneTable } from "./table";
import { Display } from "./display.svelte";

const TILES = new Map(allTiles().map((type) => [type.id, type]));
const BEGAN: CarcassonneEvent = { kind: "final-scoring-began", rule: "CAR-BAS9" };
const MONASTERY = {
  kind: "feature-scored",
  rule: "CAR-BAS9",
  feature: "monastery",
  at: "0,0",
  on: "m0",
  final: true,
  points: 2,
  winners: [1],
} as unknown as Scored;
const OVER: CarcassonneEvent = { kind: "game-over", rule: "CAR-BAS10", ranking: [1, 0], scores: [0, 2] };
const EVENTS = [BEGAN, MONASTERY, OVER];
const ENTRIES = [{ kind: "answer", actor: 1, ply: 7, length: 5, events: EVENTS }] as unknown as Entry[];
const LINES = journal<CarcassonneEvent>(ENTRIES);
const BOARD = [
  { at: "0,0", tile: "B", r: 0, turn: 0, followers: [] },
  { at: "1,0", tile: "B", r: 0, turn: 1, followers: [] },
];

/** A table with so many lines shown, or others. */
function displayAt(shown: number, lines = LINES.slice(0, shown), over = false): Display {
  const table = {
    entries: ENTRIES,
    lines,
    seats: [0, 1],
    playing: shown < LINES.length,
    inPast: false,
    shown: { board: BOARD, scores: [0, 0], over },
    scene: { lit: [], at: null },
  };
  return new Display(table as unknown as CarcassonneTable, () => TILES);
}

it("is waited for, and known in full while it is waited for", () => {
  expect(pace(BEGAN, false)).toBe(HELD);
  const waiting = displayAt(1);
  expect([waiting.held, displayAt(3).held]).toEqual([true, false]);
  expect(waiting.steps.map(({ scores }) => scores)).toEqual([[0, 2]]);
});

it("hides the result in the chronicle while it is shown", () => {
  const display = displayAt(3);
  expect(display.lines).toHaveLength(3);
  display.walk = 0;
  expect(display.lines.map(({ event }) => event?.kind)).toEqual(["final-scoring-began"]);
});

it("tells what the last turn brought while the game goes on, and nothing of it beside the final points", () => {
  const scored = { ...MONASTERY, final: false, points: 10 };
  const events = [{ kind: "turn-began", turn: 70, seat: 1 }, scored] as unknown as CarcassonneEvent[];
  const entries = [{ kind: "answer", actor: 1, ply: 7, length: 5, events }] as unknown as Entry[];
  const lastAt = (over: boolean) => displayAt(0, journal<CarcassonneEvent>(entries), over).last;
  expect(lastAt(false)).toEqual([0, 10]);
  expect(lastAt(true)).toEqual([0, 0]);
});

it("lights every tile that counts for a monastery", () => {
  const display = displayAt(1);
  display.walk = 0;
  expect(display.lit).toContain("0,0");
  expect(display.lit).toContain("1,0");
  expect(display.lit).toHaveLength(9);
});
