// Loads what `ratskeller wasm GAME --folder FOLDER --position FILE` has written: the module, its description, and a state.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Engine } from "../dist/index.js";

/** Returns the engine of a game in a folder. */
export async function load(folder, game) {
  const description = JSON.parse(await readFile(join(folder, `${game}.json`), "utf8"));
  return Engine.load(description, await readFile(join(folder, description.file.name)));
}

/** Returns a state in a folder. */
export async function stateIn(folder, name) {
  return new Uint8Array(await readFile(join(folder, `${name}.state`)));
}
