// `npm run api` writes the types of the server's interface.
import { writeFile } from "node:fs/promises";
import { at, generated } from "./types.mjs";

for (const [path, text] of Object.entries(await generated())) await writeFile(at(path), text);
