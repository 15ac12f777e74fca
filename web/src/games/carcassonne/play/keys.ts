import { isDirection, type Direction } from "../../../lib/board/roving";
import { reader } from "../../../lib/game/keys";

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

const KINDS = {
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
} as const;

const PANS: Record<string, [number, number]> = { w: [0, 1], a: [1, 0], s: [0, -1], d: [-1, 0] };
export const MOVING: readonly string[] = Object.keys(PANS);

/** `walking`: the last scoring is being walked through; `playing`: something is being shown. */
interface Now {
  walking: boolean;
  playing: boolean;
}

type First =
  { kind: "next" | "skip" | "end" } | { kind: "walk"; direction: Direction } | { kind: "pan"; dx: number; dy: number };

/** What a key press asks for, or null. */
export const command = reader(KINDS, (key, focus, { walking, playing }: Now): First | null => {
  if (key === " " && walking && focus !== "button") return { kind: "next" };
  if (key === "Escape" && walking) return { kind: "end" };
  if (key === "Escape" && playing) return { kind: "skip" };
  if (isDirection(key)) return { kind: "walk", direction: key };
  const pan = PANS[key];
  return pan ? { kind: "pan", dx: pan[0], dy: pan[1] } : null;
});

export type Act = NonNullable<ReturnType<typeof command>>;
