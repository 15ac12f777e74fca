// All games of a site without a server in one file, and games that come from such a file or from records.
import type { StoredTable, Shelf } from "./shelf";

/** What came of a file: games that are new here, games that were here already, and games that can't be read. */
export interface BroughtIn {
  readonly added: number;
  readonly known: number;
  readonly damaged: number;
}

interface Copy {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly tables: readonly StoredTable[];
  readonly reviews: Readonly<Record<string, string>>;
}

/** Asks Python, and returns the status of its reply. */
type Ask = (path: string, body: object) => Promise<number>;

const FORMAT = "ratskeller-games";
const VERSION = 1;
const CREATED = 201;

export async function copyOf(shelf: Shelf): Promise<string> {
  const [tables, reviews] = await Promise.all([shelf.all(), shelf.reviews()]);
  return JSON.stringify({ format: FORMAT, version: VERSION, tables, reviews } satisfies Copy);
}

/** Store the games of a file: one that `copyOf` wrote, a record, or a record in each line. Null: it is none of these. */
export async function bringIn(text: string, shelf: Shelf, ask: Ask): Promise<BroughtIn | null> {
  const copy = copyIn(text);
  return copy ? tablesOf(copy, shelf, ask) : recordsOf(recordsIn(text), shelf, ask);
}

function copyIn(text: string): Copy | null {
  const content = parsed(text) as Partial<Copy> | null;
  return content?.format === FORMAT && Array.isArray(content.tables) ? (content as Copy) : null;
}

function recordsIn(text: string): string[] {
  if (parsed(text) !== null) return [text];
  return text.split("\n").filter((line) => line.trim() !== "");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function tablesOf({ tables, reviews }: Copy, shelf: Shelf, ask: Ask): Promise<BroughtIn> {
  let [added, known] = [0, 0];
  for (const { id, document } of tables) {
    const here = await shelf.document(id);
    if (here !== null && plyOf(here) >= plyOf(document)) known++;
    else if ((await ask("/documents", { id, document })) === CREATED) added++;
    const review = (reviews as Copy["reviews"] | undefined)?.[id];
    if (review !== undefined && (await shelf.review(id)) === null) await shelf.keepReview(id, review);
  }
  return { added, known, damaged: tables.length - added - known };
}

async function recordsOf(records: readonly string[], shelf: Shelf, ask: Ask): Promise<BroughtIn | null> {
  const before = (await shelf.summaries()).length;
  let read = 0;
  for (const record of records) if ((await ask("/records", { record })) === CREATED) read++;
  const added = (await shelf.summaries()).length - before;
  return read === 0 ? null : { added, known: read - added, damaged: records.length - read };
}

/** How far a game has come; -1 where its document can't be read. */
function plyOf(document: string): number {
  const content = parsed(document) as { row?: { ply?: unknown } } | null;
  const ply = content?.row?.ply;
  return typeof ply === "number" ? ply : -1;
}
