// The games of this client: the folders beside this file, and more that a build may be given (`scripts/games.js`). Nothing of a game is fetched
// before it is shown. A game that has no folder is shown as it comes: its options one by one, its view as a list, its answers as buttons.
import type { Component } from "svelte";
import { pages, tables } from "virtual:games";
import type { Book } from "../lib/rules/book";
import type { Finished } from "../lib/table/print/finished";
import type { Offered } from "../lib/ui/rules";
import type { ChoosingComponent } from "./choosing";
import type { BookProps, GlimpseProps, OrnamentComponent } from "./pages";

/** What shows a table of a game; one without a folder has plain parts only. */
export async function tableOf(name: string): Promise<Component<{ id: string }>> {
  const [{ default: GameTable }, { default: game }] = await Promise.all([
    import("../lib/table/GameTable.svelte"),
    (tables[name] ?? (() => import("../lib/table/plain")))(),
  ]);
  return game(
    (parts) =>
      (internals, { id }) =>
        GameTable(internals, { id, name, game: parts }),
  );
}

/** How a finished game looks on paper, or null where it has no such page. */
export async function printedOf(game: string): Promise<Component<Finished> | null> {
  return (await pages[game]?.Printed?.())?.default ?? null;
}

/** The board of a game that others play, drawn small, or null where there is no such picture. */
export async function glimpseOf(game: string): Promise<Component<GlimpseProps> | null> {
  return (await pages[game]?.Glimpse?.())?.default ?? null;
}

/** The book in which a game's cards or tiles can be looked up, or null if it has none. */
export async function bookOf(game: string): Promise<Component<BookProps> | null> {
  return (await pages[game]?.Book?.())?.default ?? null;
}

/** What a game adds to the start page: how to choose what it is played with, by its declared options unless it has more to say, and its picture. */
export async function beginningOf(
  game: string,
): Promise<{ Choosing: ChoosingComponent; Ornament: OrnamentComponent | null }> {
  const { Choosing = () => import("./Choosing.svelte"), Ornament } = pages[game] ?? {};
  const [choosing, ornament] = await Promise.all([Choosing(), Ornament?.()]);
  return { Choosing: choosing.default, Ornament: ornament?.default ?? null };
}

/** What a game's rules are read from. It has to have a book. */
export async function rulesOf(game: string): Promise<Book> {
  const rules = pages[game]?.rules;
  if (!rules) throw new Error(`no rules of ${game}`);
  return (await rules()).book;
}

/** What can be read of a game's rules: the book, and the pages "in a minute" by the last parts of their addresses; null where there is none. */
export function readable(game: string | null): Offered | null {
  const { minutes = [], hints } = pages[game ?? ""] ?? {};
  if (game === null || minutes.length === 0) return null;
  return { game, parts: minutes, hints: async () => (await hints?.())?.hints ?? [] };
}
