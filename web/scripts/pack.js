// What is sent often is packed once, as tightly as it can be: the server sends `FILE.br` to clients that accept it.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const compress = promisify(brotliCompress);
const PACKED = /\.(?:js|css|svg)$/;

/** The plugin: a packed file beside each of those whose name changes with what they hold. */
export function pack() {
  return {
    name: "pack",
    apply: "build",
    async writeBundle({ dir }) {
      const assets = join(dir, "assets");
      const names = (await readdir(assets)).filter((name) => PACKED.test(name));
      await Promise.all(
        names.map(async (name) => {
          const file = join(assets, name);
          await writeFile(`${file}.br`, await compress(await readFile(file)));
        }),
      );
    },
  };
}
