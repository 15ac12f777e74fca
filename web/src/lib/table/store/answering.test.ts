// Answers are sent one at a time, for the seat that is asked, and never from the past. What is stored late is tested in store.test.ts.
import { beforeEach, expect, it, vi } from "vitest";
import type { Table } from "../../api/types";
import { Answering } from "./answering.svelte";
import { Refused } from "../../api/client";

const sent = vi.hoisted(() => [] as { body: unknown; reply: (it: unknown) => void; refuse: (it: unknown) => void }[]);

vi.mock("../../api/client", () => {
  const ask = (_: string, body: unknown) => new Promise((reply, refuse) => sent.push({ body, reply, refuse }));
  return {
    Refused: class extends Error {
      constructor(
        readonly code: string,
        message: string,
      ) {
        super(message);
      }
    },
    api: { answer: ask, undo: ask },
  };
});

function made(acting: number | null = 0, next: number | null = null) {
  const happened: string[] = [];
  const note = (what: string) => () => void happened.push(what);
  const stream = {
    ...{ id: "t", left: false, take: note("take"), catchUp: note("catch up"), retry: note("retry") },
    ...{ failed: note("failed"), storing: () => undefined, dismiss: note("dismiss") },
    table: { ply: 4 } as Table,
  };
  const playback = { playing: false, inPast: false, answered: note("answered") };
  return { answering: new Answering(stream, { acting, next }, playback), stream, playback, happened };
}

beforeEach(() => void sent.splice(0));

it("sends for the seat that is asked, and hands on what came of it", async () => {
  const { answering, happened } = made(2);
  const given = answering.answer("lay 0,0");
  expect(answering.sending).toBe(true);
  expect(sent.map(({ body }) => body)).toEqual([{ ply: 4, seat: 2, answer: "lay 0,0" }]);
  sent[0]?.reply({ entries: [], table: {} });
  expect([await given, answering.sending, happened]).toEqual([true, false, ["dismiss", "answered", "take"]]);
});

it("sends an undo in the same way", () => {
  void made(1).answering.undo(3);
  expect(sent.map(({ body }) => body)).toEqual([{ ply: 4, seat: 1, to: 3 }]);
});

it("sends nothing where nobody here is asked, before the screen is handed over, and from the past", async () => {
  const past = made(0);
  past.playback.inPast = true;
  expect(await Promise.all([made(null), made(1, 1), past].map((it) => it.answering.answer("x")))).toEqual([
    false,
    false,
    false,
  ]);
  expect(sent).toEqual([]);
});

it("may be given while events are shown, though no seat is shown as answering", () => {
  const { answering, playback } = made(0);
  expect(answering.seat).toBe(0);
  playback.playing = true;
  expect(answering.seat).toBeNull();
  void answering.answer("x");
  expect(sent).toHaveLength(1);
});

it.each([
  ["stale-ply", "catch up", false],
  ["network", "retry", false],
  ["lesson", "failed", true],
])("after the refusal %s does: %s", async (code, what, strayed) => {
  const { answering, happened } = made();
  const given = answering.answer("x");
  sent[0]?.refuse(new Refused(code, "", 409));
  expect([await given, happened.at(-1), answering.strayed]).toEqual([false, what, strayed]);
});
