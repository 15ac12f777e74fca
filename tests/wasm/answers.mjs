// Answers questions about states by a module: node answers.mjs RUNTIME MODULE DESCRIPTION QUESTIONS, with the answers in JSON on standard output.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [runtime, module, description, questions] = process.argv.slice(2);
const { Bot, Engine, Playouts, Pool, States, server } = await import(pathToFileURL(`${runtime}/index.js`));
const json = (file) => JSON.parse(readFileSync(file, "utf8"));
const described = json(description);
const bytes = readFileSync(module);
const engine = await Engine.load(described, bytes);
const states = new States(engine, 2);
const bot = new Bot(engine);
const bytesOf = (text) => new Uint8Array(Buffer.from(text, "base64"));
const textOf = (state) => Buffer.from(state).toString("base64");

/** A worker of a pool in this very process. */
async function worker() {
  const found = { onmessage: null, onerror: null, terminate() {} };
  const answer = server((data) => found.onmessage?.({ data: structuredClone(data) }));
  found.postMessage = (request) => answer(request);
  return found;
}

const pool = new Pool(described, await WebAssembly.compile(bytes), [await worker(), await worker()]);
const ANSWERS = {
  /** A game by its answers: who was asked, what was legal, and the last state. */
  game({ state, answers }) {
    states.write(0, bytesOf(state));
    const steps = answers.map((answer) => {
      const { answers: legal, weights } = states.legal(0);
      const actor = states.actor(0);
      states.apply(0, answer);
      return [actor, legal, weights];
    });
    return { steps, actor: states.actor(0), state: textOf(states.read(0)) };
  },
  playouts({ state, count, seed }) {
    states.write(0, bytesOf(state));
    const decisions = states.playouts(count, BigInt(seed));
    return { decisions, word: states.word.toString(), state: textOf(states.read(1)) };
  },
  playedOut({ state, policies, seed, first, count, answers }) {
    const runs = new Playouts(engine, count);
    runs.start(bytesOf(state), policies, seed);
    return runs.run(first, count, answers);
  },
  pairs({ level, state, seat, ...asked }) {
    return pool.pairs(level, { state: bytesOf(state), seat, seconds: 60, ...asked });
  },
  think({ level, state, seat, simulations, workers, ...limits }) {
    const thinker = workers > 1 ? pool : bot;
    return thinker.think(level, bytesOf(state), seat, { simulations: simulations ?? undefined, ...limits });
  },
};
const found = [];
for (const { kind, ...question } of json(questions)) found.push(await ANSWERS[kind](question));
process.stdout.write(JSON.stringify(found));
