// Circles of imports under src/, those of types among them: a file, or a folder, in one can be read only together with all the others.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import ts from "typescript";

const CODE = /\.(ts|svelte)$/;
const ENDS = ["", ".ts", ".svelte", "/index.ts"];
const SCRIPTS = /<script[^>]*>([\s\S]*?)<\/script>/g;
/** A test builds what it needs from any folder. */
const TEST = /\.test\.ts$/;

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

/** Which folders need which: each two that lie in the same one, by the files in them. */
function between(edges) {
  const found = new Map();
  for (const [file, to] of edges) {
    if (TEST.test(file)) continue;
    for (const other of to) {
      const [own, its] = parted(file, other);
      if (own !== null && its !== null) found.set(own, [...(found.get(own) ?? []), its]);
    }
  }
  return found;
}

/** The folders in which the ways to two files part; null for a file that lies where they part. */
function parted(...files) {
  const [one, other] = files.map((file) => file.split("/"));
  const at = one.findIndex((part, place) => part !== other[place]);
  return [one, other].map((parts) => (parts.length > at + 1 ? parts.slice(0, at + 1).join("/") : null));
}

/** Every circle once, from where it was first entered. */
function around(edges) {
  const done = new Set();
  const found = [];
  const way = [];
  const walk = (it) => {
    if (way.includes(it)) found.push(way.slice(way.indexOf(it)));
    if (way.includes(it) || done.has(it)) return;
    way.push(it);
    new Set(edges.get(it)).forEach(walk);
    way.pop();
    done.add(it);
  };
  [...edges.keys()].forEach(walk);
  return found;
}

export function circles(root) {
  return around(graph(root));
}

export function folderCircles(root) {
  return around(between(graph(root)));
}
