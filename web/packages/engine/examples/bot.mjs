// Lets levels play a game to its end, from a state: node bot.mjs FOLDER GAME STATE [LEVEL] [SIMULATIONS]
import { Bot, States } from "../dist/index.js";
import { load, stateIn } from "./load.mjs";

const [folder, game, name, level = "plague-doctor", simulations = "100"] = process.argv.slice(2);
const engine = await load(folder, game);
const { chance, over } = engine.description.actors;
const bot = new Bot(engine);
const states = new States(engine, 1);
states.write(0, await stateIn(folder, name));
states.set(0, "logging", [0]);

/** An answer of chance, with the probabilities of the rules. */
function drawn({ answers, weights }) {
  let left = Math.random() * weights.reduce((sum, weight) => sum + weight, 0);
  return answers[weights.findIndex((weight) => (left -= weight) < 0)];
}

for (let seat = states.actor(0); seat !== over; seat = states.actor(0)) {
  if (seat === chance) {
    states.apply(0, drawn(states.legal(0)));
    continue;
  }
  // All seats of a hot-seat game know the same here; elsewhere give a bot only what its seat may know
  const { candidates } = await bot.think(level, states.read(0), seat, { simulations: Number(simulations) });
  console.log(`seat ${seat}: ${candidates[0].answers.join(" ")}`);
  for (const answer of candidates[0].answers) states.apply(0, answer);
}
console.log("the game is over");
