// Circles of imports under src/, those of types among them: a file in one can be read only together with all the others.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import ts from "typescript";

const CODE = /\.(ts|svelte)$/;
const ENDS = ["", ".ts", ".svelte"];
const SCRIPTS = /<script[^>]*>([\s\S]*?)<\/script>/g;

/** Which files under src/ each of them imports. */
function graph(root) {
  const src = join(root, "src");
  const files = new Set(readdirSync(src, { recursive: true }).filter((file) => CODE.test(file)));
  return new Map([...files].sort().map((file) => [file, imported(file, readFileSync(join(src, file), "utf8"), files)]));
}

function imported(file, text, files) {
  const code = file.endsWith(".svelte") ? [...text.matchAll(SCRIPTS)].map((match) => match[1]).join("\n") : text;
  const named = ts.preProcessFile(code).importedFiles.map((it) => normalize(join(dirname(file), it.fileName)));
  return named.flatMap((name) => ENDS.map((end) => name + end).find((it) => files.has(it)) ?? []);
}

/** Every circle once, from where it was first entered. */
export function circles(root) {
  const edges = graph(root);
  const done = new Set();
  const found = [];
  const way = [];
  const walk = (file) => {
    if (way.includes(file)) found.push(way.slice(way.indexOf(file)));
    if (way.includes(file) || done.has(file)) return;
    way.push(file);
    edges.get(file).forEach(walk);
    way.pop();
    done.add(file);
  };
  [...edges.keys()].forEach(walk);
  return found;
}
