// Answers are texts (notation.md). They are read here by shape alone: what may be answered is decided by the server.

export type Answer =
  | { kind: "take"; card: string }
  | { kind: "use"; card: string }
  | { kind: "add"; region: string; count: number }
  | { kind: "plague"; region: string }
  | { kind: "stay" }
  | { kind: "done" }
  | { kind: "region"; region: string }
  | { kind: "token"; region: string; slot: number }
  | { kind: "number"; count: number }
  | { kind: "yes" }
  | { kind: "no" }
  | { kind: "stop" }
  | { kind: "other"; text: string };

const TOKEN = /^([a-z-]+)\.(\d+)$/;
const WORDS = new Set(["yes", "no", "stop", "done"]);

/** Read a token's place, `gallia.2`; null if it is none. */
export function place(text: string): { region: string; slot: number } | null {
  const match = TOKEN.exec(text);
  return match ? { region: match[1] as string, slot: Number(match[2]) } : null;
}

/** What an answer's text means. */
export function parse(text: string): Answer {
  const [verb = "", noun, amount] = text.split(" ");
  if (noun === undefined) return single(verb);
  if (verb === "take" || verb === "use") return { kind: verb, card: noun };
  if (verb === "add" && amount !== undefined) return { kind: "add", region: noun, count: Number(amount) };
  if (verb === "plague") return noun === "stay" ? { kind: "stay" } : { kind: "plague", region: noun };
  return { kind: "other", text };
}

function single(text: string): Answer {
  if (WORDS.has(text)) return { kind: text as "yes" | "no" | "stop" | "done" };
  if (/^\d+$/.test(text)) return { kind: "number", count: Number(text) };
  const token = place(text);
  if (token) return { kind: "token", ...token };
  return /^[a-z-]+$/.test(text) ? { kind: "region", region: text } : { kind: "other", text };
}

/** The region that an answer is about, if it is about one. */
export function regionOf(answer: Answer): string | null {
  return "region" in answer ? answer.region : null;
}
