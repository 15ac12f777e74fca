// New events are shown one by one, each for a while; then what the server says takes over.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Entry, Table } from "../../api/types";
import { began } from "./opening";
import { Playback } from "./playback.svelte";
import type { AnyView, Presentation } from "./presentation";

vi.mock("../../device/settings.svelte", () => ({ settings: { factor: 1 } }));
vi.mock("../../api/client", () => ({ Refused: class extends Error {} }));

interface Board extends AnyView {
  board: string;
  tiles: { at: string }[];
}

const PACE = 100;
const presentation: Presentation<Board, { kind: string }, string[]> = {
  ...{ blank: [], pace: () => PACE, sentence: ({ kind }) => `${kind}.`, covered: (view) => view },
  ...{ hasSecrets: () => false, advanceScene: (scene, { kind }) => [...scene, kind] },
  advance: (view, { kind }) => ({ ...view, board: view.board + kind }),
};

const viewAfter = (ply: number): Board => ({
  ...{ viewer: 0, actor: 0, question: "turn", board: `after ${ply} ` },
  tiles: Array.from({ length: ply }, (_, x) => ({ at: `${x},0` })),
});
const tableAfter = (ply: number) => ({ ply, length: ply, view: { ...viewAfter(ply) } }) as Partial<Table> as Table;
const entry = (ply: number, ...kinds: string[]): Entry => ({
  ...{ ply, length: ply, kind: "answer", actor: 1, answer: "x", at: "", stand_in: null },
  events: kinds.map((kind) => ({ kind })),
});
const undo = (ply: number, length: number): Entry => ({ ...entry(ply), kind: "undo", answer: null, length });

function opened(entries: Entry[] = [entry(1, "a")], touches?: typeof presentation.touches) {
  const stream = {
    ...{ id: "t", seats: [], entries: entries as readonly Entry[], failed: () => undefined },
    ...{ table: tableAfter(entries.length), view: viewAfter(entries.length) },
  };
  const hotSeat = { mine: [0], viewers: [0], seat: 0, open: (view: Board) => view, follow: vi.fn() };
  const playback = new Playback(stream, hotSeat, { ...presentation, ...(touches && { touches }) });
  playback.open();
  hotSeat.follow.mockClear();
  const come = (fresh: Entry[], ply: number, lesson: Table["lesson"] = null) => {
    const table = { ...tableAfter(ply), lesson };
    Object.assign(stream, { table, view: viewAfter(ply), entries: [...stream.entries, ...fresh] });
    playback.add(fresh, table);
  };
  return { playback, hotSeat, come, stream };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("begins with the table as it is, and with what has happened as its chronicle", () => {
  const { playback } = opened();
  expect([playback.shown?.board, playback.scene, playback.playing]).toEqual(["after 1 ", ["a"], false]);
  expect(playback.lines.map(({ event }) => event?.kind)).toEqual(["a"]);
});

it("says that the viewer was away from a table, unless they have just begun it here", () => {
  const played = [{ ...entry(1, "a"), actor: 0 }, entry(2, "b")];
  expect(opened(played).playback.away).toBe(true);
  began("t");
  expect(opened(played).playback.away).toBe(false);
  expect(opened(played).playback.away).toBe(true);
});

it("shows one event after the other, then the view of the server, and only then follows its question", () => {
  const { playback, hotSeat, come } = opened();
  come([entry(2, "b", "c")], 2);
  expect([playback.shown?.board, playback.playing, playback.onTurn]).toEqual(["after 1 b", true, 1]);
  vi.advanceTimersByTime(PACE);
  expect([playback.shown?.board, hotSeat.follow.mock.calls.length]).toEqual(["after 1 bc", 0]);
  vi.advanceTimersByTime(PACE);
  expect([playback.shown?.board, playback.playing, playback.onTurn]).toEqual(["after 2 ", false, 0]);
  expect(hotSeat.follow).toHaveBeenCalledOnce();
});

it("leaves what a new view of the server doesn't change as the same objects", () => {
  const { playback, come } = opened([entry(1, "a"), entry(2, "b")]);
  const before = playback.shown?.tiles;
  come([entry(3)], 3);
  const after = playback.shown?.tiles;
  expect(after?.map(({ at }) => at)).toEqual(["0,0", "1,0", "2,0"]);
  expect(after?.slice(0, 2).every((tile, i) => tile === before?.[i])).toBe(true);
  come([], 3);
  expect(playback.shown?.tiles).toBe(after);
});

it.each([
  ["what touches nobody at this screen", {}, [0], PACE / 3],
  ["what touches somebody at this screen", {}, [1], PACE],
  ["everything to a spectator", {}, [], PACE],
  ["everything in a lesson", { lesson: { step: 1 } }, [0], PACE],
])("shows %s for its time", (_, table, mine, time) => {
  const { playback, hotSeat, come, stream } = opened([entry(1, "a")], (_, seats) => seats.includes(1));
  Object.assign(stream.table, table);
  hotSeat.mine = mine;
  come([{ ...entry(2, "b"), actor: 2 }], 2, stream.table.lesson);
  vi.advanceTimersByTime(time - 1);
  expect(playback.playing).toBe(true);
  vi.advanceTimersByTime(1);
  expect(playback.playing).toBe(false);
});

it("waits with the view of a table while newer events are to be shown", () => {
  const { playback, come } = opened();
  come([entry(2, "b")], 2);
  come([entry(3, "c")], 3);
  vi.advanceTimersByTime(PACE);
  expect(playback.shown?.board).toBe("after 1 bc");
  vi.advanceTimersByTime(PACE);
  expect(playback.shown?.board).toBe("after 3 ");
});

it("shows all at once when the viewer answers, and tells what that answer brought", () => {
  const { playback, come } = opened();
  come([entry(2, "b", "c")], 2);
  playback.answered();
  expect([playback.shown?.board, playback.story]).toEqual(["after 2 ", []]);
  come([entry(3, "d")], 3);
  playback.toNow();
  expect(playback.story).toEqual(["d."]);
});

it("replaces what was taken back by one line", () => {
  const { playback, come } = opened([entry(1, "a"), entry(2, "b")]);
  come([undo(3, 1)], 3);
  expect(playback.whole.map(({ event, undone }) => event?.kind ?? undone)).toEqual(["a", { seat: 1, count: 1 }]);
});

const explaining = (step: number, ...kinds: string[]) =>
  ({ step, pauses: kinds.map((at) => ({ at, texts: 1 })) }) as Partial<Table["lesson"]> as Table["lesson"];

it("stops at every event that a lesson explains, until its reader goes on", () => {
  const { playback, come } = opened();
  come([entry(2, "b", "c", "c", "c")], 2, explaining(2, "c", "c"));
  expect([playback.scene, playback.explained]).toEqual([["a", "b"], null]);
  vi.advanceTimersByTime(PACE);
  expect([playback.scene, playback.explained]).toEqual([["a", "b", "c"], 0]);
  vi.advanceTimersByTime(100 * PACE);
  expect(playback.explained).toBe(0);
  playback.next();
  expect([playback.scene, playback.explained]).toEqual([["a", "b", "c", "c"], 1]);
  playback.next();
  expect([playback.scene.length, playback.explained]).toEqual([5, null]);
  vi.advanceTimersByTime(PACE);
  expect(playback.playing).toBe(false);
});

it("lets nobody skip what a lesson explains, and explains nothing of what comes within a step", () => {
  const { playback, come } = opened();
  come([entry(2, "b", "c", "d", "c", "e")], 2, explaining(2, "c", "c"));
  playback.toNow();
  expect([playback.scene, playback.explained]).toEqual([["a", "b", "c"], 0]);
  playback.toNow();
  expect([playback.scene, playback.explained]).toEqual([["a", "b", "c", "d", "c"], 1]);
  playback.toNow();
  expect([playback.shown?.board, playback.explained, playback.playing]).toEqual(["after 2 ", null, false]);
  come([entry(3, "c")], 3, explaining(2, "c", "c"));
  expect([playback.explained, playback.playing]).toEqual([null, true]);
});
