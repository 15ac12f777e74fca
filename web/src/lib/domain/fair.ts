// Provably fair: every answer of chance worked out again in the browser, from a record alone (docs/fair.md).
// Nothing of it is asked of a server.
import { hex, type Memory } from "../device/contribution";

export interface Proof {
  commitment: string;
  seed: string;
  salt: string;
  contributions: { seat: number; after: number; value: string }[];
  chance: { at: number; options: [string, number][] }[];
}

/** What came of it; `values` fill in the message `proof-…` of that name. */
export interface Verdict {
  found: "ok" | "no-record" | "no-proof" | "seed" | "commitment" | "number" | "answer";
  values: Record<string, string | number>;
}

const WORD = 1n << 64n;

/** Whether this browser lets the page work out digests: it does only for addresses with https, and on this machine. */
export function canProve(): boolean {
  return "subtle" in crypto;
}

/** Work out all chance of a record again, and compare it with what is known from before. */
export async function prove(text: string, memory: Memory | null): Promise<Verdict> {
  const record = read(text);
  if (record === null) return { found: "no-record", values: {} };
  const { proof, answers } = record;
  if (proof === null) return { found: "no-proof", values: {} };
  const bound = await sha256(concat(bytes(proof.salt), bytes(proof.seed)));
  if (bound !== proof.commitment) return { found: "seed", values: {} };
  if (memory && memory.commitment !== proof.commitment) return { found: "commitment", values: {} };
  if (memory && !proof.contributions.some(({ value }) => value === memory.number))
    return { found: "number", values: {} };
  for (const [count, { at, options }] of proof.chance.entries()) {
    const due = await answerOf(proof, count, options);
    const given = answers[at] ?? "";
    if (due !== given) return { found: "answer", values: { place: at + 1, due, given } };
  }
  return { found: "ok", values: { count: proof.chance.length } };
}

/** The answers in order and the proof; null for a text that is no record. */
function read(text: string): { answers: string[]; proof: Proof | null } | null {
  try {
    const content = JSON.parse(text) as { answers?: string[]; proof?: Proof };
    if (!Array.isArray(content.answers)) return null;
    return { answers: content.answers.flatMap((line) => line.split("; ")), proof: content.proof ?? null };
  } catch {
    return null;
  }
}

/** What chance was bound to answer to a question, before which it had answered `count` times. */
async function answerOf(proof: Proof, count: number, options: readonly [string, number][]): Promise<string> {
  const added = proof.contributions.filter(({ after }) => after <= count).map(({ seat, value }) => `${seat}:${value}`);
  const key = await hmac(bytes(proof.seed), added.join(";"));
  let left = await below(
    key,
    `chance ${count}`,
    options.reduce((sum, [, weight]) => sum + BigInt(weight), 0n),
  );
  for (const [answer, weight] of options) {
    left -= BigInt(weight);
    if (left < 0n) return answer;
  }
  return "";
}

/** The number below `count` that a name stands for: each is equally likely. */
export async function below(key: Uint8Array<ArrayBuffer>, name: string, count: bigint): Promise<bigint> {
  if (count <= 0n) return 0n;
  const whole = WORD - (WORD % count);
  for (let attempt = 0; ; attempt++) {
    const digest = await hmac(key, `${name}/${attempt}`);
    const word = new DataView(digest.buffer).getBigUint64(0);
    if (word < whole) return word % count;
  }
}

async function hmac(key: Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const made = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", made, new TextEncoder().encode(text)));
}

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", data)));
}

export function bytes(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function concat(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
