// Takes the sponsors' addresses out of package-lock.json: a lock file that names no host at all is easy to check.
import { readFile, writeFile } from "node:fs/promises";

const path = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(await readFile(path, "utf8"));
for (const entry of Object.values(lock.packages)) delete entry.funding;
await writeFile(path, `${JSON.stringify(lock, null, 2)}\n`);
