// Whole reviews whose searches run on this device.
import { beforeEach, expect, it, vi } from "vitest";
import type { Judgement, Review } from "../api/types";

const server = vi.hoisted(() => ({ ownReview: vi.fn(), judgementHere: vi.fn(), note: vi.fn(), here: true }));
vi.mock("../api/client", () => ({ api: { ownReview: server.ownReview } }));
vi.mock("./thoughts", () => ({ judgementHere: server.judgementHere }));
vi.mock("./here", () => ({ note: server.note, searchesHere: () => Promise.resolve(server.here) }));
const { ReviewHere } = await import("./reviews");

const OF = 3;
const TABLE = { id: "t", table: { game: "rattus" } };

/** A judgement of the decision after so many answers. */
function judged(at: number): Judgement {
  return { answers: String(at) } as Judgement;
}

/** What the server says where so many judgements are stored. */
function withStored(stored: number, doubts: readonly number[] = []): void {
  server.ownReview.mockImplementation((_id, _eyes, since: number, own: { first: number; judgements: Judgement[] }) => {
    const done = Math.max(stored, own.first + own.judgements.length);
    const outline = since === 0 ? Array.from({ length: OF }, (_, nth) => ({ at: 10 * nth })) : [];
    const left = done < OF ? [] : doubts.filter((place) => !own.judgements[place - own.first]?.loss);
    const state = done === OF && left.length === 0 ? "done" : "working";
    return Promise.resolve({ done, of: OF, doubts: left, state, outline } as unknown as Review);
  });
}

beforeEach(() => {
  server.here = true;
  server.judgementHere.mockReset();
  server.note.mockReset();
  server.judgementHere.mockImplementation((_wanted, at: number) =>
    Promise.resolve({ judgement: judged(at), simulations: 30, seconds: 0.4 }),
  );
  withStored(0);
});

it("judges one decision after the other, and sends all of them", async () => {
  const review = new ReviewHere(TABLE);
  expect((await review.look("all", 0))?.done).toBe(0);
  await vi.waitFor(() => expect(server.judgementHere).toHaveBeenCalledTimes(OF));
  await vi.waitFor(async () => expect((await review.look("all", 1))?.state).toBe("done"));
  const own = { first: 0, judgements: [0, 10, 20].map(judged) };
  expect(server.ownReview).toHaveBeenLastCalledWith("t", "all", 1, own);
  // Through other eyes nothing is searched for again
  expect((await review.look(1, 0))?.state).toBe("done");
  expect(server.judgementHere).toHaveBeenCalledTimes(OF);
  // A single search is too short to say how quick the device is
  expect(server.note.mock.calls).toEqual([
    [60, 0.8],
    [90, expect.closeTo(1.2)],
  ]);
});

it("goes on after what the server has", async () => {
  withStored(2);
  const review = new ReviewHere(TABLE);
  await review.look("all", 0);
  await vi.waitFor(async () => expect((await review.look("all", 2))?.state).toBe("done"));
  expect(server.judgementHere.mock.calls.map(([, at]: unknown[]) => at)).toEqual([20]);
  expect(server.ownReview).toHaveBeenLastCalledWith("t", "all", 2, { first: 2, judgements: [judged(20)] });
});

it("plays out what is in doubt once all are judged, unless only the server knows the judgement", async () => {
  withStored(1, [2, 1]);
  const loss = { pairs: 64, win: { mean: 0.1, low: 0.05, high: 0.15 } };
  server.judgementHere.mockImplementation((_wanted, at: number, doubt?: Judgement) =>
    Promise.resolve({ judgement: doubt ? { ...doubt, loss } : judged(at), simulations: 30, seconds: 0.4 }),
  );
  const review = new ReviewHere(TABLE);
  await vi.waitFor(async () => expect((await review.look("all", 0))?.state).toBe("done"));
  expect(server.judgementHere.mock.calls.map(([, at, ...doubt]: unknown[]) => [at, ...doubt])).toEqual([
    [10, undefined, undefined],
    [20, undefined, undefined],
    [20, judged(20), 2],
    [10, judged(10), 2],
  ]);
  withStored(OF, [0]);
  expect(await new ReviewHere(TABLE).look("all", 0)).toBeNull();
});

it("leaves the review to the server where searches don't run here, or fail", async () => {
  server.here = false;
  expect(await new ReviewHere(TABLE).look("all", 0)).toBeNull();
  server.here = true;
  server.judgementHere.mockRejectedValue(new Error("no module"));
  const review = new ReviewHere(TABLE);
  expect(await review.look("all", 0)).not.toBeNull();
  await vi.waitFor(async () => expect(await review.look("all", 0)).toBeNull());
  server.ownReview.mockRejectedValue(new Error("refused"));
  expect(await new ReviewHere(TABLE).look("all", 0)).toBeNull();
});

it("stops when nobody looks any more, and goes on when somebody does", async () => {
  const signals: AbortSignal[] = [];
  server.judgementHere.mockImplementation(({ signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise((_, refuse) => signal.addEventListener("abort", () => refuse(new Error("stopped"))));
  });
  const review = new ReviewHere(TABLE);
  await review.look("all", 0);
  await vi.waitFor(() => expect(signals.length).toBe(1));
  review.stop();
  expect(signals[0]?.aborted).toBe(true);
  const late = review.look("all", 0);
  review.stop();
  await late;
  expect(signals.length).toBe(1);
  await review.look("all", 0);
  await vi.waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]));
  // The device is off the mains
  server.here = false;
  expect(await review.look("all", 0)).toBeNull();
  expect(signals[1]?.aborted).toBe(true);
});
