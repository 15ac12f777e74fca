import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SOURCES = fileURLToPath(new URL("../src/", import.meta.url));
const MAIN = `${SOURCES}main.ts`;
const SHOWN = `${SOURCES}shown.ts`;
const GAMES = readdirSync(`${SOURCES}games`, { withFileTypes: true })
  .filter((it) => it.isDirectory())
  .map(({ name }) => ({ name, folder: `${SOURCES}games/${name}/` }));
/** What belongs to no game. */
const COMMON = /\/node_modules\/|\/src\/(?!games\/[^/]+\/)|^\0/;

/** A piece and all others that it needs before it can run. */
export function needed(bundle, piece, found = new Set()) {
  if (found.has(piece)) return found;
  found.add(piece);
  for (const name of piece.imports) needed(bundle, bundle[name], found);
  return found;
}

/** A module and all others that it needs before it can run; not those that are fetched when they are wanted. */
function reached(id, graph, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached(next, graph, found);
  return found;
}

/** What the roots of a piece need, worked out once. */
function reachOf(roots) {
  let found = null;
  return (id, graph) => {
    found ??= roots.reduce((all, root) => reached(root, graph, all), new Set());
    return found.has(id);
  };
}

/** A group of modules as the bundler takes it. What several groups claim is taken by the one that comes first. */
function group(debugName, priority, nameOf) {
  return { debugName, priority, name: (id, graph) => (id === MAIN ? null : nameOf(id, graph)) };
}

/**
 * In which pieces the code comes. What asks for a table is there first and by itself ("early"); what every table needs is in one piece ("lib").
 * What a table of a game needs besides comes in three: what its start page shows as well, what its rules or its paper show as well, and the rest.
 * What isn't needed for a first board is in none of these, but cut where those part who fetch it.
 */
export function pieces() {
  const isEarly = reachOf([MAIN]);
  const isShown = reachOf([SHOWN, ...GAMES.map(({ folder }) => `${folder}Table.svelte`)]);
  return [
    group("early", 4, (id, graph) => (isEarly(id, graph) ? "early" : null)),
    group("lib", 3, (id, graph) => (COMMON.test(id) && isShown(id, graph) ? "lib" : null)),
    ...GAMES.flatMap(({ name, folder }) => {
      const atTable = reachOf([`${folder}Table.svelte`]);
      const atStart = reachOf(["Choosing", "Ornament"].map((it) => `${folder}${it}.svelte`));
      const elsewhere = reachOf([`${folder}Printed.svelte`, `${folder}rules/index.ts`]);
      const also = (priority, piece, shown) =>
        group(piece, priority, (id, graph) => {
          const isMine = id.startsWith(folder) && atTable(id, graph) && shown(id, graph);
          return isMine ? `${name}-${piece}` : null;
        });
      return [also(2, "pieces", atStart), also(1, "board", elsewhere), also(0, "table", () => true)];
    }),
  ];
}
