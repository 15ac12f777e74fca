// What a game's own part of the start page tells about what was chosen there (its `Choosing.svelte`).
import type { Component } from "svelte";
import type { GameOption } from "../lib/api/types";

export interface Chosen {
  /** Options of the new table, beside players and who begins. */
  options: Record<string, unknown>;
  /** Why a table can't be begun with this yet; null if it can. */
  lacking: string | null;
  /** What is chosen, in short sentences. */
  summary: string[];
  /** The choice is kept for the next visit: called when a table is begun. */
  keep: () => void;
}

export interface ChoosingProps {
  /** The name of the game, its options as it declares them, and what its catalogue holds. */
  game: string;
  options: readonly GameOption[];
  catalogue: unknown;
  players: number;
  chosen: Chosen | null;
  /** Open the game's book, at something that it shows or at its beginning. */
  onlook: (what: string | null) => void;
}

export type ChoosingComponent = Component<ChoosingProps, object, "chosen">;
