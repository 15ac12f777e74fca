// What keys do at the table.

/** The keys in the order in which the help lists them. */
export const HELP = [
  "map",
  "tab",
  "choose",
  "number",
  "letter",
  "confirm",
  "undo",
  "cancel",
  "next",
  "past",
  "talk",
  "command",
  "help",
] as const;

export type Act =
  | { kind: "next" | "skip" | "undo" | "confirm" | "cancel" | "command" }
  | { kind: "choose"; number: number }
  | { kind: "say"; text: string };

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  target: EventTarget | null;
}

type Plain = Exclude<Act["kind"], "choose" | "say">;

/** Answers that have a letter of their own, wherever they stand in the list. */
const LETTERS: Record<string, string> = { y: "yes", n: "no", k: "keep", s: "stop" };

/** The letter that gives an answer, if it has one. */
export function letterOf(text: string): string | null {
  return Object.keys(LETTERS).find((letter) => LETTERS[letter] === text) ?? null;
}

const PLAIN: Record<string, Plain> = {
  u: "undo",
  c: "confirm",
  Escape: "cancel",
  ":": "command",
};

function tag(press: Press): string {
  return (press.target as Partial<Element> | null)?.tagName?.toLowerCase() ?? "";
}

/** What has the focus and is pressed by Enter and Space. */
const PRESSED = new Set(["button", "a", "summary"]);

/** Acts that answer or choose; while something is being shown they have nothing to be about. */
const ANSWERING = new Set<Act["kind"]>(["choose", "say", "confirm", "cancel"]);

/** What a key press asks for, or null. `ravage`: a ravage is being told; `playing`: anything is, and a key skips it. */
export function command(press: Press, now: { ravage: boolean; playing: boolean }): Act | null {
  const where = tag(press);
  if (where === "input" || where === "select" || where === "textarea") return null;
  if ((press.ctrlKey || press.metaKey) && press.key.toLowerCase() === "z") return { kind: "undo" };
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (press.key === " " || press.key === "Enter") return leading(press.key, where, now);
  const act = meant(press);
  return act && now.playing && ANSWERING.has(act.kind) ? { kind: "skip" } : act;
}

/** The two keys that press whatever has the focus: elsewhere they lead on through what is shown, and Enter confirms. */
function leading(key: string, where: string, now: { ravage: boolean; playing: boolean }): Act | null {
  if (PRESSED.has(where)) return null;
  if (now.playing) return { kind: now.ravage ? "next" : "skip" };
  return key === "Enter" ? { kind: "confirm" } : null;
}

/** What a key means while nothing is being shown. */
function meant(press: Press): Act | null {
  if (/^[1-9]$/.test(press.key)) return { kind: "choose", number: Number(press.key) };
  const said = LETTERS[press.key];
  if (said) return { kind: "say", text: said };
  const kind = PLAIN[press.key];
  return kind ? { kind } : null;
}
