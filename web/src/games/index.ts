// The games that can be shown: each has its own folder with a Table.svelte, fetched when it is needed.
import type { Component } from "svelte";

type TableComponent = Component<{ id: string }>;

const files = import.meta.glob<{ default: TableComponent }>("./*/Table.svelte");

/** The page of a game, or null if this client can't show it. */
export async function tableOf(game: string): Promise<TableComponent | null> {
  const load = files[`./${game}/Table.svelte`];
  return load ? (await load()).default : null;
}
