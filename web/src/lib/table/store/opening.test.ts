// Who is known asks for everything at once; who is not comes in first; and what was asked for early is asked for once.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "../../api/client";
import { begin, take } from "./opening";

const server = vi.hoisted(() => ({ asked: [] as string[], known: true, in: true, reached: true }));

vi.mock("../../api/client", () => {
  class Refused extends Error {
    constructor(
      readonly code: string,
      message: string,
      readonly status: number,
    ) {
      super(message);
    }
  }
  const ask = (what: string, reply: unknown) => {
    server.asked.push(what);
    if (!server.reached) return Promise.reject(new Refused("network", "", 0));
    if (!server.in) return Promise.reject(new Refused("no-session", "", 401));
    return Promise.resolve(reply);
  };
  const me = () => {
    server.asked.push("me");
    return Promise.resolve().then(() => (server.in = true));
  };
  return {
    Refused,
    isKnown: () => server.known,
    api: { me, snapshot: () => ask("snapshot", { table: {}, entries: [] }) },
  };
});

beforeEach(() => Object.assign(server, { asked: [], known: true, in: true, reached: true }));

describe("a table's beginning", () => {
  it("is asked for at once by those who are known", async () => {
    const opening = take("a");
    expect(server.asked).toEqual(["me", "snapshot"]);
    expect(await opening).toEqual({ table: {}, entries: [] });
  });

  it("waits until a new guest has come in", async () => {
    Object.assign(server, { known: false, in: false });
    const opening = take("a");
    expect(server.asked).toEqual(["me"]);
    expect(await opening).toEqual({ table: {}, entries: [] });
  });

  it("is asked for again where the session was over", async () => {
    server.in = false;
    expect(await take("a")).toEqual({ table: {}, entries: [] });
    expect(server.asked).toEqual(["me", "snapshot", "snapshot"]);
  });

  it("is asked for once, however many wait for it, and anew by the next", async () => {
    expect(await begin("b")).toBe(await begin("b"));
    await take("b");
    expect(server.asked).toEqual(["me", "snapshot"]);
    await take("b");
    expect(server.asked.length).toBe(4);
  });

  it("is not kept where it failed", async () => {
    server.reached = false;
    await expect(begin("c")).rejects.toThrow(Refused);
    server.reached = true;
    expect(await begin("c")).toEqual({ table: {}, entries: [] });
  });
});
