import { Engine } from "./engine.ts";
import type { Reply, Request } from "./messages.ts";
import { Bot, levelOf } from "./think.ts";

type Plans = Extract<Request, { kind: "plans" }>;
type Pairs = Extract<Request, { kind: "pairs" }>;
type Search = Extract<Request, { kind: "search" }>;

/** Returns what a worker does with a request: it thinks, and posts replies. */
export function server(post: (reply: Reply) => void): (request: Request) => void {
  let bot: Bot | undefined;
  const running = new Map<number, AbortController>();

  async function search(request: Search): Promise<Reply> {
    const { id, state, seat, seed, simulations, times, seconds, only, always } = request;
    if (!bot) throw new Error("no module is loaded");
    const level = levelOf(bot.engine.description.levels, request.level);
    if (!level.search) return { kind: "turn", id, answers: bot.turn(level, state, seat, seed).answers };
    const controller = new AbortController();
    running.set(id, controller);
    const onProgress = (done: number) => post({ kind: "progress", id, simulations: done });
    const limits = { simulations, times, seconds, seed, only, always, signal: controller.signal, onProgress };
    const found = await bot.search(level, state, seat, limits, request);
    return { kind: "found", id, found };
  }

  function plans({ id, level: name, states, beam }: Plans): Reply {
    if (!bot) throw new Error("no module is loaded");
    const own = bot;
    const level = levelOf(own.engine.description.levels, name);
    return { kind: "plans", id, plans: states.map(({ state, seat }) => own.plan(level, state, seat, beam)) };
  }

  function pairs({ id, level: name, asked }: Pairs): Reply {
    if (!bot) throw new Error("no module is loaded");
    return { kind: "pairs", id, sums: bot.pairs(levelOf(bot.engine.description.levels, name), asked) };
  }

  async function answered(request: Pairs | Plans | Search): Promise<Reply> {
    if (request.kind === "search") return search(request);
    return request.kind === "plans" ? plans(request) : pairs(request);
  }

  return (request) => {
    if (request.kind === "load") bot = new Bot(new Engine(request.description, request.module));
    else if (request.kind === "stop") running.get(request.id)?.abort();
    else {
      const { id } = request;
      answered(request)
        .catch((error: unknown): Reply => ({ kind: "error", id, message: String(error) }))
        .then((reply) => {
          running.delete(id);
          post(reply);
        })
        .catch(() => undefined);
    }
  };
}
