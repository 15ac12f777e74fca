import type { AnyTable } from "../store/table.svelte";

const KEYS: Record<string, (table: AnyTable) => unknown> = {
  ArrowRight: ({ replay }) => replay.next(),
  ArrowLeft: ({ replay }) => replay.previous(),
  PageDown: ({ replay }) => replay.nextTurn(),
  PageUp: ({ replay }) => replay.previousTurn(),
  Home: ({ replay }) => replay.restart(),
  End: (table) => (table.replay.reviewing ? table.replay.end() : table.toNow()),
  Escape: (table) => table.replay.reviewing || table.toNow(),
  " ": ({ replay }) => (replay.going ? replay.pause() : replay.play()),
};

/** Do what a key means in the past, before the table's own keys hear of it. Space presses a button that has the focus. */
export function replayKey(event: KeyboardEvent, table: AnyTable): void {
  const where = event.target instanceof Element ? event.target.tagName : "";
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (event.key === " " && (where === "BUTTON" || where === "A")) return;
  const act = KEYS[event.key];
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act(table);
}
