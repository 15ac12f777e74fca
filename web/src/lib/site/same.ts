// Whether two tables of a site hold the same game: one that was played here, and one that came back as a record.
import type { StoredTable } from "./shelf";

interface Content {
  readonly row?: { readonly game?: unknown; readonly version?: unknown; readonly options?: object };
  readonly entries?: readonly { readonly kind: string; readonly answer: string | null; readonly length: number }[];
}

const BETWEEN = "; ";

/** A table that holds the same finished game as this one, null if there is none. */
export function sameGame(table: StoredTable, others: readonly StoredTable[]): StoredTable | null {
  const { game } = table.summary;
  const alike = others.filter((it) => it.id !== table.id && it.summary.game === game && it.summary.over);
  const wanted = contentOf(table.document);
  return wanted === null ? null : (alike.find((it) => contentOf(it.document) === wanted) ?? null);
}

/** What makes a game the same: its rules, its options and the answers that were not taken back, as text; null where it can't be read. */
function contentOf(document: string): string | null {
  try {
    const { row, entries = [] } = JSON.parse(document) as Content;
    let answers: string[] = [];
    for (const { kind, answer, length } of entries) {
      if (kind === "undo") answers = answers.slice(0, length);
      else if (answer !== null) answers.push(...answer.split(BETWEEN));
    }
    return JSON.stringify([row?.game, row?.version, Object.entries(row?.options ?? {}).sort(), answers]);
  } catch {
    return null;
  }
}
