// Files of a site without a server. What can't be had is named, so that it can be said.
import type { Description } from "../../../packages/engine/src/description.ts";
import type { Modules } from "../thinking/searcher";

/** The name of a file, without its folders. */
export function nameOf(address: string): string {
  return address.slice(address.lastIndexOf("/") + 1);
}

/** A file of the site. Errors name it and say why it did not come. */
export async function file(address: string, fetched: typeof fetch = fetch): Promise<Response> {
  const answer = await fetched(address).catch((error: unknown) => {
    throw new Error(`${nameOf(address)}: ${error instanceof Error ? error.message : String(error)}`);
  });
  if (!answer.ok) throw new Error(`${nameOf(address)}: ${answer.status}`);
  return answer;
}

export function modulesIn(folder: string): Modules {
  return {
    description: async (game) => (await file(`${folder}/${game}.json`)).json() as Promise<Description>,
    module: async (_game, description) => (await file(`${folder}/${description.file.name}`)).arrayBuffer(),
  };
}
