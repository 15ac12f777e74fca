import { describe, expect, it } from "vitest";
import { HELD, Queue, type Clock } from "./queue";

/** A clock that runs what is due when told to. */
class Hand implements Clock {
  due = new Map<number, { run: () => void; ms: number }>();
  private last = 0;
  set = (run: () => void, ms: number): number => {
    this.due.set(++this.last, { run, ms });
    return this.last;
  };
  clear = (id: number): void => void this.due.delete(id);
  tick(): void {
    for (const [id, { run }] of [...this.due]) {
      this.due.delete(id);
      run();
    }
  }
}

function made(speed = 1) {
  const clock = new Hand();
  const seen: string[] = [];
  const playing: boolean[] = [];
  const queue = new Queue(
    () => speed,
    (now) => playing.push(now),
    clock,
  );
  const step = (name: string, wait: number) => ({ show: () => void seen.push(name), wait });
  return { clock, seen, playing, queue, step };
}

describe("the queue of steps", () => {
  it("shows the first at once and the next after its wait", () => {
    const { clock, seen, queue, step } = made();
    queue.add([step("a", 300), step("b", 300)]);
    expect(seen).toEqual(["a"]);
    clock.tick();
    expect(seen).toEqual(["a", "b"]);
  });

  it("doesn't wait for steps without a wait", () => {
    const { seen, queue, step, playing } = made();
    queue.add([step("a", 0), step("b", 0)]);
    expect(seen).toEqual(["a", "b"]);
    expect(playing.at(-1)).toBe(false);
  });

  it("waits half as long at double speed, and not at all when it is off", () => {
    const fast = made(2);
    fast.queue.add([fast.step("a", 400), fast.step("b", 0)]);
    expect([...fast.clock.due.values()][0]?.ms).toBe(200);
    const off = made(0);
    off.queue.add([off.step("a", 400), off.step("b", 400)]);
    expect(off.seen).toEqual(["a", "b"]);
  });

  it("holds a step until it is hurried, and not at all when it is off", () => {
    const { clock, seen, queue, step } = made();
    queue.add([step("a", HELD), step("b", 0)]);
    expect([seen, clock.due.size, queue.playing]).toEqual([["a"], 0, true]);
    queue.next();
    expect([seen, queue.playing]).toEqual([["a", "b"], false]);
    const off = made(0);
    off.queue.add([off.step("a", HELD), off.step("b", 0)]);
    expect(off.seen).toEqual(["a", "b"]);
  });

  it("stays with a step that has to be seen at any speed, and when the others are skipped", () => {
    const { clock, seen, queue, step } = made();
    queue.add([step("a", 300), { ...step("b", 300), stays: true }, step("c", 300), step("d", 300)]);
    queue.skip();
    clock.tick();
    expect([seen, queue.playing]).toEqual([["a", "b"], true]);
    queue.skip();
    expect([seen, queue.playing]).toEqual([["a", "b", "c", "d"], false]);
    const off = made(0);
    off.queue.add([off.step("a", 300), { ...off.step("b", 300), stays: true }, off.step("c", 300)]);
    expect([off.seen, off.queue.playing]).toEqual([["a", "b"], true]);
  });

  it("can be hurried by one step and emptied, each step shown once", () => {
    const { clock, seen, queue, step } = made();
    queue.add([step("a", 300), step("b", 300), step("c", 300)]);
    queue.next();
    expect(seen).toEqual(["a", "b"]);
    queue.flush();
    clock.tick();
    expect(seen).toEqual(["a", "b", "c"]);
    expect(queue.playing).toBe(false);
  });

  it("keeps the order when steps come while others are shown", () => {
    const { clock, seen, queue, step } = made();
    queue.add([step("a", 300)]);
    queue.add([step("b", 0)]);
    expect(seen).toEqual(["a"]);
    clock.tick();
    expect(seen).toEqual(["a", "b"]);
  });
});
