// Without the server: the service worker shows the page that it kept, and marks it.
import { offlineSite, under } from "../routing/root";

/** Whether this page came from what the browser kept, since the server could not be reached. */
export const alone = document.documentElement.dataset.alone !== undefined;

/**
 * Let the browser keep what can be read without the server, in the language that is spoken. Where that is not allowed, as without https, or not
 * wanted, nothing is kept.
 */
export function keepForLater(language: string): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!("serviceWorker" in navigator) || connection?.saveData) return;
  register(under("/"), language).catch(() => undefined);
}

function register(folder: string, language: string): Promise<ServiceWorkerRegistration> {
  const address = `${folder}worker.js?language=${encodeURIComponent(language)}`;
  return navigator.serviceWorker.register(address, { updateViaCache: "none" });
}

/** Whether this browser has the whole site on which people can play without the server. */
export async function isSiteStored(): Promise<boolean> {
  if (offlineSite === null || !("serviceWorker" in navigator)) return false;
  // Where it has none of its own, the worker of the server's pages is found
  const found = await navigator.serviceWorker.getRegistration(offlineSite);
  return found?.active != null && new URL(found.scope).pathname === offlineSite;
}

/** Let this browser keep that site; comes back when all of it is there. Errors: what the browser says, or Error if a file didn't come. */
export async function keepSite(language: string): Promise<void> {
  if (offlineSite === null) throw new Error("this server has no site for play without it");
  const { active, waiting, installing } = await register(offlineSite, language);
  // One that waits has all its files, and takes over when the pages of the version before are closed
  if (!active && !waiting && installing) await finished(installing);
}

/** How many bytes this browser keeps of that site, without the games that were played there. */
export async function storedBytes(): Promise<number> {
  let bytes = 0;
  for (const cache of await Promise.all((await siteCaches()).map((name) => caches.open(name)))) {
    for (const request of await cache.keys()) bytes += (await (await cache.match(request))?.blob())?.size ?? 0;
  }
  return bytes;
}

/** Let this browser keep that site no longer. Games that were played there stay, and so does what an open page of it has loaded. */
export async function removeSite(): Promise<void> {
  if (offlineSite === null) return;
  const found = await navigator.serviceWorker.getRegistration(offlineSite);
  // First the worker: it must answer no more when its files are gone
  if (found && new URL(found.scope).pathname === offlineSite) await found.unregister();
  await Promise.all((await siteCaches()).map((name) => caches.delete(name)));
}

/** The caches of that site: its files, and Python as it was after its start. */
async function siteCaches(): Promise<string[]> {
  if (offlineSite === null) return [];
  const base = location.origin + offlineSite.replace(/\/$/, "");
  const isOurs = (name: string) =>
    name.startsWith(`ratskeller-site-${offlineSite}-`) || name === `ratskeller-python ${base}`;
  return (await caches.keys()).filter(isOurs);
}

/** Wait until a worker has kept its files. */
async function finished(worker: ServiceWorker): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    worker.onstatechange = () => {
      if (worker.state === "activated") resolve();
      else if (worker.state === "redundant") reject(new Error("a file did not come"));
    };
  });
}
