// What games bring along to be shown, each in its own folder, all of it fetched when it is needed: a Table.svelte; for the start page an
// Ornament.svelte and a Choosing.svelte; a book (CardBook.svelte, TileBook.svelte) in which its pieces can be looked up; a Printed.svelte, which
// shows a finished game on paper. A game that has none of
// it is shown as it comes: its options one by one, its view as a list, its answers as buttons. Where there is a book of rules, it is made by
// rules/index.ts, and each page "in a minute" is a file in rules/minutes; rules/hints.ts says what is told at first use.
import type { Component } from "svelte";
import type { Book } from "../lib/rules/book";
import type { Finished } from "../lib/table/finished";
import type { Hint, Offered } from "../lib/ui/rules";
import type { ChoosingComponent } from "./choosing";

type TableComponent = Component<{ id: string }>;
type BookComponent = Component<{ table?: string; card?: string | null; onclose: () => void }>;
type PrintedComponent = Component<Finished>;
type OrnamentComponent = Component<{ catalogue: unknown }>;

const tables = import.meta.glob<{ default: TableComponent }>("./*/Table.svelte");
const choosings = import.meta.glob<{ default: ChoosingComponent }>("./*/Choosing.svelte");
const ornaments = import.meta.glob<{ default: OrnamentComponent }>("./*/Ornament.svelte");
const printed = import.meta.glob<{ default: PrintedComponent }>("./*/Printed.svelte");
const books = import.meta.glob<{ default: BookComponent }>("./*/*Book.svelte");
const rules = import.meta.glob<Book>("./*/rules/index.ts", { import: "book" });
const minutes = Object.keys(import.meta.glob("./*/rules/minutes/*.ts"));
const hints = import.meta.glob<Hint[]>("./*/rules/hints.ts", { import: "hints" });

/** The page of a game. */
export async function tableOf(game: string): Promise<TableComponent> {
  const load = tables[`./${game}/Table.svelte`] ?? (() => import("../lib/table/PlainTable.svelte"));
  return (await load()).default;
}

/** How a finished game looks on paper, or null where it has no such page. */
export async function printedOf(game: string): Promise<PrintedComponent | null> {
  const load = printed[`./${game}/Printed.svelte`];
  return load ? (await load()).default : null;
}

/** The book in which a game's cards or tiles can be looked up, or null if it has none. */
export async function bookOf(game: string): Promise<BookComponent | null> {
  const path = Object.keys(books).find((it) => it.startsWith(`./${game}/`));
  const load = path === undefined ? undefined : books[path];
  return load ? (await load()).default : null;
}

/** What a game adds to the start page: how to choose what it is played with, by its declared options unless it has more to say, and its picture. */
export async function beginningOf(
  game: string,
): Promise<{ Choosing: ChoosingComponent; Ornament: OrnamentComponent | null }> {
  const choosing = choosings[`./${game}/Choosing.svelte`] ?? (() => import("./Choosing.svelte"));
  const ornament = ornaments[`./${game}/Ornament.svelte`];
  const [first, second] = await Promise.all([choosing(), ornament?.()]);
  return { Choosing: first.default, Ornament: second?.default ?? null };
}

/** What a game's rules are read from. It has to have a book. */
export async function rulesOf(game: string): Promise<Book> {
  const load = rules[`./${game}/rules/index.ts`];
  if (!load) throw new Error(`no rules of ${game}`);
  return load();
}

/** What can be read of a game's rules: the book, and the pages "in a minute" by the last parts of their addresses; null where there is none. */
export function readable(game: string | null): Offered | null {
  const names = minutes.filter((path) => path.startsWith(`./${game}/`)).map((path) => path.split("/").at(-1) ?? "");
  if (game === null || names.length === 0) return null;
  const parts = names.map((name) => name.replace(".ts", ""));
  return { game, parts, hints: hints[`./${game}/rules/hints.ts`] ?? (() => Promise.resolve([])) };
}
