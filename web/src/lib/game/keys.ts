// What keys do at the table of a game, by the tables that the game gives.

/** What is asked of a key press. */
export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  target: EventTarget | null;
}

/** Where letters are letters. */
const TYPED = new Set(["input", "select", "textarea"]);

/**
 * A reader of key presses: what one asks for, or null. `kinds` has what single keys do, letters in lower case; digits choose. Before both `first` is
 * asked, with the element that has the focus and what is going on.
 */
export function reader<Kind extends string, More extends { kind: string }, Now>(
  kinds: Readonly<Record<string, Kind>>,
  first: (key: string, focus: string, now: Now) => More | null,
): (press: Press, now: Now) => More | { kind: Kind | "undo" } | { kind: "choose"; number: number } | null {
  return (press, now) => {
    const focus = (press.target as Partial<Element> | null)?.tagName?.toLowerCase() ?? "";
    if (TYPED.has(focus)) return null;
    const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
    if ((press.ctrlKey || press.metaKey) && key === "z") return { kind: "undo" };
    if (press.ctrlKey || press.metaKey || press.altKey) return null;
    const act = first(key, focus, now);
    if (act) return act;
    if (/^[1-9]$/.test(key)) return { kind: "choose", number: Number(key) };
    const kind = kinds[key];
    return kind === undefined ? null : { kind };
  };
}
