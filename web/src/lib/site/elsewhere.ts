// A game in play on this device that goes on on another one: what a link to it holds, and the table that such a link makes.
import { result } from "../api/client";
import { transport } from "../api/transport";
import type { Table } from "../api/types";
import { under } from "../routing/root";
import { linkTo } from "./links";

export async function linkToPlay(table: string): Promise<string> {
  const continuation = await asked("GET", `/api/tables/${table}/continuation`);
  return linkTo(JSON.stringify(continuation), null);
}

/** The table at which the game of a link goes on. Errors: Refused. */
export async function playOn(continuation: string): Promise<Table> {
  return (await asked("POST", "/api/continuations", { continuation })) as Table;
}

function asked(method: string, path: string, body?: object): Promise<unknown> {
  const request = new Request(location.origin + under(path), { method, body: body && JSON.stringify(body) });
  return result(
    transport.ask(request).then(async (response) => {
      const content: unknown = await response.json();
      return response.ok ? { data: content, response } : { error: content, response };
    }),
  );
}
