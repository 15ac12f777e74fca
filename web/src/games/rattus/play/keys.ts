import { reader, type Press } from "../../../lib/game/keys";

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

/** Answers that have a letter of their own, wherever they stand in the list. */
const LETTERS: Record<string, string> = { y: "yes", n: "no", k: "keep", s: "stop" };

export function letterOf(text: string): string | null {
  return Object.keys(LETTERS).find((letter) => LETTERS[letter] === text) ?? null;
}

const KINDS = { u: "undo", c: "confirm", Escape: "cancel", ":": "command" } as const;
/** What has the focus and is pressed by Enter and Space. */
const PRESSED = new Set(["button", "a", "summary"]);
/** Acts that answer or choose; while something is being shown they have nothing to be about. */
const ANSWERING = new Set(["choose", "say", "confirm", "cancel"]);

/** `ravage`: a ravage is being told; `playing`: anything is, and a key skips it. */
interface Now {
  ravage: boolean;
  playing: boolean;
}

type First = { kind: "next" | "skip" | "confirm" } | { kind: "say"; text: string };

const meant = reader(KINDS, (key, focus, now: Now): First | null => {
  if (key === " " || key === "Enter") return leading(key, focus, now);
  const said = LETTERS[key];
  return said ? { kind: "say", text: said } : null;
});

/** The two keys that press whatever has the focus: elsewhere they lead on through what is shown, and Enter confirms. */
function leading(key: string, focus: string, now: Now): First | null {
  if (PRESSED.has(focus)) return null;
  if (now.playing) return { kind: now.ravage ? "next" : "skip" };
  return key === "Enter" ? { kind: "confirm" } : null;
}

/** What a key press asks for, or null. */
export function command(press: Press, now: Now): ReturnType<typeof meant> {
  const act = meant(press, now);
  return act && now.playing && ANSWERING.has(act.kind) ? { kind: "skip" } : act;
}
