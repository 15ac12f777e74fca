// A game in a link: its record, compressed, and a moment of it. What comes after the # is sent to no host.
import { under } from "../routing/root";

/** A game that came with a link: its record (of a game in play with who plays), what that says of it, and a moment, after so many answers (null: its end). */
export interface SharedGame {
  readonly record: string;
  readonly game: string;
  readonly names: readonly (string | null)[];
  readonly at: number | null;
  /** It is still in play, and can go on here. */
  readonly isRunning: boolean;
}

/** Why a link can't be opened: part of it is missing or damaged, or it is longer than any game. */
export type Fault = "broken" | "too-long";

export class UnreadableLink extends Error {
  constructor(readonly fault: Fault) {
    super(fault);
  }
}

const KEY = "game";
const FORMAT = "deflate-raw";
/** Characters of the longest game in a link. The games of this build have about a thousand. */
const LONGEST = 30_000;
/** Bytes of the longest record. */
const LONGEST_RECORD = 1_000_000;

/** The address of a game on this site, or on the server whose start page is `start`, with a moment of it. */
export async function linkTo(record: string, at: number | null, start = under("/")): Promise<string> {
  const compact = new TextEncoder().encode(JSON.stringify(JSON.parse(record)));
  const packed = await through(compact, new CompressionStream(FORMAT));
  const moment = at === null ? "" : `&at=${at}`;
  return `${location.origin}${start}#${KEY}=${encoded(packed)}${moment}`;
}

/** The game in the last part of an address. Errors: UnreadableLink. */
export async function readLink(hash: string): Promise<SharedGame> {
  const parts = new URLSearchParams(hash.slice(1));
  const packed = parts.get(KEY) ?? "";
  if (packed.length > LONGEST) throw new UnreadableLink("too-long");
  const at = parts.get("at");
  if (at !== null && !/^\d{1,6}$/.test(at)) throw new UnreadableLink("broken");
  try {
    const record = new TextDecoder().decode(await through(decoded(packed), new DecompressionStream(FORMAT)));
    const { game, names, bots } = JSON.parse(record) as { game: unknown; names?: unknown; bots?: unknown };
    if (typeof game !== "string") throw new UnreadableLink("broken");
    const known = Array.isArray(names) ? names.map(nameIn) : [];
    // Only a game in play says who goes on with it
    return { record, game, names: known, at: at === null ? null : Number(at), isRunning: Array.isArray(bots) };
  } catch (error) {
    throw error instanceof UnreadableLink ? error : new UnreadableLink("broken");
  }
}

function nameIn(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    // A short text may unpack to a very long one
    if (length > LONGEST_RECORD) throw new UnreadableLink("too-long");
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

/** Base64 as addresses have it. */
function encoded(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function decoded(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
}
