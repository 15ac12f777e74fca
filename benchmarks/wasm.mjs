// Measures a module in node, for benchmarks/wasm.py: node wasm.mjs RUNTIME MODULE DESCRIPTION STATE SEAT GAMES SIMULATIONS ROUNDS
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

const [runtime, module, description, file, ...numbers] = process.argv.slice(2);
const [seat, games, simulations, rounds] = numbers.map(Number);
const { Engine, States, TreeSearch } = await import(pathToFileURL(`${runtime}/index.js`));
const bytes = readFileSync(module);
const described = JSON.parse(readFileSync(description, "utf8"));
const state = new Uint8Array(readFileSync(file));

/** Seconds of processor time of this thread's work, compilation in the background included, and what it returned. */
function timed(work) {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1e6, result];
}

const begin = performance.now();
const engine = await Engine.load(described, bytes);
const states = new States(engine, 2);
states.write(0, state);
states.playouts(1, 0n);
const start = performance.now() - begin;

const level = described.levels.findLast((it) => it.search);
const weights = described.weights[level.weights];
const search = new TreeSearch(engine, level.search.nodes);
const playouts = [];
const searches = [];
let decisions = 0;
let visits = [];
for (let round = 0; round < rounds; round++) {
  const [seconds, made] = timed(() => states.playouts(games, 7n));
  playouts.push(games / seconds);
  decisions = made;
  const [searched] = timed(() => {
    search.start(state, seat, level.search, 1, weights);
    search.run(simulations);
  });
  searches.push(simulations / searched);
  visits = search.found().stats.map((row) => row[described.search.stats.tries]);
}
const sizes = { bytes: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliCompressSync(bytes).length };
process.stdout.write(JSON.stringify({ ...sizes, start, playouts, searches, decisions, visits }));
