// Lets a level think on several threads of node: node parallel.mjs FOLDER GAME STATE SEAT [LEVEL] [THREADS]
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Worker, isMainThread, parentPort } from "node:worker_threads";
import { Pool, server } from "../dist/index.js";
import { stateIn } from "./load.mjs";

/** A thread that behaves like a worker of a browser. */
function thread() {
  const worker = new Worker(new URL(import.meta.url));
  const found = {
    onmessage: null,
    onerror: null,
    postMessage: (it) => worker.postMessage(it),
    terminate: () => worker.terminate(),
  };
  worker.on("message", (data) => found.onmessage?.({ data }));
  worker.on("error", ({ message }) => found.onerror?.({ message }));
  return found;
}

if (isMainThread) {
  const [folder, game, name, seat, level = "plague-doctor", threads = "2"] = process.argv.slice(2);
  const description = JSON.parse(await readFile(join(folder, `${game}.json`), "utf8"));
  const module = await WebAssembly.compile(await readFile(join(folder, description.file.name)));
  const pool = new Pool(description, module, Array.from({ length: Number(threads) }, thread));
  const begin = performance.now();
  const { candidates, simulations } = await pool.think(level, await stateIn(folder, name), Number(seat));
  for (const { answers, visits } of candidates.slice(0, 5)) console.log(visits, answers.join(" "));
  console.log(`${simulations} simulations in ${Math.round(performance.now() - begin)} ms`);
  pool.close();
} else {
  const answer = server((reply) => parentPort.postMessage(reply));
  parentPort.on("message", answer);
}
