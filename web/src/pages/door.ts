// Who may come to a new table.
import type { NewTable } from "../lib/api/types";

/** What a new table says of its door. */
export type Door = Pick<NewTable, "way" | "password" | "spectators">;

/** As it is where nobody says anything. */
export const LINK: Door = { way: "link", spectators: true };

export function lacksPassword({ way, password }: Door): boolean {
  return way === "password" && !password;
}
