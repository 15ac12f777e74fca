// Answers are texts (notation.md). They are read here by shape alone: what may be answered is decided by the server.

export type Answer =
  | { kind: "take"; card: string }
  | { kind: "use"; card: string }
  | { kind: "add"; region: string; count: number }
  | { kind: "mayor"; card: "mayor" }
  | { kind: "plague"; region: string }
  | { kind: "stay" }
  | { kind: "done" }
  | { kind: "region"; region: string }
  | { kind: "token"; region: string; slot: number }
  | { kind: "cube"; region: string; seat: number; potions: number }
  | { kind: "link"; ends: [string, string] }
  | { kind: "number"; count: number }
  | { kind: "cubes"; region: string; count: number }
  | { kind: "yes" }
  | { kind: "no" }
  | { kind: "keep" }
  | { kind: "stop" }
  | { kind: "other"; text: string };

export interface Choice {
  text: string;
  answer: Answer;
  /** Nothing can be undone after it: it is asked for twice. */
  final: boolean;
}

export interface Preview {
  /** Cubes that would come, or go: then their number is below zero. */
  cubes: readonly { region: string; seat: number; count: number }[];
  /** The way of a piece that would be moved, by its places on the map. */
  way: { from: { x: number; y: number }; to: { x: number; y: number } } | null;
  /** People whom the plague piece would stand for. */
  neutral: { region: string; count: number } | null;
  rat: string | null;
  plague: string | null;
  /** Regions into which a rat might come, how many are there and how many there can be; null: that is not known. */
  rooms: readonly { region: string; rats: number; most: number }[] | null;
}

const TOKEN = /^([a-z-]+)\.(\d+)$/;
const CUBE = /^([a-z-]+)\/(\d+)(?:\+(\d+))?$/;
const LINK = /^([a-z]+)-([a-z]+)$/;
const MOVE = /^([a-z]+); (\d+)$/;
const WORDS = new Set(["yes", "no", "keep", "stop", "done"]);

/** Read a token's place, `gallia.2`; null if it is none. */
export function place(text: string): { region: string; slot: number } | null {
  const match = TOKEN.exec(text);
  return match ? { region: match[1] as string, slot: Number(match[2]) } : null;
}

/** Read a cube, `gallia/0+2`; null if it is none. */
export function cubeAt(text: string): { region: string; seat: number; potions: number } | null {
  const match = CUBE.exec(text);
  return match ? { region: match[1] as string, seat: Number(match[2]), potions: Number(match[3] ?? 0) } : null;
}

/** Read the two ends of a link, `gallia-germania`; null if it is none. */
export function endsOf(text: string): [string, string] | null {
  const match = LINK.exec(text);
  return match ? [match[1] as string, match[2] as string] : null;
}

/** Regions, each with all numbers of cubes that may go there. The next question asks for the number: `gallia; 2`. */
export function withCounts(legal: readonly string[], most: number): string[] {
  return legal.flatMap((region) => Array.from({ length: most }, (_, i) => `${region}; ${i + 1}`));
}

export function parse(text: string): Answer {
  const moved = MOVE.exec(text);
  if (moved) return { kind: "cubes", region: moved[1] as string, count: Number(moved[2]) };
  const [verb = "", noun, amount] = text.split(" ");
  if (noun === undefined) return single(verb);
  if (verb === "take" || verb === "use") return { kind: verb, card: noun };
  if (verb === "add" && amount !== undefined) return { kind: "add", region: noun, count: Number(amount) };
  if (verb === "plague") return noun === "stay" ? { kind: "stay" } : { kind: "plague", region: noun };
  return { kind: "other", text };
}

function single(text: string): Answer {
  if (WORDS.has(text)) return { kind: text as "yes" | "no" | "keep" | "stop" | "done" };
  if (text === "mayor") return { kind: "mayor", card: text };
  if (/^\d+$/.test(text)) return { kind: "number", count: Number(text) };
  return thing(text) ?? { kind: "other", text };
}

function thing(text: string): Answer | null {
  const token = place(text);
  if (token) return { kind: "token", ...token };
  const cube = cubeAt(text);
  if (cube) return { kind: "cube", ...cube };
  const ends = endsOf(text);
  if (ends) return { kind: "link", ends };
  return /^[a-z]+$/.test(text) ? { kind: "region", region: text } : null;
}

/** What an open turn is answered with; other answers belong to something that has begun. */
const OPENS = new Set<Answer["kind"]>(["take", "use", "add", "mayor", "plague", "stay", "done"]);
const ABILITIES = new Set<Answer["kind"]>(["use", "mayor"]);
/** Abilities that move something from the first place that is chosen to the next. */
export const MOVES = new Set(["monk", "merchant", "pied-piper"]);
/** Answers that mean something only with what they follow. */
const SAYINGS = new Set<Answer["kind"]>(["yes", "no", "keep", "stop", "number"]);

/** Whether an answer is chosen for the ability that another one has begun to use. */
export function isChosenFor(first: Answer, next: Answer): boolean {
  return ABILITIES.has(first.kind) && !OPENS.has(next.kind);
}

/** An answer of a turn, with its place among all. */
export interface Given {
  text: string;
  answer: Answer;
  nth: number;
}

/** The answers of a turn by its steps: all that is chosen for an ability is one, and a word or a number says more of what it follows. */
export function stepsOf(answers: string): Given[][] {
  const steps: Given[][] = [];
  for (const [nth, text] of answers.split("; ").entries()) {
    const given = { text, answer: parse(text), nth };
    const last = steps.at(-1);
    const [first] = last ?? [];
    if (last && first && (SAYINGS.has(given.answer.kind) || isChosenFor(first.answer, given.answer))) last.push(given);
    else steps.push([given]);
  }
  return steps;
}

/** The regions that an answer is about: none, one, or both ends of a link. */
export function regionsOf(answer: Answer): string[] {
  if (answer.kind === "link") return answer.ends;
  return "region" in answer ? [answer.region] : [];
}

/** The piece or border on the map that stands for an answer, or null. Equal cubes lie in one stack, whatever they carry. */
export function spotOf(answer: Answer): string | null {
  if (answer.kind === "token") return `${answer.region}.${answer.slot}`;
  if (answer.kind === "cube") return `${answer.region}/${answer.seat}`;
  return answer.kind === "link" ? answer.ends.join("-") : null;
}
