import { describe, expect, it, vi } from "vitest";
import type { Entry } from "../../api/types";
import { backoff } from "./live";
import { journal } from "./journal";
import { Live, type Link } from "./live";

/** A live connection of fake sockets, with what it tells of its way. */
function lively(since: () => number = () => 0) {
  const sockets: FakeSocket[] = [];
  const links: Link[] = [];
  const heard: unknown[] = [];
  const page = new EventTarget();
  const live = new Live(
    { address: () => `live?since=${since()}`, onMessage: (it) => heard.push(it), onLink: (it) => links.push(it) },
    (address) => {
      sockets.push(new FakeSocket(address));
      return sockets.at(-1) as FakeSocket;
    },
    page,
  );
  return { live, sockets, links, heard, page };
}

const PING = { data: '{"type":"ping"}' };

function entry(ply: number, length: number, kinds: string[], kind: Entry["kind"] = "answer"): Entry {
  const events = kinds.map((it) => ({ kind: it }));
  return { ply, length, kind, actor: 0, answer: kind === "undo" ? null : "x", events, at: "", stand_in: null };
}

describe("the chronicle", () => {
  it("tells the events in order", () => {
    const lines = journal<{ kind: string }>([entry(1, 1, ["a", "b"]), entry(2, 2, ["c"])]);
    expect(lines.map((line) => line.event?.kind)).toEqual(["a", "b", "c"]);
  });

  it("replaces what was taken back by one line that says how much", () => {
    const lines = journal<{ kind: string }>([
      entry(1, 1, ["a"]),
      entry(2, 2, ["b"]),
      entry(3, 3, ["c"]),
      entry(4, 1, [], "undo"),
    ]);
    expect(lines.map((line) => line.event?.kind ?? "undone")).toEqual(["a", "undone"]);
    expect(lines[1]?.undone).toEqual({ seat: 0, count: 2 });
  });

  it("says before it which answers stand in for a bot", () => {
    const lines = journal<{ kind: string }>([{ ...entry(1, 1, ["a"]), actor: 2, stand_in: "novice" }]);
    expect(lines.map((line) => line.event?.kind ?? line.standIn)).toEqual([{ seat: 2, bot: "novice" }, "a"]);
  });
});

describe("reconnecting", () => {
  it("waits longer every time, up to 15 seconds", () => {
    const waits = [0, 1, 2, 3, 10].map((attempt) => backoff(attempt, () => 1));
    expect(waits).toEqual([500, 1000, 2000, 4000, 15_000]);
    expect(backoff(0, () => 0)).toBe(250);
  });

  it("asks anew from where it is, and hears messages", () => {
    let since = 3;
    const { live, sockets, links, heard } = lively(() => since);
    live.connect();
    sockets[0]?.onmessage?.(PING);
    since = 9;
    live.connect();
    live.close();
    expect(sockets.map((it) => it.address)).toEqual(["live?since=3", "live?since=9"]);
    expect(sockets.every((it) => it.closed)).toBe(true);
    expect(heard).toEqual([{ type: "ping" }]);
    expect(links).toEqual(["connecting", "open", "connecting"]);
  });

  it("is tried at once when the browser says that the way is gone or there again, and not after one has left", () => {
    const { live, sockets, links, page } = lively();
    page.dispatchEvent(new Event("online"));
    expect(sockets).toHaveLength(0);
    live.connect();
    sockets[0]?.onmessage?.(PING);
    page.dispatchEvent(new Event("offline"));
    expect(links.at(-1)).toBe("lost");
    page.dispatchEvent(new Event("online"));
    expect(links.at(-1)).toBe("lost");
    sockets[2]?.onmessage?.(PING);
    expect(links.at(-1)).toBe("open");
    live.close();
    page.dispatchEvent(new Event("online"));
    expect(sockets.map((it) => it.closed)).toEqual([true, true, true]);
  });

  it("gives up an attempt that nobody answers", () => {
    vi.useFakeTimers();
    const { live, sockets, links } = lively();
    live.connect();
    vi.advanceTimersByTime(60_000);
    expect(sockets.length).toBeGreaterThan(1);
    expect(links.at(-1)).toBe("lost");
    live.close();
    vi.useRealTimers();
  });
});

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;
  constructor(readonly address: string) {}
  close(): void {
    this.closed = true;
  }
}
