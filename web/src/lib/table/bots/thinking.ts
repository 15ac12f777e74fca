// Somebody else thinks, a bot or a person: who it is, and that it is announced once it takes long.
import { voice } from "../../ui/liveregion.svelte";
import type { AnyTable } from "../store/table.svelte";

/** Milliseconds after which somebody who sees nothing may wonder. */
export const LONG = 4000;

/** The seat of the other one who thinks: it is asked and not away, nothing is being shown, and the server can be reached. Null: nobody does. */
export function thinkerOf({
  view,
  seats,
  acting,
  playing,
  link,
  table,
}: Pick<AnyTable, "view" | "seats" | "acting" | "playing" | "link" | "table">): number | null {
  const actor = view?.actor;
  const { ended, paused, clock } = table?.conduct ?? {};
  if (typeof actor !== "number" || actor === acting || playing || link === "lost" || ended || paused) return null;
  if (clock && (clock.seats[actor]?.away ?? 0) > clock.now) return null;
  return seats.find(({ seat }) => seat === actor)?.kind === "open" ? null : actor;
}

/** Say this once it takes long; returns what ends the waiting. */
export function sayLate(text: string): () => void {
  const waiting = setTimeout(() => voice.hint(text), LONG);
  return () => clearTimeout(waiting);
}
