import { fileURLToPath } from "node:url";
import { GAMES } from "./games.js";

const SOURCES = fileURLToPath(new URL("../src/", import.meta.url)).replaceAll("\\", "/");
const MAIN = `${SOURCES}main.ts`;
const SHOWN = `${SOURCES}shown.ts`;
const START = `${SOURCES}pages/Start.svelte`;
/** What every page fetches once it is there: who visits, in its header, and the portraits of bots. */
const AFTERWARDS = ["pages/Visitor.svelte", "lib/ui/faces/drawings.ts"].map((it) => `${SOURCES}${it}`);
const GAME_TABLE = `${SOURCES}lib/table/GameTable.svelte`;
const STYLES = /\.css$/;
const COMMON = /\/node_modules\/|\/src\/|^\0/;

/** Whether a module belongs to no game. */
function isCommon(id) {
  return COMMON.test(id) && !GAMES.some(({ folder }) => id.startsWith(folder));
}

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

/** What a table of a game needs, and what else its start page, its rules and its paper need. */
function gameReach({ name, folder }) {
  const of = (...files) => reachOf(files.map((file) => `${folder}${file}`));
  const atTable = of("index.ts");
  const atStart = of("Choosing.svelte", "Ornament.svelte");
  const elsewhere = of("Printed.svelte", "rules/index.ts");
  return {
    name,
    isStart: (id, graph) => id.startsWith(folder) && atStart(id, graph) && !atTable(id, graph),
    isPiece: (id, graph) => id.startsWith(folder) && atTable(id, graph) && atStart(id, graph),
    isTable: (id, graph) => id.startsWith(folder) && atTable(id, graph),
    elsewhere,
  };
}

/**
 * In which pieces the code comes: groups of modules as the bundler takes them; what several claim is taken by the one that comes first. What asks for a table is there first and by itself ("early"); what every table needs is in one piece ("lib").
 * What a table of a game needs besides comes in three: what its start page shows as well, what its rules or its paper show as well, and the rest;
 * what only its start page needs is in one piece.
 * What the start page needs besides is in one piece as well ("start"), and so is what every page fetches once it is there ("afterwards").
 * What isn't needed for either is in none of these, but cut where those part who fetch it. A file of styles of a kilobyte is not worth a
 * request: those of all start pages are one; those of what comes afterwards, and of the pieces of a game, lie with those of "lib".
 */
export function pieces() {
  const isEarly = reachOf([MAIN]);
  const isShown = reachOf([SHOWN, GAME_TABLE, ...GAMES.map(({ folder }) => `${folder}index.ts`)]);
  const isStart = reachOf([START]);
  const isAfterwards = reachOf(AFTERWARDS);
  const games = GAMES.map(gameReach);
  const isStyleOf = (id, graph, is) => STYLES.test(id) && is(id, graph);
  const common = (piece, priority, is, isMore = () => false) => ({
    debugName: piece,
    priority,
    name: (id, graph) => ((isCommon(id) && is(id, graph)) || isStyleOf(id, graph, isMore) ? piece : null),
  });
  return [
    common("early", 5, isEarly),
    common("lib", 4, isShown, (id, graph) => isAfterwards(id, graph) || games.some((it) => it.isPiece(id, graph))),
    common("start", 3, isStart, (id, graph) => games.some((it) => it.isStart(id, graph))),
    common("afterwards", 2, isAfterwards),
    ...games.flatMap(({ name, isStart, isPiece, isTable, elsewhere }) => {
      const part = (piece, priority, is) => ({
        debugName: piece,
        priority,
        name: (id, graph) => (is(id, graph) ? `${name}-${piece}` : null),
      });
      return [
        part("pieces", 2, isPiece),
        part("board", 1, (id, graph) => isTable(id, graph) && elsewhere(id, graph)),
        part("table", 0, isTable),
        part("start", 0, isStart),
      ];
    }),
  ];
}
