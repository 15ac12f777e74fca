import { fileURLToPath } from "node:url";
import { GAMES } from "./games.js";

const SOURCES = fileURLToPath(new URL("../src/", import.meta.url)).replaceAll("\\", "/");
const MAIN = `${SOURCES}main.ts`;
const SHOWN = `${SOURCES}shown.ts`;
/** The start page, and what it looks for once it is there. */
const START = ["Start", "Glimpse"].map((it) => `${SOURCES}pages/${it}.svelte`);
/** Who visits, in the header of every page. */
const VISITOR = [`${SOURCES}pages/Visitor.svelte`];
const GAME_TABLE = `${SOURCES}lib/table/GameTable.svelte`;
const COMMON = /\/node_modules\/|\/src\/|^\0/;

/** Words of a game in one language: its own, and why bots play it so. */
const WORDS = /\/ratskeller\/(?:games|search\/evaluations)\/([^/]+)\/words\/([\w-]+)\.ftl\?words$/;

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

/** A group of modules as the bundler takes it. What several groups claim is taken by the one that comes first. */
function group(debugName, priority, nameOf) {
  return { debugName, priority, name: (id, graph) => (id === MAIN ? null : nameOf(id, graph)) };
}

/**
 * In which pieces the code comes. What asks for a table is there first and by itself ("early"); what every table needs is in one piece ("lib").
 * What a table of a game needs besides comes in three: what its start page shows as well, what its rules or its paper show as well, and the rest;
 * what only its start page needs is in one piece.
 * What the start page needs besides is in one piece as well ("start"), and so is what tells in the header who visits ("visitor").
 * What isn't needed for either is in none of these, but cut where those part who fetch it.
 */
export function pieces() {
  const isEarly = reachOf([MAIN]);
  const isShown = reachOf([SHOWN, GAME_TABLE, ...GAMES.map(({ folder }) => `${folder}index.ts`)]);
  const isStart = reachOf(START);
  const isVisitor = reachOf(VISITOR);
  return [
    group("words", 6, (id) => WORDS.exec(id)?.slice(1).join("-") ?? null),
    group("early", 5, (id, graph) => (isEarly(id, graph) ? "early" : null)),
    group("lib", 4, (id, graph) => (isCommon(id) && isShown(id, graph) ? "lib" : null)),
    group("start", 3, (id, graph) => (isCommon(id) && isStart(id, graph) ? "start" : null)),
    group("visitor", 2, (id, graph) => (isCommon(id) && isVisitor(id, graph) ? "visitor" : null)),
    ...GAMES.flatMap(({ name, folder }) => {
      const atTable = reachOf([`${folder}index.ts`]);
      const atStart = reachOf(["Choosing", "Ornament"].map((it) => `${folder}${it}.svelte`));
      const elsewhere = reachOf([`${folder}Printed.svelte`, `${folder}rules/index.ts`]);
      const also = (priority, piece, shown) =>
        group(piece, priority, (id, graph) => {
          const isMine = id.startsWith(folder) && atTable(id, graph) && shown(id, graph);
          return isMine ? `${name}-${piece}` : null;
        });
      const start = group("game start", 0, (id, graph) => {
        const isMine = id.startsWith(folder) && atStart(id, graph) && !atTable(id, graph);
        return isMine ? `${name}-start` : null;
      });
      return [also(2, "pieces", atStart), also(1, "board", elsewhere), also(0, "table", () => true), start];
    }),
  ];
}
