// What keys do at the table.
import { isDirection, type Direction } from "../../../lib/board/roving";

/** The keys in the order in which the help lists them. */
export const HELP = [
  "cell",
  "lay",
  "turn",
  "figure",
  "kind",
  "nobody",
  "confirm",
  "undo",
  "cancel",
  "fields",
  "plague",
  "names",
  "last",
  "fit",
  "move",
  "left",
  "points",
  "walk",
  "parts",
  "past",
  "talk",
  "command",
  "help",
] as const;

export type Act =
  | {
      kind:
        | "next"
        | "skip"
        | "end"
        | "undo"
        | "cancel"
        | "confirm"
        | "command"
        | "turn"
        | "none"
        | "kind"
        | "fields"
        | "plague"
        | "names"
        | "last"
        | "fit"
        | "left"
        | "points"
        | "nearer"
        | "farther";
    }
  | { kind: "choose"; number: number }
  | { kind: "walk"; direction: Direction }
  | { kind: "pan"; dx: number; dy: number };

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  target: EventTarget | null;
}

type Plain = Exclude<Act["kind"], "choose" | "walk" | "pan">;

const PLAIN: Record<string, Plain> = {
  u: "undo",
  c: "confirm",
  Escape: "cancel",
  ":": "command",
  r: "turn",
  n: "none",
  k: "kind",
  f: "fields",
  p: "plague",
  g: "names",
  l: "last",
  t: "left",
  b: "points",
  "0": "fit",
  "+": "nearer",
  "=": "nearer",
  "-": "farther",
};

const PANS: Record<string, [number, number]> = { w: [0, 1], a: [1, 0], s: [0, -1], d: [-1, 0] };
/** The letters that move the board. */
export const MOVING: readonly string[] = Object.keys(PANS);

function tag(press: Press): string {
  return (press.target as Partial<Element> | null)?.tagName?.toLowerCase() ?? "";
}

/** What a key press asks for, or null. `walking`: the last scoring is being walked through; `playing`: something is being shown. */
export function command(press: Press, now: { walking: boolean; playing: boolean }): Act | null {
  const where = tag(press);
  if (where === "input" || where === "select" || where === "textarea") return null;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if ((press.ctrlKey || press.metaKey) && key === "z") return { kind: "undo" };
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (key === " " && now.walking && where !== "button") return { kind: "next" };
  if (key === "Escape" && now.walking) return { kind: "end" };
  if (key === "Escape" && now.playing) return { kind: "skip" };
  if (isDirection(key)) return { kind: "walk", direction: key };
  if (/^[1-9]$/.test(key)) return { kind: "choose", number: Number(key) };
  const pan = PANS[key];
  if (pan) return { kind: "pan", dx: pan[0], dy: pan[1] };
  const kind = PLAIN[key];
  return kind ? { kind } : null;
}
