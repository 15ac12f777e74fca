// The games that can be shown: each has its own folder with a Table.svelte, a Choosing.svelte and an Ornament.svelte for the start page, and
// perhaps a book (CardBook.svelte, TileBook.svelte) in which its pieces can be looked up; all fetched when they are needed.
import type { Component } from "svelte";
import type { ChoosingComponent } from "./choosing";

type TableComponent = Component<{ id: string }>;
type BookComponent = Component<{ table?: string; card?: string | null; onclose: () => void }>;
type OrnamentComponent = Component<{ catalogue: unknown }>;

const tables = import.meta.glob<{ default: TableComponent }>("./*/Table.svelte");
const choosings = import.meta.glob<{ default: ChoosingComponent }>("./*/Choosing.svelte");
const ornaments = import.meta.glob<{ default: OrnamentComponent }>("./*/Ornament.svelte");
const books = import.meta.glob<{ default: BookComponent }>("./*/*Book.svelte");

/** The page of a game, or null if this client can't show it. */
export async function tableOf(game: string): Promise<TableComponent | null> {
  const load = tables[`./${game}/Table.svelte`];
  return load ? (await load()).default : null;
}

/** The book in which a game's cards or tiles can be looked up, or null if it has none. */
export async function bookOf(game: string): Promise<BookComponent | null> {
  const path = Object.keys(books).find((it) => it.startsWith(`./${game}/`));
  const load = path === undefined ? undefined : books[path];
  return load ? (await load()).default : null;
}

/** What a game adds to the start page: how to choose what it is played with, and its picture. */
export async function beginningOf(
  game: string,
): Promise<{ Choosing: ChoosingComponent; Ornament: OrnamentComponent } | null> {
  const choosing = choosings[`./${game}/Choosing.svelte`];
  const ornament = ornaments[`./${game}/Ornament.svelte`];
  if (!choosing || !ornament) return null;
  const [first, second] = await Promise.all([choosing(), ornament()]);
  return { Choosing: first.default, Ornament: second.default };
}

/** Whether a game can be begun from the start page. */
export function canBegin(game: string): boolean {
  return `./${game}/Choosing.svelte` in choosings;
}
