// Lists the legal answers to the question of a state: node legal.mjs FOLDER GAME STATE
import { States } from "../dist/index.js";
import { load, stateIn } from "./load.mjs";

const [folder, game, name] = process.argv.slice(2);
const engine = await load(folder, game);
const states = new States(engine, 2);
states.write(0, await stateIn(folder, name));
const { chance, over } = engine.description.actors;
const actor = states.actor(0);
const { answers, weights } = actor === over ? { answers: [], weights: [] } : states.legal(0);
console.log(actor === over ? "the game is over" : actor === chance ? "chance is asked" : `seat ${actor} is asked`);
answers.forEach((answer, i) => console.log(answer, weights[i] ?? ""));
