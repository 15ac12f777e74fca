// Finished games of a site without a server, brought to the server that it belongs to: one after the other, each noted as soon as it is there.
import type { Refused } from "../api/client";
import type { Summary } from "../api/types";
import { readStorage, writeStorage } from "../device/storage";

/** What came of it: how many games the server has now, how many have no end by the rules, and why each of the others failed. */
export interface Imported {
  readonly stored: number;
  readonly unfinished: number;
  readonly failed: readonly { readonly table: Summary; readonly error: unknown }[];
}

/** The record of a table, and how the server takes one. */
export interface Ways {
  record(table: string): Promise<string>;
  store(record: string): Promise<void>;
}

const KEY = "ratskeller-brought";
/** Where the server answers so, or not at all, it would take no other game either. */
const HOPELESS = [0, 401, 429, 503];

/** The ids of the tables whose games the server has, or can't have. */
function noted(): ReadonlySet<string> {
  const content = readStorage(KEY);
  return new Set(Array.isArray(content) ? content.filter((it) => typeof it === "string") : []);
}

/** The finished games among these tables that have not been brought yet. */
export function notImported(tables: readonly Summary[]): Summary[] {
  const known = noted();
  return tables.filter(({ id, over, taught }) => over && !taught && !known.has(id));
}

/** Bring games to the server. It knows a game that it has already, so one whose reply was lost counts once. */
export async function importGames(tables: readonly Summary[], ways: Ways): Promise<Imported> {
  let [stored, unfinished] = [0, 0];
  const failed: { table: Summary; error: unknown }[] = [];
  for (const [nth, table] of tables.entries()) {
    try {
      const record = await ways.record(table.id);
      await ways.store(record);
      stored += 1;
      note(table.id);
    } catch (error) {
      const { code = "", status = 0 } = error as Partial<Refused>;
      if (code === "not-over") {
        unfinished += 1;
        note(table.id);
      } else if (HOPELESS.includes(status)) {
        failed.push(...tables.slice(nth).map((it) => ({ table: it, error })));
        break;
      } else failed.push({ table, error });
    }
  }
  return { stored, unfinished, failed };
}

function note(id: string): void {
  writeStorage(KEY, [...noted(), id]);
}
