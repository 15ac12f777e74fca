// A bot that thinks: who it is, and that it is told aloud once it takes long.
import { voice } from "../../say.svelte";
import { botOn } from "../../seats";
import type { AnyTable } from "../table.svelte";

/** Milliseconds after which somebody who sees nothing may wonder. */
export const LONG = 4000;

/** The seat of the bot that thinks: it is asked, nothing is being shown, and the server can be reached. Null: none does. */
export function thinkerOf({
  view,
  seats,
  playing,
  link,
}: Pick<AnyTable, "view" | "seats" | "playing" | "link">): number | null {
  const actor = view?.actor;
  if (typeof actor !== "number" || playing || link === "lost") return null;
  return botOn(seats, actor) === null ? null : actor;
}

/** Say this once it takes long; returns what ends the waiting. */
export function sayLate(text: string): () => void {
  const waiting = setTimeout(() => voice.hint(text), LONG);
  return () => clearTimeout(waiting);
}
