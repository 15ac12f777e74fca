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

/** Wait until a worker has kept its files. */
async function finished(worker: ServiceWorker): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    worker.onstatechange = () => {
      if (worker.state === "activated") resolve();
      else if (worker.state === "redundant") reject(new Error("a file did not come"));
    };
  });
}
