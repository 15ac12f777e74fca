// Plays random games from a state: node playout.mjs FOLDER GAME STATE [COUNT]
import { States } from "../dist/index.js";
import { load, stateIn } from "./load.mjs";

const [folder, game, name, count = "1000"] = process.argv.slice(2);
const engine = await load(folder, game);
const states = new States(engine, 2);
states.write(0, await stateIn(folder, name));
states.set(0, "logging", [0]);
const begin = performance.now();
const decisions = states.playouts(Number(count), BigInt(Date.now()));
const seconds = (performance.now() - begin) / 1000;
console.log(`${count} games, ${decisions} decisions, ${Math.round(Number(count) / seconds)} games a second`);
