// Arrow keys in a table: a single stop for Tab, and from there to every cell. In a cell with buttons or links these have the focus.
import type { Attachment } from "svelte/attachments";

/** What stands in a cell: words, something that can be typed, an answer that a button puts on the command line, a seat, the way to a rule. */
export type Cell =
  | string
  | number
  | { typed: string }
  | { typed: string; text: string; put: () => void }
  | { seat: number; text: string }
  | { rule: string; text: string };

/** What a row says, by the headings of the columns; the first column names the row. Sentences stand below each other. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell | readonly Cell[]>>;

/** Where to go by a key: rows and stops, counted from where one is; `far` goes to the end. */
interface Step {
  row: number;
  stop: number;
}

const PRESSED = "button:not(:disabled), a[href]";
const FAR = Infinity;
const STEPS: Record<string, Step> = {
  ArrowUp: { row: -1, stop: 0 },
  ArrowDown: { row: 1, stop: 0 },
  ArrowLeft: { row: 0, stop: -1 },
  ArrowRight: { row: 0, stop: 1 },
  Home: { row: 0, stop: -FAR },
  End: { row: 0, stop: FAR },
  PageUp: { row: -FAR, stop: 0 },
  PageDown: { row: FAR, stop: 0 },
};

export function stepOf({
  key,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey">): Step | null {
  // With these the key belongs to the browser or to the screen reader.
  return altKey || ctrlKey || metaKey ? null : (STEPS[key] ?? null);
}

/** The number that one comes to among `count` things. */
export function within(from: number, by: number, count: number): number {
  return Math.min(count - 1, Math.max(0, from + by));
}

function stopsIn(cell: Element): HTMLElement[] {
  const pressed = [...cell.querySelectorAll<HTMLElement>(PRESSED)];
  return pressed.length > 0 ? pressed : [cell as HTMLElement];
}

/** The cells of every row of the body, each with its stops. */
function rowsOf(table: HTMLTableElement): HTMLElement[][][] {
  return [...table.tBodies].flatMap((body) => [...body.rows].map((row) => [...row.cells].map(stopsIn)));
}

export const grid: Attachment<HTMLTableElement> = (table) => {
  let here: HTMLElement | null = null;

  /** Only one of all is a stop for Tab. */
  const settle = () => {
    const stops = rowsOf(table).flat(2);
    if (!here || !stops.includes(here)) here = stops[0] ?? null;
    for (const stop of stops) stop.tabIndex = stop === here ? 0 : -1;
  };

  const go = (event: KeyboardEvent) => {
    const step = stepOf(event);
    const rows = rowsOf(table);
    const from = rows.findIndex((row) => row.flat().includes(event.target as HTMLElement));
    const row = rows[from];
    if (!step || !row) return;
    event.preventDefault();
    target(rows, row, from, step, event.target as HTMLElement)?.focus();
  };

  const came = ({ target: it }: FocusEvent) => {
    here = it as HTMLElement;
    settle();
  };

  const changed = new MutationObserver(settle);
  changed.observe(table, { childList: true, subtree: true });
  table.addEventListener("keydown", go);
  table.addEventListener("focusin", came);
  settle();
  return () => {
    changed.disconnect();
    table.removeEventListener("keydown", go);
    table.removeEventListener("focusin", came);
  };
};

/** Along a row from stop to stop, across rows from cell to cell. */
function target(
  rows: HTMLElement[][][],
  row: HTMLElement[][],
  from: number,
  step: Step,
  now: HTMLElement,
): HTMLElement | undefined {
  if (step.row === 0) {
    const stops = row.flat();
    return stops[within(stops.indexOf(now), step.stop, stops.length)];
  }
  const cell = row.findIndex((stops) => stops.includes(now));
  return rows[within(from, step.row, rows.length)]?.[cell]?.[0];
}
