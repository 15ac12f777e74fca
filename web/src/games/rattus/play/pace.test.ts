// How long one watches the others, on the recorded games for four. Shown by the table's own playback; the clock only counts.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Entry, Table } from "../../../lib/api/types";
import { Playback } from "../../../lib/table/store/playback.svelte";
import type { Presentation } from "../../../lib/table/store/presentation";
import { model, type Scene } from "../model/presentation";
import type { RattusEvent, View } from "../model/types";

vi.mock("../../../lib/device/settings.svelte", () => ({ settings: { factor: 1 } }));
vi.mock("../../../lib/api/client", () => ({ Refused: class extends Error {} }));

const RECORDS = import.meta.glob<string>("../../../../../tests/records/rattus-*-4-*.txt", {
  ...{ query: "?raw", import: "default", eager: true },
});
const MOST_SECONDS = 12;
const OTHERS = 3;

/** The entries of a recorded game, turn by turn, up to the last round. */
function turnsOf(text: string): { seat: number; entries: Entry[] }[] {
  const turns: { seat: number; entries: Entry[] }[] = [];
  for (const line of text.split("\n")) {
    if (!line.startsWith(" ")) {
      const seat = Number.parseInt(line, 10);
      const actor = Number.isNaN(seat) ? "chance" : seat;
      const last = turns.at(-1);
      last?.entries.push({
        ...({ kind: "answer", answer: "", at: "", stand_in: null } as const),
        ply: 0,
        length: 0,
        actor,
        events: [],
      });
      continue;
    }
    const event = JSON.parse(line) as RattusEvent;
    if (event.kind === "end-triggered") return turns.slice(0, -1);
    if (event.kind === "turn-began") turns.push({ seat: event.seat, entries: [] });
    turns
      .at(-1)
      ?.entries.at(-1)
      ?.events.push({ ...event });
  }
  return turns;
}

/** For how many seconds the turns of others are shown to a seat, apart from ravages that touch it. */
function seconds(mine: number, turns: readonly { entries: Entry[] }[]): number {
  const stream = { id: "t", seats: [], entries: [], failed: () => undefined, table: {} as Table, view: null };
  const hotSeat = { mine: [mine], viewers: [mine], seat: mine, open: (view: View) => view, follow: () => undefined };
  const presentation: Presentation<View, RattusEvent, Scene> = { ...model, sentence: () => "" };
  const playback = new Playback(stream, hotSeat, presentation);
  playback.add(
    turns.flatMap(({ entries }) => entries),
    { ...stream.table },
  );
  let watched = 0;
  while (playback.playing) {
    const { autopsy } = playback.scene;
    const isMine = autopsy?.before[mine] || autopsy?.cubes[mine];
    const before = Date.now();
    if (vi.getTimerCount() > 0) vi.advanceTimersToNextTimer();
    else playback.next();
    if (!isMine) watched += Date.now() - before;
  }
  return watched / 1000;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each(Object.entries(RECORDS).map(([path, text]) => [path.split("/").at(-1), text]))("%s", (_, text = "") => {
  it(`shows three turns of others in ${MOST_SECONDS} seconds, apart from ravages of one's own cubes`, () => {
    const turns = turnsOf(text);
    const long = turns.flatMap((_, first) => {
      const three = turns.slice(first, first + OTHERS);
      const seat = [0, 1, 2, 3].find((it) => three.every((turn) => turn.seat !== it));
      return seat === undefined || three.length < OTHERS ? [] : [seconds(seat, three)];
    });
    expect(long.length).toBeGreaterThan(0);
    expect(Math.max(...long)).toBeLessThanOrEqual(MOST_SECONDS);
    // Nothing is skipped: there is something to see
    expect(Math.max(...long)).toBeGreaterThan(3);
  });
});
